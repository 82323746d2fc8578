extension XKBTokens {
  /// The text of a string as the library reads it, with what its escapes stand for: `\146oo` is foo.
  ///
  /// An octal number has three digits at most; what is no escape is left out, as there.
  func unescapedText(_ token: Token) -> String {
    var range = token.range
    if token.kind == .string, range.count >= 2 { range = (range.lowerBound + 1)..<(range.upperBound - 1) }
    guard bytes[range].contains(UInt8(ascii: "\\")) else { return String(decoding: bytes[range], as: UTF8.self) }
    var rest = bytes[range]
    var text: [UInt8] = []
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        text.append(byte)
        continue
      }
      if let digit = Self.octal(escape) {
        var value = digit
        for _ in 0..<2 {
          guard let next = rest.first.flatMap(Self.octal) else { break }
          value = value &* 8 &+ next
          rest = rest.dropFirst()
        }
        text.append(value)
      } else if let meaning = Self.escapes[escape] {
        text.append(meaning)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func octal(_ byte: UInt8) -> UInt8? {
    (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) ? byte - UInt8(ascii: "0") : nil
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\\"): UInt8(ascii: "\\"), UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C,
    UInt8(ascii: "v"): 0x0B, UInt8(ascii: "e"): 0x1B,
  ]
}
