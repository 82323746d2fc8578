import Diagnostics

/// A section of the user's own files that takes part in a keymap.
struct OwnSection {
  /// The file; nil for a keymap that came as text.
  var file: String?
  var outline: XKBFileOutline
  var section: XKBFileOutline.Section

  /// Where a token of the section stands.
  func place(of index: Int) -> SourcePlace {
    let position = outline.tokens.position(of: outline.tokens.tokens[index].range.lowerBound)
    return SourcePlace(file: file, line: position.line, column: position.column)
  }
}
