import KeywrightDiagnostics

extension KeystrokeNotation {
  /// A text in quotation marks, with escapes for what cannot be seen.
  public static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\r": result += "\\u{D}"
      default: result += SafeText.escaped(String(scalar))
      }
    }
    return result + "\""
  }
}
