import KeywrightDiagnostics
import KeywrightKeyEvents

extension UserFileLint {
  /// Names of keysyms that do not exist, where the user's files write them; each name once for a section.
  var unknownKeysyms: [Diagnostic] {
    var warnings: [Diagnostic] = []
    var seen: Set<[String]> = []
    // A whole tree of newer data names hundreds that this version of the library lacks.
    var copies: [String: (first: (name: String, place: SourcePlace), count: Int)] = [:]
    for (own, statement) in authored {
      let tokens = own.outline.tokens
      for index in statement.symbols.flatMap({ $0.items.joined() }) where tokens.tokens[index].kind == .word {
        let name = tokens.text(tokens.tokens[index])
        guard Keysym(name: name) == nil, !KeyStatement.isNothing(name), !isNumber(name) else { continue }
        // What nobody will be told needs no suggestion.
        guard warnings.count <= CompilationReport.mostWarnings else { break }
        guard seen.insert([own.file ?? "", "\(own.section.body.lowerBound)", name]).inserted else { continue }
        if isCopy(own), let file = own.file, name.hasPrefix("XF86") {
          copies[file] = (copies[file]?.first ?? (name, own.place(of: index)), (copies[file]?.count ?? 0) + 1)
          continue
        }
        warnings.append(
          .warning(
            .unknownKeysymName, "there is no keysym “\(name)”; what the key had on this level stays",
            at: own.place(of: index), hint: KeysymSuggestion.hint(for: name)))
      }
    }
    warnings += interpretedKeysyms
    return warnings + copies.sorted { $0.key < $1.key }.map { warning($0.value.first, count: $0.value.count) }
  }

  /// Interpretations of keysyms that do not exist, which the library takes for interpretations of any.
  private var interpretedKeysyms: [Diagnostic] {
    sections.filter { $0.section.kind == .compat }.flatMap { own -> [Diagnostic] in
      let tokens = own.outline.tokens
      return authored(in: own).compactMap { statement -> Diagnostic? in
        guard tokens.isWord(tokens.tokens[statement.body.lowerBound], "interpret"),
          let index = statement.body.dropFirst().first, tokens.tokens[index].kind == .word
        else { return nil }
        let name = tokens.text(tokens.tokens[index])
        guard Keysym(name: name) == nil, !["any", "nosymbol"].contains(name.lowercased()), !isNumber(name) else {
          return nil
        }
        return .warning(
          .unknownKeysymName, "there is no keysym “\(name)”; the interpretation applies to any keysym instead",
          at: own.place(of: index), hint: KeysymSuggestion.hint(for: name))
      }
    }
  }

  private func warning(_ first: (name: String, place: SourcePlace), count: Int) -> Diagnostic {
    .warning(
      .unknownKeysymName,
      count == 1
        ? "there is no keysym “\(first.name)”; what the key had on this level stays"
        : "there is no keysym “\(first.name)”, and \(count - 1) more in this file; what the keys had on these levels stays",
      at: first.place,
      hint: "libxkbcommon \(XKBLibrary.running.version) lacks them: take XKB data that is as old, or a newer library")
  }

  /// Numbers are keysyms by their value, whatever the library thinks of them.
  private func isNumber(_ name: String) -> Bool {
    UInt32(name) != nil && name.utf8.count == 1
      || name.lowercased().hasPrefix("0x") && UInt32(name.dropFirst(2), radix: 16) != nil
  }
}

/// What somebody may have meant who wrote a keysym that does not exist.
enum KeysymSuggestion {
  static func hint(for name: String) -> String {
    if let loose = Keysym(nameInAnyCase: name) {
      return "\(NameSuggestion.question(loose.name)) Upper and lower case count"
    }
    if let hint = ofNumber(name) { return hint }
    if let near = Keysym.nearestName(toUnknown: name) { return NameSuggestion.question(near) }
    return "the names are those of keysymdef.h without XK_, or U and the code point: U20AC"
  }

  /// What a name has to be that stands for a number or a code point.
  private static func ofNumber(_ name: String) -> String? {
    if !name.isEmpty, name.allSatisfy(\.isWholeNumber) {
      guard let number = UInt32(name), number <= 0x10FFFF else { return "a keysym number is at most 0x1fffffff" }
      return "a keysym number is 0x1000000 + the code point; U\(String(number, radix: 16)) is easier"
    }
    guard name.hasPrefix("U"), name.dropFirst().allSatisfy(\.isHexDigit), name.utf8.count > 3 else { return nil }
    guard let code = UInt32(name.dropFirst(), radix: 16), code <= 0x10FFFF else {
      return "the highest code point is U10FFFF"
    }
    guard let scalar = Unicode.Scalar(code) else {
      return "U\(name.dropFirst()) is a surrogate, which is not a character"
    }
    return scalar.properties.generalCategory == .control
      ? "a control character has no keysym of its own; the names are BackSpace, Tab, Return, Escape, Delete" : nil
  }
}
