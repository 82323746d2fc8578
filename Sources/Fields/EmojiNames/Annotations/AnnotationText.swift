/// The characters that a piece of an annotation file stands for.
enum AnnotationText {
  /// The text of bytes without markup, its entities put in.
  static func decoded(
    _ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>
  ) throws(AnnotationParser.Failure) -> String {
    var text = ""
    var next = range.lowerBound
    while let ampersand = bytes.offset(of: UInt8(ascii: "&"), in: next..<range.upperBound) {
      text += try plain(next..<ampersand, of: bytes)
      let longest = min(range.upperBound, ampersand + entityLimit)
      guard let end = bytes.offset(of: UInt8(ascii: ";"), in: ampersand..<longest),
        let scalar = entity(bytes[(ampersand + 1)..<end])
      else { throw AnnotationParser.Failure(message: "an & begins no entity that is known here", offset: ampersand) }
      text.unicodeScalars.append(scalar)
      next = end + 1
    }
    return text.isEmpty
      ? try plain(next..<range.upperBound, of: bytes) : text + (try plain(next..<range.upperBound, of: bytes))
  }

  /// Whether a byte is white space of XML.
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  /// The longest entity, `&#x10FFFF;`, with room for zeros.
  private static let entityLimit = 16

  private static func plain(
    _ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>
  ) throws(AnnotationParser.Failure) -> String {
    let part = bytes[range]
    if let control = part.firstIndex(where: { ($0 < 0x20 && !isSpace($0)) || $0 == 0x7F }) {
      throw AnnotationParser.Failure(message: "there is a control character", offset: control)
    }
    guard let text = String(validating: part, as: UTF8.self) else {
      throw AnnotationParser.Failure(message: "this is not UTF-8", offset: range.lowerBound)
    }
    return text
  }

  private static func entity(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
    switch String(decoding: name, as: UTF8.self) {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    case let name where name.hasPrefix("#x"): return scalar(name.dropFirst(2), radix: 16)
    case let name where name.hasPrefix("#"): return scalar(name.dropFirst(), radix: 10)
    default: return nil
    }
  }

  /// A character by its number; nil for a control character, and for what is no number.
  private static func scalar(_ digits: Substring, radix: Int) -> Unicode.Scalar? {
    // A sign would be taken for part of the number.
    guard digits.first?.isHexDigit == true, let scalar = UInt32(digits, radix: radix).flatMap(Unicode.Scalar.init)
    else { return nil }
    return scalar.properties.generalCategory == .control ? nil : scalar
  }
}
