import KeywrightDiagnostics
import KeywrightKeyEvents

/// Mistakes in the user's own files that the library says nothing about.
struct UserFileLint {
  let report: CompilationReport
  let keymap: Keymap
  /// The sections that take part.
  let sections: [UserSection]
  /// What they write about keys, in order.
  let statements: [(own: UserSection, statement: KeyStatement)]
  /// Names that the keymap lacks, which the warnings about the files tell.
  let missing: MissingNames
  let actions: ActionCalls
  /// Fields that statements of the user do not have, by what they are called and where they are.
  let unknownFields: [(name: String, diagnostic: Diagnostic)]
  private let stock: StockStatements

  init(report: CompilationReport, keymap: Keymap) {
    self.report = report
    self.keymap = keymap
    sections = report.ownSections
    statements = sections.filter { $0.section.kind == .symbols }.flatMap { own in
      KeyStatement.all(in: own.section, of: own.outline).map { (own, $0) }
    }
    missing = MissingNames(sections, keymap: keymap)
    actions = ActionCalls(sections)
    stock = StockStatements(sections, report.path)
    unknownFields = sections.flatMap { own in
      SectionStatement.all(in: own.section, of: own.outline).compactMap { statement in
        StatementFault(fieldOf: statement, of: own).map { fault in
          let name = own.outline.tokens.text(own.outline.tokens.tokens[fault.token])
          return (
            name,
            .warning(
              .statementIgnored, (fault.message ?? "this field is unknown") + "; it is ignored",
              at: own.place(of: fault.token), hint: fault.hint)
          )
        }
      }
    }
  }

  /// What the user has written about keys, without what a changed copy of the system's file has from there.
  var authored: [(own: UserSection, statement: KeyStatement)] {
    statements.filter { !stock.contain($0.statement.body, of: $0.own) }
  }

  /// The statements of a section that the user has written.
  func authored(in own: UserSection) -> [SectionStatement] {
    SectionStatement.all(in: own.section, of: own.outline).filter { !stock.contain($0.body, of: own) }
  }

  /// Whether a section is in a changed copy of a file of the system.
  func isCopy(_ own: UserSection) -> Bool { stock.isCopy(own) }

  /// Whether one statement of the user's files has every name that a message quotes; else it may be about others.
  func isInOneStatement(_ message: LibraryMessage) -> Bool {
    let names = Set(QuotedName.all(in: message.text).map(\.text))
    return !names.isEmpty && (names.count == 1 || report.own.haveStatement(with: names))
  }

  /// Keys that the user's files give a modifier keysym, which does nothing because no modifier map names the key.
  var keysWithoutModifier: [Diagnostic] {
    var warnings: [Diagnostic] = []
    // Who writes an action has said what the key does.
    var seen = Set(statements.filter(\.statement.hasActions).compactMap { keymap.key(named: $0.statement.key) })
    for (own, statement) in authored {
      let name = statement.key
      guard let code = keymap.key(named: name), seen.insert(code).inserted, let state = KeyboardState(keymap) else {
        continue
      }
      guard case .one(let keysym) = state.keysyms(code), let modifier = Self.modifier(of: keysym) else { continue }
      let change = state.update(code, .press).union(state.update(code, .release))
      guard change.isEmpty else { continue }
      warnings.append(
        .warning(
          .keyWithoutModifierMap, "\(name) gives \(keysym.name) but is not a modifier: pressing it changes nothing",
          at: own.place(of: statement.token),
          hint: "add `modifier_map \(modifier) { \(name) };` to the section"))
    }
    return warnings
  }

  /// The real modifier that a keysym usually stands for; nil for keysyms that change the layout or nothing.
  private static func modifier(of keysym: Keysym) -> String? {
    switch keysym.rawValue {
    case 0xFFE1, 0xFFE2, 0xFE02: "Shift"
    case 0xFFE3, 0xFFE4: "Control"
    case 0xFFE5, 0xFFE6, 0xFE01: "Lock"
    case 0xFFE7...0xFFEA: "Mod1"
    case 0xFFEB...0xFFEE: "Mod4"
    case 0xFF7F: "Mod2"
    case 0xFE03...0xFE05: "Mod5"
    case 0xFE11...0xFE13: "Mod3"
    default: nil
    }
  }

  /// Virtual modifiers that the user's files use and no key gives.
  var emptyVirtualModifiers: [Diagnostic] {
    let used = virtualModifiersUsed
    guard !used.isEmpty else { return [] }
    let mapping = keymap.virtualModifierMasks()
    return used.compactMap { name, place in
      guard mapping[name] == 0 else { return nil }
      return .warning(
        .emptyVirtualModifier, "no key gives the virtual modifier \(name), so what depends on it never happens",
        at: place, hint: "add a `modifier_map` for a key that has it, or include a file that does")
    }
  }

  private var virtualModifiersUsed: [(name: String, place: SourcePlace)] {
    let virtual = Set(keymap.modifierNames.dropFirst(Modifiers.realNames.count))
    var seen: Set<String> = []
    var used: [(name: String, place: SourcePlace)] = []
    for own in sections {
      // A changed copy of the system's file declares what nobody asked the author about.
      let words = authored(in: own).flatMap(\.body)
      for index in words.flatMap({ names(after: $0, in: own.section, of: own.outline) }) {
        let name = own.outline.tokens.text(own.outline.tokens.tokens[index])
        guard virtual.contains(name), seen.insert(name).inserted else { continue }
        used.append((name, own.place(of: index)))
      }
    }
    return used
  }

  /// The words of the list that a word opens: `virtual_modifiers A, B;` or, in an action, `modifiers = A+B`.
  private func names(after index: Int, in section: XKBFileOutline.Section, of outline: XKBFileOutline) -> [Int] {
    let tokens = outline.tokens
    let word = tokens.tokens[index]
    guard word.kind == .word else { return [] }
    var ends: [Unicode.Scalar] = [";", "}"]
    if tokens.isWord(word, "virtual_modifiers") {
      // A whole keymap, such as a dump, declares every name whether it is used or not.
      if outline.isKeymap { return [] }
    } else {
      let isField =
        tokens.isWord(word, "modifiers") || tokens.isWord(word, "mods") || tokens.isWord(word, "vmods")
        || tokens.isWord(word, "virtualmods") || tokens.isWord(word, "virtualmodifiers")
      guard isField, section.kind == .symbols else { return [] }
      ends += [",", ")"]
    }
    let rest = section.body.suffix(from: index + 1)
    return rest.prefix { at in !ends.contains { tokens.isSymbol(tokens.tokens[at], $0) } }
      .filter { tokens.tokens[$0].kind == .word }
  }

  /// Text outside of every section, which the library does not read once it has the section that it needs.
  var garbage: [Diagnostic] {
    report.ownOutlines.compactMap { file, outline in
      guard let index = outline.garbage else { return nil }
      return .warning(
        .garbageAfterSection, "this belongs to no section; libxkbcommon stops reading before it, xkbcomp refuses it",
        at: place(of: index, in: outline, file: file), hint: "remove it")
    }
  }
  private func place(of index: Int, in outline: XKBFileOutline, file: String?) -> SourcePlace {
    let position = outline.tokens.position(of: outline.tokens.tokens[index].range.lowerBound)
    return SourcePlace(file: file, line: position.line, column: position.column)
  }
}
