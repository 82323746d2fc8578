/// A keymap of kbvm, completed: kbvm has sections of its own for those that are missing, libxkbcommon asks for all.
enum KbvmMap {
  private static let missing = [("xkb_types", "{ include \"complete\" };"), ("xkb_compat", "{ };")]

  /// The text with what is missing after the last section, so that no line moves.
  static func completed(_ text: String) -> String {
    let code = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(withoutComment).joined(separator: "\n")
    let added = missing.filter { !code.contains($0.0) }.map { " \($0.0) \($0.1)" }.joined()
    guard !added.isEmpty, let end = lastBrace(in: text) else { return text }
    return text[..<end] + added + " " + text[end...]
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    let end = [line.firstRange(of: "//")?.lowerBound, line.firstIndex(of: "#")].compactMap(\.self).min()
    return line[..<(end ?? line.endIndex)]
  }

  /// Where the last brace stands that is not in a comment: the one that closes the keymap.
  private static func lastBrace(in text: String) -> String.Index? {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }.reversed().lazy
      .compactMap { withoutComment($0).lastIndex(of: "}") }.first
  }
}
