import KeywrightDiagnostics
import KeywrightFiles

extension CompilationReport {
  /// Why there is no keymap: the one most useful thing to say.
  func error(_ failure: Compilation.Failure) -> Diagnostic {
    if let error = graphError { return error }
    switch failure {
    case .refused:
      return nameError ?? ruleReferenceError ?? rulesError ?? unreadableError ?? syntaxError ?? includeError
        ?? otherError
    case .crashed(let signal):
      return .error(
        .libraryCrashed,
        "libxkbcommon crashed on this keymap" + (signal == 0 ? "" : " (signal \(signal))"),
        at: SourcePlace(file: input.file), hint: "leave parts out until it compiles to find the one at fault")
    case .timedOut(computing: false):
      return .error(
        .libraryCrashed, "libxkbcommon does not come to an end with this keymap", at: SourcePlace(file: input.file),
        hint: "look for an included file that is a FIFO, or on a file system that does not respond")
    case .timedOut(computing: true):
      return .error(
        .libraryCrashed, "libxkbcommon needs more than 1 s or too much memory for this keymap",
        at: SourcePlace(file: input.file), hint: "leave parts out until it compiles to find what takes so much")
    }
  }

  /// Includes that the library must not follow: it would crash, wait for ever or not come to an end.
  var graphError: Diagnostic? {
    for finding in walk.findings {
      switch finding.problem {
      case .cycle(let names):
        guard let first = names.first else { continue }
        return .error(
          .includeCycle, "\(first) includes itself: \(names.joined(separator: " → "))", at: finding.place,
          hint: "a file in your own folder hides the system's file of the same name: rename yours, then it can include"
            + " the system's")
      case .forbidden(let failure):
        let isIncluded = finding.place.line != nil
        return .error(
          .keymapFileUnreadable,
          isIncluded ? failure.message : "the file cannot be read: \(failure.cause)",
          at: isIncluded ? finding.place : SourcePlace(file: failure.path), hint: failure.dataHint)
      case .tooDeep(let names):
        return .error(
          .includeTooDeep,
          "includes within includes are more than \(IncludeWalk.deepest) deep: \(Self.shortened(names))",
          at: finding.place, hint: "include the file nearer to the first one")
      case .tooMany:
        return .error(
          .tooManyIncludes,
          "the includes of this section up to here, and those within them, are more than \(IncludeWalk.mostIncludes)",
          at: finding.place, hint: "look for files that include each other many times")
      case .tooLarge:
        return .error(
          .keymapTooLarge,
          "the files that the keymap includes are together larger than \(IncludeWalk.mostBytes >> 20) MiB",
          at: finding.place, hint: "include fewer files")
      case .environment(var error):
        error.place = finding.place
        return error
      case .fileNotFound, .sectionNotFound, .unreadable: continue
      }
    }
    return nil
  }

  private static func shortened(_ names: [String]) -> String {
    (names.prefix(3) + ["…"] + names.suffix(1)).joined(separator: " → ")
  }

  private var unreadableError: Diagnostic? {
    for finding in walk.findings {
      guard case .unreadable(let file, let reason) = finding.problem else { continue }
      return .error(
        .keymapFileUnreadable, "the file cannot be read: \(reason)", at: SourcePlace(file: file),
        hint: "check that it is a file which you may read")
    }
    if case .text(let bytes) = input.content, bytes.allSatisfy({ $0 <= 0x20 }) {
      return emptyFile(input.file, isBlank: !bytes.isEmpty)
    }
    return emptyFileError
  }

  /// A file of the user with nothing in it, which the library may pass over for another of the same name.
  var emptyFileError: Diagnostic? {
    walk.ownFiles.first { $0.outline.tokens.tokens.isEmpty }.map {
      emptyFile($0.path, isBlank: !$0.outline.tokens.bytes.isEmpty)
    }
  }

