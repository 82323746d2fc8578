import KeywrightDiagnostics

/// Reads the text form of a GVariant: strings, arrays, tuples, plain words and type annotations.
struct GVariantReader {
  private static let maximumDepth = 16
  private static let hint = "write it as gsettings prints it, such as [('xkb', 'us'), ('ibus', 'hangul')]"
  private var cursor: ListCursor

  /// Reads the whole of a text as one value.
  static func read(_ cursor: ListCursor) throws(Diagnostic) -> GVariantValue {
    var reader = GVariantReader(cursor: cursor)
    reader.cursor.skipSpaceAndLineComments()
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.cursor.isAtEnd else {
      throw reader.failure("there is something after the end of the value")
    }
    return value
  }

  private mutating func value(depth: Int) throws(Diagnostic) -> GVariantValue {
    skipSpace()
    guard depth < Self.maximumDepth else {
      throw failure("the value is nested deeper than \(Self.maximumDepth)")
    }
    let place = cursor.place
    switch cursor.next {
    case nil: throw failure("a value is missing at the end")
    case "[":
      return .array(try elements(closing: "]", depth: depth, allowsFinalComma: false), place)
    case "(":
      return .tuple(try elements(closing: ")", depth: depth, allowsFinalComma: true), place)
    case "'", "\"": return .string(PlacedText(text: try string(), place: place))
    case "@":
      _ = cursor.take { !$0.properties.isWhitespace }
      return try value(depth: depth + 1)
    case _:
      let word = cursor.take { Self.isWord($0) }
      guard !word.isEmpty else { throw failure("a value is missing here") }
      // `uint32 0`: a type before its value.
      if Self.types.contains(word) { return try value(depth: depth + 1) }
      return .word(PlacedText(text: word, place: place))
    }
  }

  private static let types: Set = [
    "boolean", "byte", "int16", "uint16", "int32", "uint32", "handle", "int64", "uint64", "double", "string",
    "objectpath", "signature",
  ]

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil || "+-._".contains(Character(scalar)))
  }

  /// The values up to a closing bracket; only the tuple of one element has a comma before it.
  private mutating func elements(
    closing: Unicode.Scalar, depth: Int, allowsFinalComma: Bool
  ) throws(Diagnostic) -> [GVariantValue] {
    let opening = cursor.place
    cursor.skip()
    var elements: [GVariantValue] = []
    while true {
      skipSpace()
      if cursor.next == closing, elements.isEmpty { break }
      elements.append(try value(depth: depth + 1))
      skipSpace()
      if cursor.next == "," {
        cursor.skip()
        skipSpace()
        if cursor.next == closing {
          guard allowsFinalComma, elements.count == 1 else { throw failure("a value is missing after the comma") }
          break
        }
      } else if cursor.next != closing {
        guard cursor.isAtEnd else { throw failure("a comma or \(closing) is missing here") }
        throw cursor.failure("the bracket is not closed", at: opening, hint: Self.hint)
      } else {
        break
      }
    }
    cursor.skip()
    return elements
  }

  private mutating func string() throws(Diagnostic) -> String {
    let opening = cursor.place
    let quote = cursor.take()
    var text = String.UnicodeScalarView()
    while let scalar = cursor.take() {
      switch scalar {
      case quote: return String(text)
      case "\\":
        if let escaped = try escape() { text.append(escaped) }
      default: text.append(scalar)
      }
    }
    throw cursor.failure("the string is not closed", at: opening, hint: "close it with \(quote ?? "'")")
  }

  /// What follows a backslash; nil for a line that goes on.
  private mutating func escape() throws(Diagnostic) -> Unicode.Scalar? {
    switch cursor.take() {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "a": return "\u{07}"
    case "b": return "\u{08}"
    case "f": return "\u{0C}"
    case "v": return "\u{0B}"
    case "u": return try codePoint(digits: 4)
    case "U": return try codePoint(digits: 8)
    case "\n": return nil
    case let scalar?: return scalar
    case nil: return nil
    }
  }

  private mutating func codePoint(digits: Int) throws(Diagnostic) -> Unicode.Scalar {
    let place = cursor.place
    guard let scalar = cursor.takeCodePoint(digits: digits) else {
      throw cursor.failure(
        "a character's number is missing here", at: place, hint: "write \(digits) hexadecimal digits")
    }
    return scalar
  }

  private mutating func skipSpace() { cursor.skip { $0.properties.isWhitespace } }

  private func failure(_ message: String) -> Diagnostic { cursor.failure(message, hint: Self.hint) }
}
