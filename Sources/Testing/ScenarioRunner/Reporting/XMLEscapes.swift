import KeywrightDiagnostics

/// Writes texts for XML 1.0.
enum XMLEscapes {
  /// The text as an attribute's value or as content; what XML 1.0 cannot hold at all is shown as `\u{1B}`.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      case 0x3E: result += "&gt;"
      case 0x22: result += "&quot;"
      case 0x09, 0x0A, 0x0D, 0x7F..<0xA0: result += "&#\(scalar.value);"
      // A report may be shown by a terminal.
      case _ where scalar.isBidiOrLineControl: result += "&#\(scalar.value);"
      case 0..<0x20, 0xFFFE, 0xFFFF: result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The content of an element, in which line feeds stay as they are.
  static func content(_ lines: [String]) -> String { lines.map(escaped).joined(separator: "\n") }
}