  private func emptyFile(_ file: String?, isBlank: Bool) -> Diagnostic {
    .error(
      .keymapFileUnreadable, isBlank ? "the file has nothing but white space and comments" : "the file is empty",
      at: SourcePlace(file: file),
      hint: "a keymap file holds `xkb_keymap { … };`, a symbols file `xkb_symbols \"basic\" { … };`")
  }

  private var syntaxError: Diagnostic? {
    let isSyntax = { (message: LibraryMessage) in message.isError && message.file != nil }
    // A scanner's message ("unrecognized token") comes before the parser's and says more.
    return messages.first(where: isSyntax).map { SyntaxDiagnosis(self, $0).diagnostic(.error) }
  }

  private var includeError: Diagnostic? {
    for finding in walk.findings {
      switch finding.problem {
      case .fileNotFound(let kind, let name):
        let suggestion = NameSuggestion.nearest(to: name.file, in: path.names(kind.rawValue, except: name.file))
        return .error(
          .includeNotFound, "there is no file \(kind.rawValue)/\(name.file) to include", at: place(of: finding, name),
          hint: suggestion.map(NameSuggestion.question)
            ?? (name.file.hasPrefix("%")
              ? "libxkbcommon before 1.11 knows no % in includes: write the name or the path itself"
              : "these folders were searched: \(path.list)"))
      case .sectionNotFound(let kind, let name, let sections):
        let suggestion = name.section.flatMap { NameSuggestion.nearest(to: $0, in: sections) }
        return .error(
          .includeNotFound, "\(kind.rawValue)/\(name.file) has no section “\(name.section ?? "")” to include",
          at: place(of: finding, name),
          hint: suggestion.map(NameSuggestion.question)
            ?? (sections.isEmpty
              ? "it has no section of this kind" : "it has \(sections.prefix(20).joined(separator: ", "))"))
      case .unreadable, .cycle, .forbidden, .tooDeep, .tooMany, .tooLarge, .environment: continue
      }
    }
    return nil
  }

  /// The statement that includes a name, or the rule of the user that asks for it.
  private func place(of finding: IncludeWalk.Finding, _ name: IncludeNames.Name) -> SourcePlace {
    guard finding.place.line == nil, case .names(let chosen) = input.content else { return finding.place }
    return RulesFile.place(of: name, in: chosen.rules, path) ?? finding.place
  }

  /// What the user's rules ask for and no folder has.
  private var ruleReferenceError: Diagnostic? {
    guard case .names = input.content, let error = includeError, let file = error.place.file, isRules(file) else {
      return nil
    }
    return error
  }

  /// A whole keymap that lacks a section, which versions before 1.9 refuse.
  private var missingSection: Diagnostic? {
    guard LibraryFault.missingSections.isPresent(in: .running), case .text = input.content, let outline = inputOutline,
      outline.isKeymap
    else { return nil }
    let present = Set(outline.sections.map(\.kind))
    let usual: [(kind: XKBFileOutline.Kind, files: String)] = [
      (.keycodes, "evdev"), (.types, "complete"), (.compat, "complete"), (.symbols, "pc+us"),
    ]
    guard let missing = usual.first(where: { !present.contains($0.kind) }) else { return nil }
    return .error(
      .keymapDoesNotCompile,
      "the keymap has no section xkb_\(missing.kind.rawValue), which libxkbcommon before 1.9 asks for",
      at: SourcePlace(file: input.file),
      hint: "add it: xkb_\(missing.kind.rawValue) { include \"\(missing.files)\" };")
  }

