import KeywrightDiagnostics

/// Tags and character data of XML, one after the other.
struct XMLScanner {
  /// `<name>`, `</name>` or `<name/>`; attributes are skipped.
  struct Tag {
    var name: String
    var isClosing: Bool
    var isEmpty: Bool
    var place: SourcePlace
  }

  private var cursor: ListCursor

  init(_ cursor: ListCursor) { self.cursor = cursor }

  var isAtEnd: Bool { cursor.isAtEnd }
  var place: SourcePlace { cursor.place }

  /// Skips the declaration and the document type; one that declares entities is refused.
  mutating func skipProlog() throws(Diagnostic) {
    try skipSpace()
    if cursor.hasPrefix("<?") { try skip(to: "?>", "the declaration") }
    try skipSpace()
    guard cursor.hasPrefix("<!DOCTYPE") else { return }
    let place = cursor.place
    cursor.skip { $0 != ">" && $0 != "[" }
    guard cursor.next != "[" else {
      throw failure("the document type declares things of its own", hint: "take the part in [] out")
    }
    guard cursor.take(">") else { throw unclosed("the document type", ">", place) }
    try skipSpace()
  }

  /// Skips white space and comments.
  mutating func skipSpace() throws(Diagnostic) {
    cursor.skip { $0.properties.isWhitespace }
    while cursor.hasPrefix("<!--") {
      try skip(to: "-->", "the comment")
      cursor.skip { $0.properties.isWhitespace }
    }
  }

  /// Takes the tag that must come next.
  mutating func tag() throws(Diagnostic) -> Tag {
    try skipSpace()
    let place = cursor.place
    guard cursor.take("<") else {
      throw failure(cursor.isAtEnd ? "a tag is missing at the end" : "a tag is missing here", hint: Self.hint)
    }
    let isClosing = cursor.take("/")
    let name = cursor.take { $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil) }
    guard !name.isEmpty else { throw failure("the name of a tag is missing here", hint: Self.hint) }
    try skipAttributes(place)
    let isEmpty = cursor.take("/")
    guard cursor.take(">") else { throw unclosed("the tag", ">", place) }
    return Tag(name: name, isClosing: isClosing, isEmpty: isEmpty, place: place)
  }

  private static let hint = "write it as plutil -convert xml1 does"

  private mutating func skipAttributes(_ tag: SourcePlace) throws(Diagnostic) {
    while let next = cursor.next, next != ">", next != "/", next != "<" {
      cursor.skip()
      guard next == "\"" || next == "'" else { continue }
      cursor.skip { $0 != next }
      guard !cursor.isAtEnd else { throw unclosed("the tag", ">", tag) }
      cursor.skip()
    }
  }

  /// Takes the tag that closes another one.
  mutating func close(_ opened: Tag) throws(Diagnostic) {
    let tag = try tag()
    guard tag.isClosing, tag.name == opened.name else {
      throw failure("</\(opened.name)> is missing before this tag", at: tag.place, hint: Self.hint)
    }
  }

  /// Takes character data up to the next tag, with what entities and CDATA sections stand for.
  mutating func characters() throws(Diagnostic) -> PlacedText {
    let place = cursor.place
    var text = String.UnicodeScalarView()
    while let next = cursor.next {
      if next == "&" {
        text.append(try entity())
      } else if next == "<" {
        if cursor.hasPrefix("<!--") {
          try skip(to: "-->", "the comment")
        } else if cursor.hasPrefix("<![CDATA[") {
          let opening = cursor.place
          cursor.skip(count: 9)
          while !cursor.isAtEnd, !cursor.hasPrefix("]]>") {
            if let scalar = cursor.take() { text.append(scalar) }
          }
          guard cursor.take("]]>") else { throw unclosed("the section", "]]>", opening) }
        } else {
          break
        }
      } else {
        text.append(next)
        cursor.skip()
      }
    }
    return PlacedText(text: String(text), place: place)
  }

  private mutating func entity() throws(Diagnostic) -> Unicode.Scalar {
    let place = cursor.place
    cursor.skip()
    let name = cursor.take {
      $0 == "#" || $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
    }
    guard cursor.take(";"), name.utf8.count <= 9, let scalar = Self.scalar(of: name) else {
      throw failure("this & begins no entity that is known", at: place, hint: "write &amp; for an & of the text")
    }
    return scalar
  }

  private static func scalar(of entity: String) -> Unicode.Scalar? {
    switch entity {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let isHexadecimal = entity.hasPrefix("#x")
      guard entity.hasPrefix("#") else { return nil }
      return UInt32(entity.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10).flatMap(
        Unicode.Scalar.init)
    }
  }

  private mutating func skip(to closing: String, _ what: String) throws(Diagnostic) {
    let place = cursor.place
    while !cursor.isAtEnd, !cursor.hasPrefix(closing) { cursor.skip() }
    guard cursor.take(closing) else { throw unclosed(what, closing, place) }
  }

  private func unclosed(_ what: String, _ closing: String, _ place: SourcePlace) -> Diagnostic {
    failure("\(what) is not closed", at: place, hint: "close it with \(closing)")
  }

  func failure(_ message: String, at place: SourcePlace? = nil, hint: String) -> Diagnostic {
    cursor.failure(message, at: place, hint: hint)
  }
}
