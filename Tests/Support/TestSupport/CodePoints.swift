/// The code points of a text, for messages and comparisons: String equality ignores how an accent is spelled, and emoji that differ in
/// U+FE0F look the same.
public func codePoints(_ text: String?) -> String {
  guard let text else { return "nil" }
  return text.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
}
