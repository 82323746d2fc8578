extension Unicode.Scalar {
  /// Whether it shows nothing and changes the direction, or breaks the line, of the text around it, which a terminal obeys.
  public var turnsText: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
