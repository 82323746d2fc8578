/// What `type "…" { … };` says: which modifiers it looks at, and which of them choose which level.
struct TypeStatement {
  /// One `map[Shift+LevelThree] = Level4;`, or `preserve[…] = …;`.
  struct Entry {
    /// The names of its modifiers, as they are written, by their tokens.
    var modifiers: [Int]
    /// The level, from 0; nil for a preserve entry, or where it is no number.
    var level: Int?
  }

  var name: String
  /// The token with the name.
  var token: Int
  /// The names of the modifiers that it looks at.
  var modifiers: [String] = []
  var entries: [Entry] = []

  /// Reads a statement; nil where it is none of a type.
  init?(_ statement: SectionStatement, of outline: XKBFileOutline) {
    let tokens = outline.tokens
    let body = statement.body
    guard body.count > 3, tokens.isWord(tokens.tokens[body.lowerBound], "type"),
      tokens.tokens[body.lowerBound + 1].kind == .string
    else { return nil }
    token = body.lowerBound + 1
    name = tokens.text(tokens.tokens[token])
    var start = body.lowerBound + 3
    for index in start..<body.upperBound where tokens.isSymbol(tokens.tokens[index], ";") {
      readField(start..<index, tokens)
      start = index + 1
    }
  }

  private mutating func readField(_ range: Range<Int>, _ tokens: XKBTokens) {
    guard let first = range.first else { return }
    let list = tokens.tokens
    guard let equals = range.first(where: { tokens.isSymbol(list[$0], "=") }) else { return }
    if tokens.isWord(list[first], "modifiers") {
      modifiers = (equals..<range.upperBound).filter { list[$0].kind == .word }.map { tokens.text(list[$0]) }
    } else if tokens.isWord(list[first], "map") || tokens.isWord(list[first], "preserve") {
      let names = (first + 1..<equals).filter { list[$0].kind == .word }
      let isMap = tokens.isWord(list[first], "map")
      entries.append(Entry(modifiers: names, level: isMap ? level(equals + 1, range, tokens) : nil))
    }
  }

  /// `Level3`, or `3`.
  private func level(_ index: Int, _ range: Range<Int>, _ tokens: XKBTokens) -> Int? {
    guard range.contains(index) else { return nil }
    let word = tokens.text(tokens.tokens[index]).lowercased()
    let number = Int(word.hasPrefix("level") ? word.dropFirst(5) : Substring(word))
    return number.flatMap { (1...2048).contains($0) ? $0 - 1 : nil }
  }

  /// Every type of an outline, by name; the last one of a name counts.
  static func all(in outline: XKBFileOutline) -> [String: TypeStatement] {
    var types: [String: TypeStatement] = [:]
    for section in outline.sections where section.kind == .types {
      for statement in SectionStatement.all(in: section, of: outline) {
        if let type = TypeStatement(statement, of: outline) { types[type.name] = type }
      }
    }
    return types
  }
}
