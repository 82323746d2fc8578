import KeywrightDiagnostics
import KeywrightKeyEvents

/// Makes diagnostics of what the library said about one compilation.
struct CompilationReport {
  let input: KeymapInput
  let path: SearchPath
  var messages: [LibraryMessage]
  /// Where the includes lead; the files of the user that take part.
  let walk: IncludeWalk
  /// The outline of the keymap that came as text.
  let inputOutline: XKBFileOutline?
  /// What the user's sections write.
  let own: OwnTokens

  /// A report; the walk enters the system's own files only when something failed or might wait for ever.
  init(input: KeymapInput, path: SearchPath, messages: [LibraryMessage], afterFailure: Bool) {
    self.input = input
    self.path = path
    self.messages = messages
    var walk = IncludeWalk(path, entersSystem: afterFailure || path.hasOddFiles)
    var outline: XKBFileOutline?
    switch input.content {
    case .text(let bytes):
      if !input.isTrusted || afterFailure {
        let read = XKBFileOutline(bytes)
        walk.walk(read, file: input.file)
        outline = read
      }
    case .names(let names):
      if let components = KeymapComponents(messages) {
        for (kind, statement) in components.statements { walk.walk(kind, statement) }
      } else if afterFailure || !path.own.isEmpty {
        // A version that does not log the components still has the layouts' own files to look at.
        for layout in names.layouts where !layout.layout.isEmpty { walk.walk(.symbols, layout.description) }
      }
    }
    self.walk = walk
    inputOutline = outline
    var sections = walk.ownSections
    if let outline, !input.isTrusted {
      sections = outline.sections.map { UserSection(file: input.file, outline: outline, section: $0) } + sections
    }
    own = OwnTokens(sections)
  }

  /// The sections of the user's files that take part, and those of the keymap itself.
  var ownSections: [UserSection] { own.sections }

  /// The files of the user that take part, and the keymap itself.
  var ownOutlines: [(file: String?, outline: XKBFileOutline)] {
    let own = walk.ownFiles.map { (file: Optional($0.path), outline: $0.outline) }
    guard let inputOutline, !input.isTrusted else { return own }
    return [(input.file, inputOutline)] + own
  }
}

extension CompilationReport {
  /// A message's file as the user knows it, and its tokens when it is a file of the user.
  struct Origin {
    var file: String?
    var isOwn: Bool
    var outline: XKBFileOutline?
  }

  /// Which file a message is about; the library says `held` for every `…/held`.
  func origin(of message: LibraryMessage) -> Origin? {
    guard let name = message.file else { return nil }
    if name == LibraryMessage.inputFile || name == "(unknown file)" {
      return Origin(file: input.file, isOwn: !input.isTrusted, outline: inputOutline)
    }
    if let own = walk.ownFiles.first(where: { $0.path == name || $0.path.hasSuffix("/\(name)") }) {
      return Origin(file: own.path, isOwn: true, outline: own.outline)
    }
    if name.hasPrefix("/") { return Origin(file: name, isOwn: !path.isSystem(name), outline: nil) }
    let kinds = XKBFileOutline.Kind.allCases.map(\.rawValue) + ["rules"]
    let file = kinds.lazy.compactMap { path.file($0, name) }.first
    return Origin(file: file ?? name, isOwn: file.map { !path.isSystem($0) } ?? true, outline: nil)
  }

  /// The place of a message, its column in scalars where the file is at hand.
  func place(of message: LibraryMessage) -> SourcePlace {
    guard let origin = origin(of: message) else { return SourcePlace(file: input.file) }
    guard let outline = origin.outline, let line = message.line, let column = message.column,
      let offset = outline.tokens.offset(line: line, byteColumn: column)
    else { return SourcePlace(file: origin.file, line: message.line, column: message.column) }
    return SourcePlace(file: origin.file, line: line, column: outline.tokens.position(of: offset).column)
  }

  /// The place of a word that a message is about; the library's own column may be that of the word's end.
  func place(of message: LibraryMessage, writing word: String) -> SourcePlace {
    var place = place(of: message)
    guard let tokens = origin(of: message)?.outline?.tokens, let line = message.line, let column = message.column,
      let offset = tokens.offset(line: line, byteColumn: column),
      let token = tokens.tokens.last(where: { $0.range.lowerBound <= offset && tokens.text($0) == word })
    else { return place }
    let position = tokens.position(of: token.range.lowerBound)
    if position.line == line { place.column = position.column }
    return place
  }

  /// Whether a message is about a section of the user's files that takes no part; the library reads it all the same.
  func isAboutUnusedSection(_ message: LibraryMessage) -> Bool {
    guard let origin = origin(of: message), origin.isOwn, let outline = origin.outline, let line = message.line,
      let column = message.column, let offset = outline.tokens.offset(line: line, byteColumn: column)
    else { return false }
    guard let section = outline.section(at: offset) else { return false }
    return !own.isUsed(section, of: origin.file)
  }

  /// The first place where the user's files write a token of this text.
  func ownPlace(of text: String, kind: XKBTokens.Kind) -> SourcePlace? {
    own.place(of: text, kind: kind)
  }

  /// The place in the user's files of what a message names without saying where.
  func ownPlace(of message: LibraryMessage) -> SourcePlace? {
    for name in QuotedName.all(in: message.text) {
      if let place = ownPlace(of: name.text, kind: name.kind) { return place }
      if name.kind == .string, let place = ownPlace(of: name.text, kind: .word) { return place }
    }
    return nil
  }
}
