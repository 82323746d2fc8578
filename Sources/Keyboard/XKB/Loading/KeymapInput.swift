import KeywrightDiagnostics
import KeywrightFiles
import KeywrightKeyEvents

/// What is to be compiled, read and checked.
struct KeymapInput {
  enum Content {
    case names(ResolvedNames)
    case text([UInt8])
  }

  var content: Content
  let format: KeymapFormat
  /// The file that the text came from, as the user named it.
  var file: String?
  /// Whether it may be compiled without the guard, as ours or the system's own.
  var isTrusted: Bool
  var warnings: [Diagnostic] = []

  init(_ source: KeyboardSource, loader: KeymapLoader) throws(Diagnostic) {
    format = loader.keymapFormat
    try format.check()
    switch source {
    case .names(let names):
      let resolved = ResolvedNames(names, usingEnvironment: loader.usesEnvironment)
      try resolved.check()
      content = .names(resolved)
      isTrusted = true
      if let given = resolved.layoutsWithoutName {
        warnings.append(
          .warning(
            .unknownLayout, "a layout without a name in “\(given)” is left out",
            hint: "name a layout between the commas"))
      }
    case .text(let text):
      content = .text(Array(text.utf8))
      isTrusted = false
    case .file(let path):
      content = .text(try Self.read(path))
      file = path
      isTrusted = false
    case .bundled(let name):
      guard let folder = loader.keymapsFolder else {
        throw .error(
          .keymapFileUnreadable, "the bundled keymap “\(name)” cannot be found: there is no Keymaps folder",
          hint: "set KEYWRIGHT_KEYMAPS to the Keymaps folder of Keywright")
      }
      let path = "\(folder.path)/\(name).xkb"
      guard folder.names.contains(name) else {
        let suggestion = NameSuggestion.hint(for: name, in: folder.names)
        throw .error(
          .keymapFileUnreadable, "there is no bundled keymap “\(name)” in \(folder.path)",
          hint: suggestion ?? "the bundled keymaps are \(folder.names.joined(separator: ", "))")
      }
      content = .text(try Self.read(path))
      file = path
      isTrusted = !folder.isForeign
    }
    if case .text(let bytes) = content, !isTrusted, let error = ForeignLayout.error(bytes, file: file) { throw error }
    stripByteOrderMark()
  }

  private static func read(_ path: String) throws(Diagnostic) -> [UInt8] {
    do {
      return try FileReader.contents(of: path, limit: XKBFileOutline.sizeLimit).bytes
    } catch {
      throw .error(
        .keymapFileUnreadable, "the keymap file cannot be read: \(error.cause)", at: SourcePlace(file: path),
        hint: error.reason == .notRegular
          ? error.dataHint : "give the path of a keymap file, such as `xkbcli compile-keymap` writes it")
    }
  }

  private mutating func stripByteOrderMark() {
    guard case .text(let bytes) = content, bytes.starts(with: ByteOrderMark.utf8) else { return }
    content = .text(Array(bytes.dropFirst(ByteOrderMark.utf8.count)))
    warnings.append(ByteOrderMark.warning(at: SourcePlace(file: file, line: 1, column: 1)))
  }
}
