import KeywrightDiagnostics

/// A section of the user's own files that takes part in a keymap.
struct UserSection {
  /// The file; nil for a keymap that came as text.
  var file: String?
  var outline: XKBFileOutline
  var section: XKBFileOutline.Section

  /// Where a token of the section stands.
  func place(of index: Int) -> SourcePlace {
    let position = outline.tokens.position(of: outline.tokens.tokens[index].range.lowerBound)
    return SourcePlace(file: file, line: position.line, column: position.column)
  }

  /// Where one of the names that a message quotes stands among some tokens.
  func place(namedIn message: LibraryMessage, within range: Range<Int>) -> SourcePlace? {
    let tokens = outline.tokens
    for name in QuotedName.all(in: message.text) {
      // The library quotes words and strings alike.
      let index = range.first { index in
        let token = tokens.tokens[index]
        return (token.kind == .key) == (name.kind == .key) && token.kind != .symbol && tokens.text(token) == name.text
      }
      if let index { return place(of: index) }
    }
    return nil
  }

  /// The statements that say which real modifiers a virtual one is: `virtual_modifiers LevelThree = Mod5;`.
  var modifierMappings: String {
    let tokens = outline.tokens
    var mappings = ""
    for start in section.body where tokens.isWord(tokens.tokens[start], "virtual_modifiers") {
      let items = section.body.suffix(from: start + 1).prefix { !tokens.isSymbol(tokens.tokens[$0], ";") }
      for item in items.split(whereSeparator: { tokens.isSymbol(tokens.tokens[$0], ",") })
      where item.contains(where: { tokens.isSymbol(tokens.tokens[$0], "=") }) {
        mappings += "virtual_modifiers \(item.map { tokens.text(tokens.tokens[$0]) }.joined(separator: " "));\n"
      }
    }
    return mappings
  }
}
