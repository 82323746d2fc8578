import KeywrightDiagnostics

/// Reads the property lists that `defaults read` prints: `( "a", b )`, `{ key = value; }`.
struct OldPropertyListReader {
  private static let maximumDepth = 32
  private static let hint = "write it as defaults read prints it, such as ( \"en_US@sw=QWERTY\", \"emoji@sw=Emoji\" )"
  private var cursor: ListCursor

  /// Reads the whole of a text as one value.
  static func read(_ cursor: ListCursor) throws(Diagnostic) -> PropertyListValue {
    var reader = OldPropertyListReader(cursor: cursor)
    let value = try reader.value(depth: 0)
    try reader.skipSpace()
    guard reader.cursor.isAtEnd else { throw reader.failure("there is something after the end of the list") }
    return value
  }

  private mutating func value(depth: Int) throws(Diagnostic) -> PropertyListValue {
    try skipSpace()
    guard depth < Self.maximumDepth else { throw failure("the list is nested deeper than \(Self.maximumDepth)") }
    let place = cursor.place
    switch cursor.next {
    case "(": return .array(try elements(depth: depth), place)
    case "{": return .dictionary(try members(depth: depth), place)
    case "<":
      cursor.skip { $0 != ">" }
      guard cursor.take(">") else { throw cursor.failure("the data is not closed", at: place, hint: "close it with >") }
      return .other(place)
    default: return .string(PlacedText(text: try string(), place: place))
    }
  }

  private mutating func elements(depth: Int) throws(Diagnostic) -> [PropertyListValue] {
    let opening = cursor.place
    cursor.skip()
    var elements: [PropertyListValue] = []
    while true {
      try skipSpace()
      if cursor.take(")") { return elements }
      guard !cursor.isAtEnd else { throw unclosed(opening, ")") }
      elements.append(try value(depth: depth + 1))
      try skipSpace()
      // The comma after the last element is optional.
      guard cursor.take(",") || cursor.next == ")" else {
        throw cursor.isAtEnd ? unclosed(opening, ")") : failure("a comma or ) is missing here")
      }
    }
  }

  private mutating func members(depth: Int) throws(Diagnostic) -> [PropertyListValue.Member] {
    let opening = cursor.place
    cursor.skip()
    var members: [PropertyListValue.Member] = []
    while true {
      try skipSpace()
      if cursor.take("}") { return members }
      guard !cursor.isAtEnd else { throw unclosed(opening, "}") }
      let key = try string()
      try skipSpace()
      guard cursor.take("=") else { throw failure("an = is missing after the key") }
      members.append(PropertyListValue.Member(key: key, value: try value(depth: depth + 1)))
      try skipSpace()
      guard cursor.take(";") || cursor.next == "}" else {
        throw cursor.isAtEnd ? unclosed(opening, "}") : failure("a ; or } is missing here")
      }
    }
  }

  private mutating func string() throws(Diagnostic) -> String {
    guard let quote = cursor.next, quote == "\"" || quote == "'" else {
      let word = cursor.take { Self.isPlain($0) }
      guard !word.isEmpty else { throw failure("a value is missing here") }
      return word
    }
    let opening = cursor.place
    cursor.skip()
    var text = String.UnicodeScalarView()
    while let scalar = cursor.take() {
      switch scalar {
      case quote: return String(text)
      case "\\": text.append(try escape())
      default: text.append(scalar)
      }
    }
    throw cursor.failure("the string is not closed", at: opening, hint: "close it with \(quote)")
  }

  private mutating func escape() throws(Diagnostic) -> Unicode.Scalar {
    switch cursor.next {
    case "U", "u":
      cursor.skip()
      let place = cursor.place
      guard let scalar = cursor.takeCodePoint(digits: 4) else {
        throw cursor.failure("a character's number is missing here", at: place, hint: "write 4 hexadecimal digits")
      }
      return scalar
    case "n":
      cursor.skip()
      return "\n"
    case "t":
      cursor.skip()
      return "\t"
    case "r":
      cursor.skip()
      return "\r"
    default: return cursor.take() ?? "\\"
    }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "_$/:.-".unicodeScalars.contains(scalar))
  }

  /// Skips white space and comments.
  private mutating func skipSpace() throws(Diagnostic) {
    while true {
      cursor.skip { $0.properties.isWhitespace }
      let place = cursor.place
      if cursor.take("//") {
        cursor.skip { $0 != "\n" }
      } else if cursor.take("/*") {
        while !cursor.isAtEnd, !cursor.hasPrefix("*/") { cursor.skip() }
        guard cursor.take("*/") else {
          throw cursor.failure("the comment is not closed", at: place, hint: "close it with */")
        }
      } else {
        return
      }
    }
  }

  private func unclosed(_ opening: SourcePlace, _ closing: String) -> Diagnostic {
    cursor.failure("the list is not closed", at: opening, hint: "close it with \(closing)")
  }

  private func failure(_ message: String) -> Diagnostic { cursor.failure(message, hint: Self.hint) }
}
