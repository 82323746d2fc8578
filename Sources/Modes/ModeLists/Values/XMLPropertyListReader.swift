import KeywrightDiagnostics

/// Reads property lists in XML, without anything of XML that they do not need.
struct XMLPropertyListReader {
  private static let maximumDepth = 32
  private static let hint = "write it as plutil -convert xml1 does"
  private var text: XMLScanner

  /// Reads the whole of a text as one value.
  static func read(_ cursor: ListCursor) throws(Diagnostic) -> PropertyListValue {
    var reader = XMLPropertyListReader(text: XMLScanner(cursor))
    try reader.text.skipProlog()
    let root = try reader.text.tag()
    guard root.name == "plist" else {
      // What plutil -extract prints has no root of its own.
      return try reader.finish(reader.value(root, depth: 0))
    }
    guard !root.isEmpty else { throw reader.failure("the property list is empty", at: root.place) }
    let value = try reader.value(reader.text.tag(), depth: 0)
    try reader.text.close(root)
    return try reader.finish(value)
  }

  private mutating func finish(_ value: PropertyListValue) throws(Diagnostic) -> PropertyListValue {
    try text.skipSpace()
    guard text.isAtEnd else { throw failure("there is something after the end of the list", at: text.place) }
    return value
  }

  private mutating func value(_ tag: XMLScanner.Tag, depth: Int) throws(Diagnostic) -> PropertyListValue {
    guard depth < Self.maximumDepth else {
      throw failure("the list is nested deeper than \(Self.maximumDepth)", at: tag.place)
    }
    guard !tag.isClosing else { throw failure("a value is missing before </\(tag.name)>", at: tag.place) }
    switch tag.name {
    case "string": return .string(try content(tag))
    case "array": return .array(try elements(tag, depth: depth), tag.place)
    case "dict": return .dictionary(try members(tag, depth: depth), tag.place)
    case "integer", "real", "date", "data", "true", "false":
      _ = try content(tag)
      return .other(tag.place)
    default: throw failure("<\(tag.name)> is not a value of a property list", at: tag.place)
    }
  }

  private mutating func elements(_ array: XMLScanner.Tag, depth: Int) throws(Diagnostic) -> [PropertyListValue] {
    var elements: [PropertyListValue] = []
    while !array.isEmpty {
      let tag = try text.tag()
      if tag.isClosing, tag.name == array.name { break }
      elements.append(try value(tag, depth: depth + 1))
    }
    return elements
  }

  private mutating func members(_ dictionary: XMLScanner.Tag, depth: Int) throws(Diagnostic) -> [PropertyListValue
    .Member]
  {
    var members: [PropertyListValue.Member] = []
    while !dictionary.isEmpty {
      let tag = try text.tag()
      if tag.isClosing, tag.name == dictionary.name { break }
      guard tag.name == "key", !tag.isClosing else { throw failure("a <key> is missing here", at: tag.place) }
      let key = try content(tag).text
      members.append(PropertyListValue.Member(key: key, value: try value(text.tag(), depth: depth + 1)))
    }
    return members
  }

  private mutating func content(_ tag: XMLScanner.Tag) throws(Diagnostic) -> PlacedText {
    guard !tag.isEmpty else { return PlacedText(text: "", place: tag.place) }
    let content = try text.characters()
    try text.close(tag)
    return content
  }

  private func failure(_ message: String, at place: SourcePlace) -> Diagnostic {
    text.failure(message, at: place, hint: Self.hint)
  }
}
