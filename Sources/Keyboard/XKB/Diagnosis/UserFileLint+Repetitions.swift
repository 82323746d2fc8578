import KeywrightDiagnostics
import KeywrightKeyEvents

extension UserFileLint {
  /// What a section says twice, so that of the earlier one nothing is left, or only a part.
  var repetitions: [Diagnostic] { sections.flatMap { repetitions(in: $0) + severalMaps(in: $0) } }

  private func repetitions(in own: UserSection) -> [Diagnostic] {
    let keys = Dictionary(
      KeyStatement.all(in: own.section, of: own.outline).map { ($0.token, $0) }, uniquingKeysWith: { $1 })
    var warnings: [Diagnostic] = []
    var earlier: [String: SectionStatement] = [:]
    for statement in authored(in: own) {
      guard let (subject, shown) = subject(of: statement, in: own) else { continue }
      let before = earlier.updateValue(statement, forKey: subject)
      // Who says how it is to be merged knows of the other one.
      guard let before, statement.mode == nil, differ(before, statement, keys, in: own) else { continue }
      let line = own.place(of: before.body.lowerBound).line ?? 0
      warnings.append(
        .warning(
          .keyGivenTwice,
          "\(shown) is given a second time in this section, and takes away what line \(line) says of it",
          at: own.place(of: statement.body.lowerBound),
          hint: "write it once, or put `override` before it if that is meant"))
    }
    return warnings
  }

  /// Keys that the modifier maps of a section name for several modifiers.
  private func severalMaps(in own: UserSection) -> [Diagnostic] {
    guard own.section.kind == .symbols else { return [] }
    let tokens = own.outline.tokens
    var maps: [String: (modifier: String, token: Int)] = [:]
    var warnings: [Diagnostic] = []
    for statement in authored(in: own) where statement.body.count > 2 {
      let first = statement.body.lowerBound
      guard tokens.isWord(tokens.tokens[first], "modifier_map") else { continue }
      let modifier = tokens.text(tokens.tokens[first + 1])
      for index in statement.body.dropFirst(2) where tokens.tokens[index].kind == .key {
        let name = tokens.text(tokens.tokens[index])
        guard let before = maps.updateValue((modifier, index), forKey: name), statement.mode == nil,
          before.modifier.lowercased() != modifier.lowercased()
        else { continue }
        warnings.append(
          .warning(
            .keyGivenTwice,
            "\(name) is in the modifier map of \(before.modifier) as well, on line \(own.place(of: before.token).line ?? 0);"
              + " only one of them counts",
            at: own.place(of: index), hint: "leave one of them out"))
      }
    }
    return warnings
  }

  /// What a statement is about, as a key to find another by, and as it is written.
  private func subject(of statement: SectionStatement, in own: UserSection) -> (subject: String, shown: String)? {
    let tokens = own.outline.tokens
    let list = tokens.tokens
    let body = statement.body
    guard body.count > 2 else { return nil }
    let (first, second) = (list[body.lowerBound], list[body.lowerBound + 1])
    if first.kind == .key { return ("keycode \(tokens.text(first))", tokens.text(first)) }
    guard first.kind == .word else { return nil }
    let word = tokens.text(first).lowercased()
    let name = tokens.text(second)
    switch (word, second.kind) {
    case ("key", .key): return ("key \(keymap.key(named: name).map { "\($0.rawValue)" } ?? name)", name)
    case ("alias", .key): return ("keycode \(name)", name)
    case ("type", .string), ("indicator", .string): return ("\(word) \(name)", "the \(word) \"\(name)\"")
    case ("interpret", _):
      let head = body.prefix { !tokens.isSymbol(list[$0], "{") }.map { tokens.text(list[$0]) }
      // `interpret.repeat = True` sets what holds for those after it.
      return head.count == body.count || head.contains(".") ? nil : (head.joined(separator: " "), "`interpret \(name)`")
    default: return nil
    }
  }

  private func differ(
    _ before: SectionStatement, _ after: SectionStatement, _ keys: [Int: KeyStatement], in own: UserSection
  ) -> Bool {
    if let first = keys[before.body.lowerBound + 1], let second = keys[after.body.lowerBound + 1] {
      return differ(first, second, own.outline.tokens)
    }
    let tokens = own.outline.tokens
    return !before.body.map { tokens.text(tokens.tokens[$0]) }.elementsEqual(
      after.body.map { tokens.text(tokens.tokens[$0]) })
  }

  /// Whether both give a level something, and not the same.
  private func differ(_ first: KeyStatement, _ second: KeyStatement, _ tokens: XKBTokens) -> Bool {
    for (layout, type) in second.types {
      if let other = first.types[layout], other != type { return true }
    }
    for list in second.symbols {
      guard let other = first.symbols.first(where: { $0.layout == list.layout }) else { continue }
      for (old, new) in zip(other.items, list.items) {
        let (old, new) = (KeyStatement.text(old, tokens), KeyStatement.text(new, tokens))
        if old != new, !KeyStatement.isNothing(old), !KeyStatement.isNothing(new) { return true }
      }
    }
    return false
  }
}

extension KeyStatement {
  /// What a level is given, as it is written.
  static func text(_ item: Range<Int>, _ tokens: XKBTokens) -> String {
    item.map { tokens.text(tokens.tokens[$0]) }.joined(separator: " ")
  }

  /// Whether a level is left to what was there.
  static func isNothing(_ text: String) -> Bool { ["", "nosymbol", "any"].contains(text.lowercased()) }
}