  private var otherError: Diagnostic {
    if let missingSection { return missingSection }
    if let refused = RefusedStatement(ownSections, format: input.format, said: messages) {
      return error(refused)
    }
    let calls = ActionCalls(ownSections)
    let telling = Self.telling(messages, calls)
    guard let telling else {
      return .error(
        .keymapDoesNotCompile, "libxkbcommon refuses the keymap and does not say why",
        at: SourcePlace(file: input.file),
        hint: "leave parts out until it compiles to find the one at fault")
    }
    if let call = calls.call(namedIn: telling.words), XKBActionName.known[call.name.lowercased()] == nil {
      return .error(
        .keymapDoesNotCompile, "the keymap does not compile: there is no action “\(call.name)”", at: call.place,
        hint: XKBActionName.hint(for: call.name))
    }
    if let place = modifierMapNone { return Self.modifierMapNone(place) }
    let place =
      ownPlace(of: telling) ?? calls.part(namedIn: telling.words)?.place ?? SourcePlace(file: input.file)
    return .error(
      .keymapDoesNotCompile, "the keymap does not compile: \(telling.text)", at: place,
      hint: "leave parts out until it compiles to find the one at fault")
  }

  /// The message that says why the keymap is refused.
  private static func telling(_ messages: [LibraryMessage], _ calls: ActionCalls) -> LibraryMessage? {
    let vague = ["Failed to compile", "Abandoning ", "Couldn't process include", "Couldn't look up rules"]
    let errors = messages.filter { $0.isError && !$0.text.isEmpty }
    // The library goes on after some errors; the last one is what it could not go on after.
    let named = errors.filter { error in !vague.contains(where: error.text.hasPrefix) }
    // Of an action it says what is wrong first, then which key has it.
    if let reason = named.dropLast().last, let key = named.last.flatMap({ QuotedName.first(in: $0.text) }),
      let call = calls.call(namedIn: reason.words) ?? calls.part(namedIn: reason.words)?.call, call.key == key.text
    {
      return reason
    }
    return named.last ?? errors.first
  }

  /// What is wrong with a statement that cannot be.
  private func error(_ refused: RefusedStatement) -> Diagnostic {
    let calls = ActionCalls([refused.own], only: refused.statement)
    let telling = Self.telling(refused.messages, calls)
    let body = refused.statement.body
    if let call = telling.flatMap({ calls.call(namedIn: $0.words) }), XKBActionName.known[call.name.lowercased()] == nil
    {
      return .error(
        .keymapDoesNotCompile, "the keymap does not compile: there is no action “\(call.name)”", at: call.place,
        hint: XKBActionName.hint(for: call.name))
    }
    if let place = modifierMapNone(refused.statement, refused.own) { return Self.modifierMapNone(place) }
    if let fault = StatementFault(refused) {
      return .error(
        .keymapDoesNotCompile,
        "the keymap does not compile: \(fault.message ?? telling?.text ?? "the library refuses this statement")",
        at: refused.own.place(of: fault.token), hint: fault.hint)
    }
    let part = telling.flatMap { refused.own.place(namedIn: $0, within: body) }
    return .error(
      .keymapDoesNotCompile,
      "the keymap does not compile: \(telling?.text ?? "the library refuses this statement and does not say why")",
      at: part ?? refused.own.place(of: body.lowerBound), hint: "correct this statement, or take it out")
  }

  /// Where the user's files take keys out of the modifier maps, which versions before 1.6 refuse.
  private var modifierMapNone: SourcePlace? {
    for own in ownSections where own.section.kind == .symbols {
      for statement in SectionStatement.all(in: own.section, of: own.outline) {
        if let place = modifierMapNone(statement, own) { return place }
      }
    }
    return nil
  }

  private func modifierMapNone(_ statement: SectionStatement, _ own: UserSection) -> SourcePlace? {
    guard XKBLibrary.running.lowestMinorVersion < 6, statement.body.count > 1 else { return nil }
    let tokens = own.outline.tokens
    let first = statement.body.lowerBound
    guard tokens.isWord(tokens.tokens[first], "modifier_map"), tokens.isWord(tokens.tokens[first + 1], "none") else {
      return nil
    }
    return own.place(of: first + 1)
  }

  private static func modifierMapNone(_ place: SourcePlace) -> Diagnostic {
    .error(
      .keymapDoesNotCompile, "the keymap does not compile: libxkbcommon before 1.6 has no `modifier_map None`",
      at: place, hint: "leave it out, or use a newer version")
  }
}
