import CKeywrightXKBSupport
import KeywrightDiagnostics

/// The statement of the user's files that the library refuses, found by compiling their statements alone.
///
/// The library names no place for most mistakes, so its answer to fewer and fewer statements is what tells.
struct RefusedStatement {
  let own: UserSection
  let statement: SectionStatement
  /// What the library says of it.
  let messages: [LibraryMessage]
  /// The virtual modifiers that are declared.
  let declaredModifiers: [String]
  /// How many layouts the format gives a keymap.
  let mostLayouts: Int

  /// The first statement of these sections that cannot be; nil where each section by itself is sound.
  ///
  /// What the library says of the statement it must have said of the whole keymap too: what a section takes from another
  /// one is missing where it is compiled alone. Compiles some ten keymaps for each section at fault.
  init?(_ sections: [UserSection], format: KeymapFormat, said: [LibraryMessage]) {
    let known = Set(said.filter(\.isError).map(\.text))
    declaredModifiers = Self.modifiers(in: sections)
    mostLayouts = format.mostLayouts
    for own in sections.prefix(Self.mostSections) where own.section.kind != .geometry {
      let probe = Probe(own: own, declared: declaredModifiers, format: format)
      let statements = SectionStatement.all(in: own.section, of: own.outline)
      guard !statements.isEmpty, probe.refusal(of: statements[...]) != nil else { continue }
      // The first so many are sound; with one more they are refused.
      var (sound, refused) = (0, statements.count)
      while refused - sound > 1 {
        let middle = (sound + refused) / 2
        if probe.refusal(of: statements[..<middle]) == nil { sound = middle } else { refused = middle }
      }
      let alone = statements[sound...sound]
      guard let messages = probe.refusal(of: alone) ?? probe.refusal(of: statements[...sound]),
        messages.allSatisfy({ !$0.isError || known.contains($0.text) })
      else { continue }
      self.own = own
      statement = statements[sound]
      self.messages = messages
      return
    }
    return nil
  }

  private static let mostSections = 50

  /// The virtual modifiers that the sections declare, and those of the system's data.
  private static func modifiers(in sections: [UserSection]) -> [String] {
    var names: Set = [
      "NumLock", "Alt", "LevelThree", "LAlt", "RAlt", "RControl", "LControl", "ScrollLock", "LevelFive", "AltGr",
      "Meta",
      "Super", "Hyper",
    ]
    for own in sections {
      let tokens = own.outline.tokens
      for statement in SectionStatement.all(in: own.section, of: own.outline)
      where tokens.isWord(tokens.tokens[statement.body.lowerBound], "virtual_modifiers") {
        names.formUnion(
          statement.body.dropFirst().map { tokens.tokens[$0] }.filter { $0.kind == .word }.map(tokens.text))
      }
    }
    return names.filter { $0.first?.isNumber == false }.sorted()
  }
}

extension RefusedStatement {
  private struct Probe {
    let own: UserSection
    let declared: [String]
    let format: KeymapFormat

    /// What the library says of the statements where it refuses them; nil where it does not, or where nothing can be tried.
    func refusal(of statements: ArraySlice<SectionStatement>) -> [LibraryMessage]? {
      guard let context = LibraryContext() else { return nil }
      return Compilation.refusal(of: keymap(with: statements), format: format, context)
    }

    private func keymap(with statements: ArraySlice<SectionStatement>) -> [UInt8] {
      let sections: [(kind: XKBFileOutline.Kind, text: String)] = [
        (.keycodes, "<KWRT> = 9;"), (.types, declarations), (.compat, declarations), (.symbols, ""),
      ]
      var bytes = Array("xkb_keymap {\n".utf8)
      for (kind, text) in sections {
        bytes += Array("xkb_\(kind.rawValue) {\n".utf8)
        if kind == own.section.kind {
          if kind != .keycodes { bytes += Array(declarations.utf8) }
          for statement in statements { bytes += own.bytes(of: statement) }
        } else {
          bytes += Array(text.utf8)
        }
        bytes += Array("\n};\n".utf8)
      }
      return bytes + Array("};\n".utf8)
    }

    private var declarations: String { "virtual_modifiers \(declared.joined(separator: ", "));\n" }
  }
}

extension UserSection {
  /// A statement as it is written, with the semicolon that ends it.
  fileprivate func bytes(of statement: SectionStatement) -> [UInt8] {
    let list = outline.tokens.tokens
    let first = list[statement.mode ?? statement.body.lowerBound].range.lowerBound
    let last = list[statement.body.upperBound - 1].range.upperBound
    return Array(outline.tokens.bytes[first..<last]) + Array(";\n".utf8)
  }
}
