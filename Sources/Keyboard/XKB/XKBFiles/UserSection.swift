import Diagnostics

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
