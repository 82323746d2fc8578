import KeywrightDiagnostics
import KeywrightFiles
import KeywrightKeyEvents

extension CompilationReport {
  /// What a user should know about a keymap that compiled; each once.
  func warnings(_ keymap: Keymap, _ check: UserFileLint) -> [Diagnostic] {
    var warnings = nameWarnings(keymap)
    if keymap.keys.isEmpty {
      warnings.append(
        .warning(
          .keymapWithoutKeys, "the keymap has no keys, so nothing is typed with it", at: SourcePlace(file: input.file),
          hint: "add keycodes: xkb_keycodes { include \"evdev\" };"))
    }
    warnings += unreadNames(keymap)
    let hasOwn = !input.isTrusted || !path.own.isEmpty
    if hasOwn { warnings += bounded(ownWarnings(check)) }
    var seen: Set<Diagnostic> = []
    return warnings.filter { seen.insert($0).inserted }
  }

  /// How many warnings about the user's files are told one by one.
  static let mostWarnings = 200

  private func bounded(_ warnings: [Diagnostic]) -> [Diagnostic] {
    guard warnings.count > Self.mostWarnings else { return warnings }
    return warnings.prefix(Self.mostWarnings) + [
      .warning(
        .libraryMessage, "there are more than \(Self.mostWarnings) warnings about these files; the rest is left out",
        at: SourcePlace(file: warnings[Self.mostWarnings].place.file), hint: "correct what is named above first")
    ]
  }

  private func ownWarnings(_ check: UserFileLint) -> [Diagnostic] {
    var warnings = check.unknownKeysyms
    var told = 0
    // Of more than that only a few could be told.
    for message in messages.prefix(20 * Self.mostWarnings) where told <= Self.mostWarnings {
      guard let warning = ownWarning(message, check) else { continue }
      warnings.append(warning)
      told += 1
    }
    warnings +=
      check.unknownActions + passedOver + sectionsHidingStock + HiddenStock(path).warnings(ownSections)
      + check.missingNames + check.repetitions
      + check.typeEntries
    warnings += check.unknownFields.map(\.diagnostic) + check.ignoredStatements + check.unreachedLevels
    return warnings + check.keysWithoutModifier + check.emptyVirtualModifiers + check.garbage + check.layoutLatches
  }

  /// Files that the library could not open, so that it took those of the same name from a later folder, or none.
  private var passedOver: [Diagnostic] {
    walk.unopened.map { failure in
      .warning(
        .includeNotFound, "the file cannot be read and is passed over: \(failure.cause)",
        at: SourcePlace(file: failure.path), hint: "check its permissions, and where it leads if it is a link")
    }
  }

  private var sectionsHidingStock: [Diagnostic] {
    // Of a file that the library cannot read nothing takes the place of anything.
    let unread = Set(messages.filter { $0.isError && $0.file != nil }.compactMap { origin(of: $0)?.file })
    return walk.hiding.filter { !unread.contains($0.file) }.map { hiding in
      let isPassedOver = XKBLibrary.running.lowestMinorVersion >= 9
      return .warning(
        .sectionHidesStock,
        isPassedOver
          ? "no section here is marked as the default, so the system's “\(hiding.system)” is used instead"
          : "no section here is marked as the default, so “\(hiding.section)” takes the place of the system's “\(hiding.system)”",
        at: SourcePlace(file: hiding.file),
        hint: "write `default` before the section that is meant, or name it: \(hiding.system)(\(hiding.section))")
    }
  }

  private func unreadNames(_ keymap: Keymap) -> [Diagnostic] {
    keymap.layoutsWithBadName.map { index in
      .warning(
        .nameNotUTF8, "the name of layout \(index + 1) is not UTF-8; what cannot be read of it is replaced",
        at: SourcePlace(file: ownOutlines.last?.file), hint: "save the file as UTF-8")
    }
  }

