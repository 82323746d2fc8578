import CXKBCommon
import Diagnostics
import Files
import KeyEvents

extension CompilationReport {
  /// What a user should know about a keymap that compiled; each once.
  func warnings(_ keymap: Keymap, _ check: OwnFilesCheck) -> [Diagnostic] {
    var warnings = nameWarnings
    warnings += unreadNames(keymap)
    let hasOwn = !input.isTrusted || !path.own.isEmpty
    if hasOwn {
      let told = Set(ignoredActions.flatMap(\.reasons))
      warnings += ownWarnings(messages.filter { !told.contains($0) }, check)
      warnings += actionWarnings
      warnings += passedOver
      warnings += check.keysWithoutModifier + check.emptyVirtualModifiers + check.garbage + check.layoutLatches
    }
    var seen: Set<Diagnostic> = []
    return warnings.filter { seen.insert($0).inserted }
  }

  /// How many messages of the library about the user's files are told one by one.
  private static let mostMessages = 200

  private func ownWarnings(_ messages: [LibraryMessage], _ check: OwnFilesCheck) -> [Diagnostic] {
    var warnings: [Diagnostic] = []
    for message in messages {
      guard let warning = ownWarning(message, check) else { continue }
      guard warnings.count < Self.mostMessages else {
        warnings.append(
          .warning(
            .libraryMessage, "libxkbcommon has more than \(Self.mostMessages) things to say; the rest is left out",
            at: SourcePlace(file: warning.place.file), hint: "correct what is named above first"))
        break
      }
      warnings.append(warning)
    }
    return warnings
  }

  /// Files that the library could not open, so that it took those of the same name from a later folder, or none.
  private var passedOver: [Diagnostic] {
    walk.unopened.map { failure in
      .warning(
        .includeNotFound, "the file cannot be read and is passed over: \(failure.cause)",
        at: SourcePlace(file: failure.path), hint: "check its permissions")
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
  private func ownWarning(_ message: LibraryMessage, _ check: OwnFilesCheck) -> Diagnostic? {
    // The library's level: below are the notes that a log for debugging adds.
    guard message.level <= 30, !isToldElsewhere(message) else { return nil }
    guard message.file == nil else { return origin(of: message)?.isOwn == true ? placedWarning(message) : nil }
    if let type = message.typeThatCutsOff {
      if let place = check.placeOfSymbols(cutOffBy: type) { return libraryWarning(message, at: place) }
      // A type with fewer levels than an included key had is what somebody chose who names the type.
      if ownPlace(of: type.name, kind: .string) != nil { return nil }
    }
    // Without a place it is the user's when it names something that the user's files write.
    if let place = ownPlace(of: message) { return libraryWarning(message, at: place) }
    return message.isError ? libraryWarning(message, at: SourcePlace(file: input.file)) : nil
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

  private func placedWarning(_ message: LibraryMessage) -> Diagnostic? {
    let isKeysym = message.text.hasPrefix("unrecognized keysym")
    // A mistake that stops the reading of the file counts wherever it is.
    if isKeysym || !message.isError, isAboutUnusedSection(message) { return nil }
    if isKeysym, let name = QuotedName.first(in: message.text)?.text {
      return .warning(
        .unknownKeysymName, "there is no keysym '\(name)'; what the key had on this level stays",
        at: place(of: message, writing: name),
        hint: suggestion(forKeysym: name))
    }
    if message.isError {
      var diagnosis = SyntaxDiagnosis(self, message).diagnostic(.warning)
      diagnosis.message += "; a file of the same name in another folder is used instead"
      return diagnosis
    }
    return libraryWarning(message, at: place(of: message))
  }

  private func suggestion(forKeysym name: String) -> String {
    let loose = xkb_keysym_from_name(name, XKB_KEYSYM_CASE_INSENSITIVE)
    if loose != 0 { return "did you mean '\(Keysym(loose).name)'? Upper and lower case count" }
    if let number = UInt32(name) {
      return "a keysym number is 0x1000000 + the code point; U\(String(number, radix: 16)) is easier"
    }
    return "the names are those of keysymdef.h without XK_, or U and the code point: U20AC"
  }

  private struct IgnoredAction {
    /// The key that is left without it, in angle brackets.
    var key: String?
    /// What the library said before, the first being the reason.
    var reasons: [LibraryMessage]
  }

  /// The actions that the library does not know: it says why, then which key it goes on without.
  private var ignoredActions: [IgnoredAction] {
    var ignored: [IgnoredAction] = []
    var reasons: [LibraryMessage] = []
    for message in messages where message.level <= 30 {
      if message.text.hasPrefix("Illegal action definition for ") {
        let key = QuotedName.all(in: message.text).first { $0.kind == .key }?.text
        ignored.append(IgnoredAction(key: key, reasons: reasons))
        reasons = []
      } else if message.isError, message.file == nil {
        reasons.append(message)
      } else {
        reasons = []
      }
    }
    return ignored
  }

  private var actionWarnings: [Diagnostic] {
    ignoredActions.map { action in
      let reason = action.reasons.first?.text ?? "an action is not understood"
      let isUnknown = reason.hasPrefix("Unknown action ")
      let name = isUnknown ? String(reason.dropFirst("Unknown action ".count)) : nil
      let place = action.reasons.first.flatMap(ownPlace) ?? action.key.flatMap { ownPlace(of: $0, kind: .key) }
      let suggestion = name.flatMap { NameSuggestion.nearest(to: $0, in: Self.actions) }
      return .warning(
        .actionIgnored,
        (name.map { "there is no action '\($0)'" } ?? reason) + (action.key.map { "; \($0) is left without it" } ?? ""),
        at: place ?? SourcePlace(file: input.file),
        hint: suggestion.map { "did you mean '\($0)'?" } ?? "newer versions of libxkbcommon refuse such a keymap")
    }
  }

  private static let actions = [
    "NoAction", "SetMods", "LatchMods", "LockMods", "SetGroup", "LatchGroup", "LockGroup", "MovePtr", "PtrBtn",
    "LockPtrBtn", "SetPtrDflt", "SetControls", "LockControls", "TerminateServer", "SwitchScreen", "Private",
  ]
}
