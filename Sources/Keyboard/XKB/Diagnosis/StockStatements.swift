import KeywrightFiles

/// The statements of the system's files that the user's files of the same name hide: whoever changed a copy wrote the rest
/// of it as little as the system's own data.
struct StockStatements {
  private var texts: [String: Set<String>] = [:]

  init(_ sections: [UserSection], _ path: SearchPath) {
    for file in Set(sections.compactMap(\.file)) {
      guard let hidden = path.systemFile(hiddenBy: file), texts[file] == nil,
        let bytes = try? FileReader.contents(of: hidden, limit: XKBFileOutline.sizeLimit).bytes
      else { continue }
      let outline = XKBFileOutline(bytes)
      texts[file] = Set(
        outline.sections.flatMap { section in
          SectionStatement.all(in: section, of: outline).map { Self.text($0.body, outline.tokens) }
        })
    }
  }

  /// Whether the system has a file of the name.
  func isCopy(_ own: UserSection) -> Bool { own.file.map { texts[$0] != nil } ?? false }

  /// Whether a statement, its semicolon left out, stands in the system's file as well.
  func contain(_ body: Range<Int>, of own: UserSection) -> Bool {
    guard let file = own.file, let texts = texts[file] else { return false }
    return texts.contains(Self.text(body, own.outline.tokens))
  }

  private static func text(_ body: Range<Int>, _ tokens: XKBTokens) -> String {
    body.map { tokens.text(tokens.tokens[$0]) }.joined(separator: " ")
  }
}