  /// A warning about a file of the user; nil for what is about the system's files, or changes nothing.
  private func ownWarning(_ message: LibraryMessage, _ check: UserFileLint) -> Diagnostic? {
    // The library's level: below are the notes that a log for debugging adds.
    guard message.level <= 30, !isToldElsewhere(message), !check.missing.tell(message),
      !check.isIgnoredStatement(message)
    else { return nil }
    guard message.file == nil else { return origin(of: message)?.isOwn == true ? placedWarning(message, check) : nil }
    if check.isUnknownAction(message) || isAboutChosenNames(message) { return nil }
    if message.isError, check.unknownFields.contains(where: { message.words.contains($0.name.lowercased()) }) {
      return nil
    }
    if let warning = check.partOfAction(message) {
      // What is no error of an action is about what it has by default, and changes nothing.
      return message.isError ? warning : nil
    }
    // The library says twice of an action that it leaves out: what it does not take, then that it is left out.
    if message.isError, let call = check.actions.call(namedIn: message.words),
      messages.contains(where: { check.partOfAction($0)?.place.file == call.place.file })
    {
      return nil
    }
    if let type = message.typeThatCutsOff {
      if let place = check.placeOfSymbols(cutOffBy: type) { return libraryWarning(message, at: place) }
      // A type with fewer levels than an included key had is what somebody chose who names the type.
      if ownPlace(of: type.name, kind: .string) != nil { return nil }
    }
    // Without a place it is the user's when it names something that the user's files write; of a conflict, all of it.
    if message.isError || check.isInOneStatement(message), let place = ownPlace(of: message) {
      return libraryWarning(message, at: place)
    }
    return message.isError ? libraryWarning(message, at: SourcePlace(file: input.file)) : nil
  }

  /// Whether a message quotes nothing but the names that choose the keymap, of which the rules tell us more.
  private func isAboutChosenNames(_ message: LibraryMessage) -> Bool {
    guard case .names(let chosen) = input.content else { return false }
    let names = QuotedName.all(in: message.text).map(\.text)
    let known = Set(
      [chosen.rules, chosen.model] + chosen.options + chosen.options.map(RulesOptions.bare)
        + chosen.layouts.flatMap { [$0.layout, $0.variant, $0.description] })
    return !names.isEmpty && known.isSuperset(of: names)
  }

  private func isToldElsewhere(_ message: LibraryMessage) -> Bool {
    let text = message.text
    // Overriding what an include brought is what a layout is for; so is a modifier map that finds no key.
    return text.hasPrefix("Unrecognized RMLVO") || text.hasPrefix("Illegal action")
      || text.contains("; Using ") && text.contains(", ignoring ") || text.contains("not found in symbol map")
      || text.hasPrefix("No map in include statement") || text.contains(" redefined")
      || text.hasPrefix("Multiple interpretations")
      || text.hasPrefix("Couldn't process include") || text.contains("include paths searched") || text.hasPrefix("\t")
  }

  private func libraryWarning(_ message: LibraryMessage, at place: SourcePlace) -> Diagnostic {
    .warning(.libraryMessage, message.text, at: place, hint: "libxkbcommon goes on without it")
  }

  private func placedWarning(_ message: LibraryMessage, _ check: UserFileLint) -> Diagnostic? {
    // Keysyms that do not exist are found in the text; newer versions advise against some spellings of those that do.
    let isKeysym = !message.isError && QuotedName.first(in: message.text)?.kind == .string
    if isKeysym, check.sections.contains(where: { $0.file == origin(of: message)?.file }) { return nil }
    // A mistake that stops the reading of the file counts wherever it is.
    if !message.isError, isAboutUnusedSection(message) { return nil }
    let place = place(of: message)
    // Rules are looked at by us; some versions name the wrong file.
    if let file = place.file, isRules(file) { return nil }
    if message.isError {
      var diagnosis = SyntaxDiagnosis(self, message).diagnostic(.warning)
      diagnosis.message += "; a file of the same name in another folder is used instead"
      return diagnosis
    }
    return libraryWarning(message, at: place)
  }
}
