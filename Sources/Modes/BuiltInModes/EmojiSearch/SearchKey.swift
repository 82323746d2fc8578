import KeywrightKeyEvents

/// What a keystroke means to the emoji search.
enum SearchKey {
  /// Text for the query, or a digit that picks.
  case text(String)
  case deleteBackward
  case pick
  case escape
  case move(CandidatePages.Movement)
  /// Shows the skin tones of the highlighted emoji, or what was there before.
  case skinTones
  /// Would edit the text field, in which the query stands.
  case deleteForward
  /// Means nothing to the search.
  case other

  init(_ keystroke: Keystroke) {
    if case .composed(let text, _) = keystroke.compose {
      self = Self.isPrintable(text) ? .text(text) : .other
      return
    }
    switch keystroke.keysyms.single {
    case .backSpace: self = .deleteBackward
    case .return, .keypadEnter, Self.isoEnter: self = .pick
    case .escape: self = .escape
    case .down, .keypadDown: self = .move(.down)
    case .right, .keypadRight: self = .move(.right)
    case .up, .keypadUp: self = .move(.up)
    case .left, .keypadLeft: self = .move(.left)
    case Self.pageDown, Self.keypadPageDown: self = .move(.nextPage)
    case Self.pageUp, Self.keypadPageUp: self = .move(.previousPage)
    case .home, .keypadHome: self = .move(.first)
    case .end, .keypadEnd: self = .move(.last)
    case .delete, .keypadDelete: self = .deleteForward
    case .tab, .leftTab: self = .skinTones
    default: self = Self.isPrintable(keystroke.text) ? .text(keystroke.text) : .other
    }
  }

  private static let isoEnter = Keysym(0xFE34)
  private static let pageUp = Keysym(0xFF55)
  private static let pageDown = Keysym(0xFF56)
  private static let keypadPageUp = Keysym(0xFF9A)
  private static let keypadPageDown = Keysym(0xFF9B)

  /// Whether a text is not empty and has no control characters.
  private static func isPrintable(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
  }
}
