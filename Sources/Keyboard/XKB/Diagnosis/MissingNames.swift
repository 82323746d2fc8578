import KeywrightDiagnostics
import KeywrightKeyEvents

/// Names that the user's sections use and the keymap lacks: keys and key types.
struct MissingNames {
  /// The name, and where it stands first.
  struct Use {
    var name: String
    var place: SourcePlace
  }

  /// Keys that symbols are given to, or that a modifier map names.
  private(set) var keys: [Use] = []
  /// Keys that an alias stands for, with the alias.
  private(set) var aliases: [(alias: String, use: Use)] = []
  /// Types that keys are given.
  private(set) var types: [Use] = []
  private var seen: Set<String> = []

  init(_ sections: [UserSection], keymap: Keymap) {
    for own in sections {
      switch own.section.kind {
      case .symbols: addKeys(own, keymap)
      case .keycodes: addAliases(own, keymap)
      case .types, .compat, .geometry: break
      }
    }
    addTypes(sections, keymap)
  }

  private mutating func addKeys(_ own: UserSection, _ keymap: Keymap) {
    let tokens = own.outline.tokens
    for statement in SectionStatement.all(in: own.section, of: own.outline) {
      let first = tokens.tokens[statement.body.lowerBound]
      let isMap =
        tokens.isWord(first, "modifier_map") || tokens.isWord(first, "modmap") || tokens.isWord(first, "mod_map")
      guard isMap || tokens.isWord(first, "key") else { continue }
      for index in isMap ? statement.body : statement.body.prefix(2) where tokens.tokens[index].kind == .key {
        let name = tokens.text(tokens.tokens[index])
        guard keymap.key(named: name) == nil, seen.insert(name).inserted else { continue }
        keys.append(Use(name: name, place: own.place(of: index)))
      }
    }
  }

  private mutating func addAliases(_ own: UserSection, _ keymap: Keymap) {
    let tokens = own.outline.tokens
    for statement in SectionStatement.all(in: own.section, of: own.outline) where statement.body.count >= 4 {
      let first = statement.body.lowerBound
      let (alias, real) = (tokens.tokens[first + 1], tokens.tokens[first + 3])
      guard tokens.isWord(tokens.tokens[first], "alias"), alias.kind == .key, real.kind == .key else { continue }
      let (name, target) = (tokens.text(alias), tokens.text(real))
      guard keymap.key(named: target) == nil, keymap.key(named: name) == nil else { continue }
      aliases.append((name, Use(name: target, place: own.place(of: first + 3))))
    }
  }

  private mutating func addTypes(_ sections: [UserSection], _ keymap: Keymap) {
    var known: [String: TypeStatement]?
    var looked: Set<String> = []
    for own in sections where own.section.kind == .symbols {
      let tokens = own.outline.tokens
      for index in own.section.body where tokens.tokens[index].kind == .string && isType(index, tokens) {
        let name = tokens.text(tokens.tokens[index])
        guard looked.insert(name).inserted else { continue }
        let types = known ?? TypeStatement.all(in: XKBFileOutline(Array(keymap.dump().utf8)))
        known = types
        // Some versions leave types out of the dump that no key has.
        let isOwn = sections.contains { $0.section.kind == .types && TypeStatement.all(in: $0.outline)[name] != nil }
        if types[name] == nil, !types.isEmpty, !isOwn {
          self.types.append(Use(name: name, place: own.place(of: index)))
        }
      }
    }
  }

  /// Whether a string stands after `type =` or `type[Group1] =`.
  private func isType(_ index: Int, _ tokens: XKBTokens) -> Bool {
    guard index >= 2, tokens.isSymbol(tokens.tokens[index - 1], "=") else { return false }
    if tokens.isWord(tokens.tokens[index - 2], "type") { return true }
    return index >= 5 && tokens.isSymbol(tokens.tokens[index - 2], "]")
      && tokens.isWord(tokens.tokens[index - 5], "type")
  }

  /// Whether a message of the library is about one of them.
  func tell(_ message: LibraryMessage) -> Bool {
    guard !(keys.isEmpty && aliases.isEmpty && types.isEmpty) else { return false }
    return QuotedName.all(in: message.text).contains { name in
      switch name.kind {
      case .key: keys.contains { $0.name == name.text } || aliases.contains { $0.use.name == name.text }
      case .string: types.contains { $0.name == name.text }
      case .word, .symbol: false
      }
    }
  }
}

extension UserFileLint {
  /// What is written of names that the keymap lacks, and so does nothing.
  var missingNames: [Diagnostic] {
    let keys = missing.keys.map { use in
      Diagnostic.warning(
        .statementIgnored, "the keycodes have no key \(use.name), so what is written of it is ignored", at: use.place,
        hint: suggestion(forKey: use.name))
    }
    let aliases = missing.aliases.map { alias, use in
      Diagnostic.warning(
        .statementIgnored, "the keycodes have no key \(use.name), so its alias \(alias) is ignored", at: use.place,
        hint: suggestion(forKey: use.name))
    }
    guard !missing.types.isEmpty else { return keys + aliases }
    let known = TypeStatement.all(in: XKBFileOutline(Array(keymap.dump().utf8))).keys.sorted()
    return keys + aliases
      + missing.types.map { use in
        .warning(
          .statementIgnored, "there is no type \"\(use.name)\", so the key gets the usual one", at: use.place,
          hint: NameSuggestion.hint(for: use.name, in: known)
            ?? "take a type of types/complete, or write your own")
      }
  }

  private func suggestion(forKey name: String) -> String {
    let known = keymap.keys.compactMap { keymap.name(of: $0) }
    return NameSuggestion.hint(for: name, in: known)
      ?? "the names are those of keycodes/evdev"
  }
}
