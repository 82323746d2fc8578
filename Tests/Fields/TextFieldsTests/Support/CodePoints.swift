/// The code points of a text, for comparing: String equality ignores how an accent is spelled.
func codePoints(_ text: String?) -> String {
  guard let text else { return "nil" }
  return text.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
}
