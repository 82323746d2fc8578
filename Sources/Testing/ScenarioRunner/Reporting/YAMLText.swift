import KeywrightDiagnostics

/// Writes texts for YAML.
enum YAMLText {
  /// The text in quotation marks, with everything escaped that YAML does not print or that turns what is printed around.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0x0A: result += "\\n"
      case 0x09: result += "\\t"
      case 0..<0x20, 0x7F..<0xA0: result += "\\x\(hexadecimal(scalar, digits: 2))"
      case 0xFEFF, 0xFFFE, 0xFFFF: result += "\\u\(hexadecimal(scalar, digits: 4))"
      case _ where scalar.isBidiOrLineControl: result += "\\u\(hexadecimal(scalar, digits: 4))"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar, digits: Int) -> String {
    let text = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
