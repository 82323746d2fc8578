extension Unicode.Scalar {
  /// Whether a terminal may obey it: an invisible bidirectional control (UAX #9), or a line or paragraph separator.
  public var isBidiOrLineControl: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
