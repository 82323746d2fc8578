/// What one `key <…> { … };` of a symbols section writes.
struct KeyStatement {
  /// A list in square brackets: the symbols of one layout.
  struct SymbolList {
    /// The layout, from 0.
    var layout: Int
    /// What each level is given, by its tokens.
    var items: [Range<Int>]
    /// Whether the last symbol is NoSymbol, by the index of its token.
    var trailingNoSymbol: Int?

    var levels: Int { items.count }
  }

  /// The name of the key, in angle brackets.
  var key: String
  /// The token with the name.
  var token: Int
  /// The whole statement, its semicolon left out.
  var body: Range<Int>
  var symbols: [SymbolList] = []
  /// The names of types by layout, from 0; nil stands for all layouts.
  var types: [Int?: String] = [:]
  /// Whether actions are written, and not left to what the keysyms mean.
  var hasActions = false

  /// Fields that the library reads and does nothing with, by their tokens.
  var ignoredFields: [Int] = []

  var hasType: Bool { !types.isEmpty }

  /// The type that is named for a layout.
  func type(ofLayout layout: Int) -> String? { types[layout] ?? types[nil] }

  /// Whether a field means something to an X server only.
  private static func isIgnored(_ field: String) -> Bool {
    field.hasPrefix("overlay") || field.hasPrefix("permanentoverlay")
      || ["locking", "lock", "locks", "radiogroup", "permanentradiogroup", "allownone"].contains(field)
  }

  /// The statements of a section, in order.
  static func all(in section: XKBFileOutline.Section, of outline: XKBFileOutline) -> [KeyStatement] {
    let tokens = outline.tokens
    let list = tokens.tokens
    var statements: [KeyStatement] = []
    // `key.type` sets the type of every key after it.
    var usualTypes: [Int?: String] = [:]
    var index = section.body.lowerBound
    while index < section.body.upperBound {
      guard tokens.isWord(list[index], "key"), index + 1 < section.body.upperBound else {
        index += 1
        continue
      }
      let end =
        section.body.suffix(from: index).first { tokens.isSymbol(list[$0], ";") } ?? section.body.upperBound
      var reader = Reader(tokens: tokens, range: (index + 1)..<end)
      if list[index + 1].kind == .key {
        var statement = KeyStatement(
          key: tokens.text(list[index + 1]), token: index + 1, body: index..<end, types: usualTypes)
        reader.read(into: &statement)
        statements.append(statement)
      } else if tokens.isSymbol(list[index + 1], ".") {
        reader.readTypes(into: &usualTypes)
      }
      index = end
    }
    return statements
  }
}

extension KeyStatement {
  private struct Reader {
    let tokens: XKBTokens
    let range: Range<Int>

    mutating func readTypes(into types: inout [Int?: String]) {
      for index in range where tokens.isWord(tokens.tokens[index], "type") { readType(at: index, into: &types) }
    }

    /// `type = "X"` or `type[Group1] = "X"`; answers the index after it.
    @discardableResult
    private func readType(at index: Int, into types: inout [Int?: String]) -> Int {
      let (layout, next) = layoutIndex(at: index + 1)
      guard next + 1 < range.upperBound, tokens.isSymbol(tokens.tokens[next], "=") else { return index + 1 }
      types[layout] = tokens.text(tokens.tokens[next + 1])
      return next + 2
    }

    mutating func read(into statement: inout KeyStatement) {
      var index = range.lowerBound + 1
      // The layout of a list without one is the first that has none yet.
      var field = ""
      var layout: Int?
      while index < range.upperBound {
        let token = tokens.tokens[index]
        if tokens.isSymbol(token, "[") {
          index = readList(from: index + 1, field: field, layout: layout, into: &statement)
          (field, layout) = ("", nil)
        } else if tokens.isWord(token, "type") {
          index = readType(at: index, into: &statement.types)
        } else if token.kind == .word {
          field = tokens.text(token).lowercased()
          if KeyStatement.isIgnored(field) { statement.ignoredFields.append(index) }
          (layout, index) = layoutIndex(at: index + 1)
          if field == "actions" { statement.hasActions = true }
        } else {
          if tokens.isSymbol(token, ",") { (field, layout) = ("", nil) }
          index += 1
        }
      }
    }

    /// `[Group2]` at an index, as a layout from 0, and where it ends.
    private func layoutIndex(at index: Int) -> (layout: Int?, next: Int) {
      guard index + 2 < range.upperBound, tokens.isSymbol(tokens.tokens[index], "["),
        tokens.isSymbol(tokens.tokens[index + 2], "]")
      else { return (nil, index) }
      let word = tokens.text(tokens.tokens[index + 1]).lowercased()
      let number = Int(word.hasPrefix("group") ? word.dropFirst(5) : Substring(word))
      return (number.flatMap { (1...32).contains($0) ? $0 - 1 : nil }, index + 3)
    }

    /// Reads a list after its bracket; answers the index after it.
    private func readList(
      from start: Int, field: String, layout: Int?, into statement: inout KeyStatement
    ) -> Int {
      var index = start
      var depth = 0
      var items: [Range<Int>] = []
      var first = start
      var isActions = field == "actions"
      while index < range.upperBound {
        let token = tokens.tokens[index]
        if tokens.isSymbol(token, "(") { isActions = true }
        if tokens.isSymbol(token, "(") || tokens.isSymbol(token, "{") { depth += 1 }
        if tokens.isSymbol(token, ")") || tokens.isSymbol(token, "}") { depth -= 1 }
        if depth == 0, tokens.isSymbol(token, ",") {
          items.append(first..<index)
          first = index + 1
        }
        if depth <= 0, tokens.isSymbol(token, "]") { break }
        index += 1
      }
      if isActions {
        statement.hasActions = true
      } else if ["", "symbols"].contains(field), index > start {
        let taken = Set(statement.symbols.suffix(XKBFileOutline.mostLayouts).map(\.layout))
        let free = (0...taken.count).first { !taken.contains($0) } ?? 0
        let last = index - 1
        statement.symbols.append(
          SymbolList(
            layout: layout ?? free, items: items + [first..<index],
            trailingNoSymbol: tokens.isWord(tokens.tokens[last], "nosymbol") ? last : nil))
      }
      return index + 1
    }
  }
}
