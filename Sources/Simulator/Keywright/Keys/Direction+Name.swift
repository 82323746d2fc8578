public import KeywrightKeyEvents

extension KeyEvent.Direction {
  /// The word for a direction.
  public var name: String {
    switch self {
    case .press: "press"
    case .release: "release"
    case .repeat: "repeat"
    }
  }
}
