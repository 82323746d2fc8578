/// Writes JSON text (RFC 8259) without Foundation, which would cost a command its start-up time.
public struct JSONWriter {
  private var bytes: [UInt8] = []
  private let isPretty: Bool

  private init(isPretty: Bool) { self.isPretty = isPretty }

  /// The value on one line.
  public static func compact(_ value: JSONValue) -> String {
    var writer = JSONWriter(isPretty: false)
    writer.write(value, indent: 0)
    return String(decoding: writer.bytes, as: UTF8.self)
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
    for byte in text.utf8 {
      switch byte {
      case 0x22: append("\\\"")
      case 0x5C: append("\\\\")
      case 0x0A: append("\\n")
      case 0x0D: append("\\r")
      case 0x09: append("\\t")
      case 0x08: append("\\b")
      case 0x0C: append("\\f")
      case 0..<0x20, 0x7F:
        append("\\u00")
        if byte < 0x10 { append("0") }
        append(String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
    bytes.append(0x22)
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
