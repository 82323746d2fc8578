/// Text made safe for a terminal: control characters and bidirectional overrides are shown, not obeyed.
public enum SafeText {
  /// The text with every control, bidirectional, line-breaking and invisible tag character written as an escape.
  ///
  /// The tags of a flag such as Scotland's show as that flag and stay.
  public static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { needsEscape($0) || isTag($0) }) else { return text }
    var result = ""
    var isInFlag = false
    for scalar in text.unicodeScalars {
      isInFlag = scalar == "\u{1F3F4}" || isInFlag && isTag(scalar)
      if needsEscape(scalar) || isTag(scalar) && !isInFlag {
        result += escape(of: scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A path or a sentence as it is shown: of one longer than any path that a system knows, the middle is left out.
  public static func shortened(_ text: String) -> String {
    let shown = 500
    guard text.utf8.count > 4096, text.unicodeScalars.count > 2 * shown else { return text }
    let scalars = text.unicodeScalars
    return String(scalars.prefix(shown)) + "…" + String(scalars.suffix(shown))
  }

  private static func escape(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  private static func isTag(_ scalar: Unicode.Scalar) -> Bool { (0xE0000...0xE007F).contains(scalar.value) }

  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    default: scalar.isBidiOrLineControl
    }
  }
}
