/// One statement of a section: `override key <AD01> { [ q ] };`.
struct SectionStatement {
  /// How it is merged with what was there, where it says so: `override`, `augment`, `replace`, `alternate`.
  var mode: Int?
  /// Its tokens, from the first after the mode up to the semicolon, which is left out.
  var body: Range<Int>

  /// The statements of a section, in order; includes are left out.
  static func all(in section: XKBFileOutline.Section, of outline: XKBFileOutline) -> [SectionStatement] {
    let tokens = outline.tokens
    let list = tokens.tokens
    var statements: [SectionStatement] = []
    var index = section.body.lowerBound
    while index < section.body.upperBound {
      let mode = isMode(list[index], tokens) ? index : nil
      if list[index].kind == .word, index + 1 < section.body.upperBound, list[index + 1].kind == .string,
        mode != nil || tokens.isWord(list[index], "include")
      {
        index += 2
        continue
      }
      let start = mode == nil ? index : index + 1
      let end = end(from: start, upTo: section.body.upperBound, tokens)
      if start < end { statements.append(SectionStatement(mode: mode, body: start..<end)) }
      index = end + 1
    }
    return statements
  }

  private static func isMode(_ token: XKBTokens.Token, _ tokens: XKBTokens) -> Bool {
    tokens.isWord(token, "override") || tokens.isWord(token, "augment") || tokens.isWord(token, "replace")
      || tokens.isWord(token, "alternate")
  }

  /// The semicolon that ends a statement, or the end of the section.
  private static func end(from start: Int, upTo last: Int, _ tokens: XKBTokens) -> Int {
    var depth = 0
    var index = start
    while index < last {
      let token = tokens.tokens[index]
      if tokens.isSymbol(token, "{") || tokens.isSymbol(token, "(") || tokens.isSymbol(token, "[") { depth += 1 }
      if tokens.isSymbol(token, "}") || tokens.isSymbol(token, ")") || tokens.isSymbol(token, "]") { depth -= 1 }
      if depth <= 0, tokens.isSymbol(token, ";") { return index }
      index += 1
    }
    return last
  }
}
