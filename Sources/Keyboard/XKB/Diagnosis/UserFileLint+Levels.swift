import KeywrightDiagnostics
import KeywrightKeyEvents

extension UserFileLint {
  private struct Unreached {
    var own: UserSection
    var statement: KeyStatement
    var code: KeyCode
    var layout: Int
    var levels: [Int]
  }

  /// Levels on which the user's files put symbols, and which no key of the keyboard reaches.
  var unreachedLevels: [Diagnostic] {
    let statements = authored
    guard statements.contains(where: { $0.statement.symbols.contains { $0.levels > 1 } }) else { return [] }
    let reachable = ReachableModifiers(keymap)
    // symbols/pc gives this key four levels under every layout, and a dump keeps them.
    let found = statements.filter { !($0.own.outline.isKeymap && $0.statement.key == "<LSGT>") }
      .compactMap { unreached($0.statement, in: $0.own, reachable) }
    guard !found.isEmpty else { return [] }
    let types = LevelModifiers(keymap)
    var groups: [(missing: [String], first: Unreached, keys: Set<KeyCode>)] = []
    for unreached in found {
      let missing = types.missing(unreached.code, unreached.layout, unreached.levels, reachable)
      if let index = groups.firstIndex(where: { $0.missing == missing && $0.first.own.file == unreached.own.file }) {
        groups[index].keys.insert(unreached.code)
      } else {
        groups.append((missing, unreached, [unreached.code]))
      }
    }
    return groups.map { warning($0.missing, $0.first, others: $0.keys.count - 1) }
  }

  private func warning(_ missing: [String], _ unreached: Unreached, others: Int) -> Diagnostic {
    let numbers = unreached.levels.map { "\($0 + 1)" }
    let levels = (numbers.count == 1 ? "level " : "levels ") + numbers.joined(separator: ", ")
    let more = others == 0 ? "" : " (and those of \(others) more key\(others == 1 ? "" : "s"))"
    let reason =
      missing.isEmpty ? "its type chooses another level" : "no key gives \(missing.joined(separator: " and "))"
    let hint =
      if missing.contains("LevelThree") {
        "add `include \"level3(ralt_switch)\"` to the section, which makes the right Alt key AltGr"
      } else if missing.contains("LevelFive") {
        "add a key for it, such as `include \"level5(lsgt_switch)\"` to the section"
      } else {
        missing.first.map { "add a key that gives \($0) and its `modifier_map`, or leave the symbols out" }
          ?? "take another type, or leave the symbols out"
      }
    return .warning(
      .levelNotReached,
      "what \(unreached.statement.key) has on \(levels)\(more) cannot be typed: \(reason)",
      at: unreached.own.place(of: unreached.statement.token), hint: hint)
  }

  /// The levels of a statement that no key reaches in any layout that has its symbols there.
  private func unreached(
    _ statement: KeyStatement, in own: UserSection, _ reachable: ReachableModifiers
  ) -> Unreached? {
    guard let code = keymap.key(named: statement.key) else { return nil }
    for list in statement.symbols where list.levels > 1 {
      let written = list.items.map { keysyms($0, own.outline.tokens) }
      for layout in 0..<keymap.layoutCount(of: code) {
        let levels = (0..<keymap.levelCount(of: code, layout: layout)).map {
          (
            symbols: keymap.keysyms(of: code, layout: layout, level: $0).all,
            isReached: reachable.reaches(code, layout: layout, level: $0, of: keymap)
          )
        }
        // What another level gives as well, nobody misses.
        let lost = levels.indices.filter { level in
          level > 0 && level < written.count && !levels[level].isReached && !levels[level].symbols.isEmpty
            && levels[level].symbols == written[level]
            && !levels.contains { $0.isReached && $0.symbols == levels[level].symbols }
        }
        if !lost.isEmpty {
          return Unreached(own: own, statement: statement, code: code, layout: layout, levels: lost)
        }
      }
    }
    return nil
  }

  private func keysyms(_ item: Range<Int>, _ tokens: XKBTokens) -> [Keysym] {
    item.filter { tokens.tokens[$0].kind == .word }.compactMap { Keysym(name: tokens.text(tokens.tokens[$0])) }
      .filter { $0 != .noSymbol }
  }
}

/// Which modifiers choose the levels of keys, by the names that authors write.
private struct LevelModifiers {
  private let keymap: Keymap
  private let types: [String: TypeStatement]
  private let outline: XKBFileOutline
  /// The types that the dump names, by key and layout.
  private var keys: [String: KeyStatement] = [:]
  private let virtual: [String: Modifiers]

  init(_ keymap: Keymap) {
    self.keymap = keymap
    outline = XKBFileOutline(Array(keymap.dump().utf8))
    types = TypeStatement.all(in: outline)
    virtual = keymap.virtualModifiers()
    for section in outline.sections where section.kind == .symbols {
      for statement in KeyStatement.all(in: section, of: outline) { keys[statement.key] = statement }
    }
  }

  /// The modifiers without which none of the levels is reached.
  func missing(_ code: KeyCode, _ layout: Int, _ levels: [Int], _ reachable: ReachableModifiers) -> [String] {
    let name = keymap.name(of: code).flatMap { keys[$0]?.type(ofLayout: layout) }
    // A type that is not named is chosen by the number of levels.
    let count = keymap.levelCount(of: code, layout: layout)
    guard let type = types[name ?? (count > 4 ? "EIGHT_LEVEL" : "FOUR_LEVEL")] else { return [] }
    var missing: [String] = []
    for entry in type.entries where entry.level.map(levels.contains) ?? false {
      for token in entry.modifiers {
        let modifier = outline.tokens.text(outline.tokens.tokens[token])
        guard !missing.contains(modifier), !isReached(modifier, reachable) else { continue }
        missing.append(modifier)
      }
    }
    return missing
  }

  private func isReached(_ name: String, _ reachable: ReachableModifiers) -> Bool {
    if let index = Modifiers.realNames.firstIndex(of: name) { return reachable.mask & 1 << UInt32(index) != 0 }
    guard let mapping = virtual[name], !mapping.isEmpty else { return false }
    return UInt32(mapping.rawValue) & ~reachable.mask == 0
  }
}
