/// What one batch of an input method may hold; a host refuses from a plugin what goes beyond.
public enum BatchLimits {
  /// The UTF-8 bytes of one text: a commit, marked text, a candidate, a comment, the auxiliary line.
  public static let textBytes = 65_536
  /// The UTF-8 bytes of all texts together.
  public static let allBytes = 1_048_576
  /// The candidates of a page.
  public static let candidates = 1000
  /// The spans of marked text.
  public static let spans = 1000
  /// The scalars that are deleted on one side of the caret.
  public static let deletion = 65_536
  /// The latest deadline: some thirty years after the start.
  public static let deadline = Duration.seconds(1_000_000_000)

  /// The first control character of a text other than newline and tab, such as `U+001B`; nil for none.
  ///
  /// A terminal, or whatever else reads a result, might obey it.
  public static func controlCharacter(in text: String) -> String? {
    guard let control = text.unicodeScalars.first(where: isControlCharacter) else { return nil }
    let digits = String(control.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Whether a scalar is a control character other than newline and tab.
  public static func isControlCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0: true
    default: false
    }
  }
}
