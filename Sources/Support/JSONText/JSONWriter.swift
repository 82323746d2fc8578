import KeywrightDiagnostics

/// Writes JSON text (RFC 8259) without Foundation, which would cost a command its start-up time.
public struct JSONWriter {
  private var bytes: [UInt8] = []
  private let isPretty: Bool

  private init(isPretty: Bool) { self.isPretty = isPretty }

  /// The value on one line.
  public static func compact(_ value: JSONValue) -> String {
    var bytes: [UInt8] = []
    appendCompact(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds the value, on one line and without a line feed, to UTF-8.
  public static func appendCompact(_ value: JSONValue, to bytes: inout [UInt8]) {
    var writer = JSONWriter(isPretty: false)
    swap(&writer.bytes, &bytes)
    writer.write(value, indent: 0)
    swap(&writer.bytes, &bytes)
  }

  /// The value with a line for each member; arrays of plain values stay on one line.
  public static func pretty(_ value: JSONValue) -> String {
    var writer = JSONWriter(isPretty: true)
    writer.write(value, indent: 0)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private mutating func write(_ value: JSONValue, indent: Int) {
    switch value {
    case .null: append("null")
    case .bool(let flag): append(flag ? "true" : "false")
    case .number(let number): append(String(number))
    // JSON has no word for what is no number.
    case .decimal(let number): append(number.isFinite ? String(number) : "null")
    case .numeral(let digits): append(digits)
    case .string(let text): write(text)
    case .array(let values):
      let breaks = isPretty && values.contains(where: \.isContainer)
      writeList("[", "]", values, breaks: breaks, indent: indent) { writer, value, inner in
        writer.write(value, indent: inner)
      }
    case .object(let members):
      writeList("{", "}", members, breaks: isPretty, indent: indent) { writer, member, inner in
        writer.write(member.name)
        writer.append(writer.isPretty ? ": " : ":")
        writer.write(member.value, indent: inner)
      }
    }
  }

  private mutating func writeList<Element>(
    _ open: String, _ close: String, _ elements: [Element], breaks: Bool, indent: Int,
    each: (inout JSONWriter, Element, Int) -> Void
  ) {
    append(open)
    for (place, element) in elements.enumerated() {
      if place > 0 { append(breaks || !isPretty ? "," : ", ") }
      if breaks { newline(indent + 1) }
      each(&self, element, indent + 1)
    }
    if breaks, !elements.isEmpty { newline(indent) }
    append(close)
  }

  private mutating func newline(_ indent: Int) {
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(0x20, count: indent * 2))
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func write(_ text: String) {
    bytes.append(0x22)
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      var index = 0
      while index < utf8.count {
        let byte = utf8[index]
        let hidden = byte >= 0xC2 ? Self.hiddenScalar(utf8, at: index) : nil
        guard hidden != nil || Self.needsEscape(byte) else {
          index += 1
          continue
        }
        bytes.append(contentsOf: utf8[start..<index])
        if let hidden { writeEscape(ofScalar: hidden.value) } else { writeEscape(of: byte) }
        index += hidden?.length ?? 1
        start = index
      }
      bytes.append(contentsOf: utf8[start...])
    }
    bytes.append(0x22)
  }

  private static func needsEscape(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F }

  /// A control character, or one that changes the direction or the line of a text: a terminal might obey it.
  private static func hiddenScalar(
    _ utf8: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (value: UInt32, length: Int)? {
    let lead = utf8[index]
    // No such character has four bytes.
    let length = lead < 0xE0 ? 2 : 3
    guard lead < 0xF0, index + length <= utf8.count else { return nil }
    var value = UInt32(lead & (length == 2 ? 0x1F : 0x0F))
    for offset in 1..<length { value = value << 6 | UInt32(utf8[index + offset] & 0x3F) }
    guard let scalar = Unicode.Scalar(value), (0x80...0x9F).contains(value) || scalar.isBidiOrLineControl else {
      return nil
    }
    return (value, length)
  }

  private mutating func writeEscape(ofScalar value: UInt32) {
    let digits = String(value, radix: 16)
    append("\\u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits)
  }

  private mutating func writeEscape(of byte: UInt8) {
    switch byte {
    case 0x22: append("\\\"")
    case 0x5C: append("\\\\")
    case 0x0A: append("\\n")
    case 0x0D: append("\\r")
    case 0x09: append("\\t")
    case 0x08: append("\\b")
    case 0x0C: append("\\f")
    default:
      append(byte < 0x10 ? "\\u000" : "\\u00")
      append(String(byte, radix: 16))
    }
  }
}

extension JSONValue {
  fileprivate var isContainer: Bool {
    switch self {
    case .array, .object: true
    default: false
    }
  }
}
