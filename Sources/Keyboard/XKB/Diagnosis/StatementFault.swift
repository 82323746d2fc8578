import KeywrightDiagnostics
import KeywrightKeyEvents

/// What our own reading finds wrong with a statement that the library refuses.
struct StatementFault {
  /// What is wrong; nil where the library says it well enough.
  var message: String?
  /// The token at fault.
  var token: Int
  var hint: String
}

extension StatementFault {
  /// The first mistake of a refused statement; nil where we see none.
  init?(_ refused: RefusedStatement) {
    let reader = Reader(
      tokens: refused.own.outline.tokens, kind: refused.own.section.kind, body: refused.statement.body,
      mostLayouts: refused.mostLayouts)
    let fault = reader.keyword ?? reader.field ?? reader.layout ?? reader.text ?? reader.realModifier
    guard let fault = fault ?? reader.level ?? reader.modifier(declared: refused.declaredModifiers) else { return nil }
    self = fault
  }

  /// The mistake at the beginning of a statement that the library cannot read; nil where we see none.
  init?(unread statement: SectionStatement, of own: UserSection) {
    let reader = Reader(tokens: own.outline.tokens, kind: own.section.kind, body: statement.body, mostLayouts: 0)
    guard let fault = reader.keyword else { return nil }
    self = fault
  }

  /// A field that a statement does not have, where the library may go on without it; nil where it has every one.
  init?(fieldOf statement: SectionStatement, of own: UserSection) {
    let reader = Reader(tokens: own.outline.tokens, kind: own.section.kind, body: statement.body, mostLayouts: 0)
    guard let fault = reader.field else { return nil }
    self = fault
  }

  private struct Reader {
    let tokens: XKBTokens
    let kind: XKBFileOutline.Kind
    let body: Range<Int>
    let mostLayouts: Int

    private func word(_ index: Int) -> String { tokens.text(tokens.tokens[index]) }
    private func isSymbol(_ index: Int, _ symbol: Unicode.Scalar) -> Bool {
      body.contains(index) && tokens.isSymbol(tokens.tokens[index], symbol)
    }
    private var first: String { word(body.lowerBound).lowercased() }

    /// A statement that begins with a word that begins none, or none in this kind of section.
    var keyword: StatementFault? {
      guard tokens.tokens[body.lowerBound].kind == .word else { return nil }
      let known = StatementWords.keywords(of: kind)
      let written = word(body.lowerBound)
      guard !known.isEmpty, !known.contains(first) else { return angleBrackets }
      // `SetMods.clearLocks = …` says what actions have by default.
      if isSymbol(body.lowerBound + 1, "."), XKBActionName.known[first] != nil || first == "action" { return nil }
      let homes = StatementWords.homes(of: first)
      if !homes.isEmpty {
        return StatementFault(
          message: "“\(written)” does not belong in a section of \(kind.rawValue)", token: body.lowerBound,
          hint: "it belongs in a section of \(homes.map(\.rawValue).joined(separator: " or "))")
      }
      return StatementFault(
        message: "no statement of \(kind.rawValue) begins with “\(written)”", token: body.lowerBound,
        hint: NameSuggestion.hint(for: first, in: known)
          ?? "the words are \(known.joined(separator: ", "))")
    }

    /// `key AD01`, without the brackets; `include us`, without the quotation marks.
    private var angleBrackets: StatementFault? {
      let second = body.lowerBound + 1
      guard body.contains(second), tokens.tokens[second].kind == .word else { return nil }
      switch first {
      case "key":
        return StatementFault(
          message: nil, token: second, hint: "the name of a key has angle brackets: <\(word(second))>")
      case "include":
        return StatementFault(
          message: nil, token: second, hint: "what is included is in quotation marks: \"\(word(second))\"")
      default: return nil
      }
    }

    /// The words that begin a part between the braces of the statement.
    private var parts: [Int] {
      guard let open = body.first(where: { isSymbol($0, "{") }) else {
        // `key.type = …` sets a field for all that follow.
        return isSymbol(body.lowerBound + 1, ".") && body.contains(body.lowerBound + 2) ? [body.lowerBound + 2] : []
      }
      let separator: Unicode.Scalar = first == "key" ? "," : ";"
      var found: [Int] = []
      var depth = 0
      var begins = true
      for index in (open + 1)..<max(open + 1, body.upperBound) {
        if isSymbol(index, "{") || isSymbol(index, "[") || isSymbol(index, "(") { depth += 1 }
        if isSymbol(index, "}") || isSymbol(index, "]") || isSymbol(index, ")") { depth -= 1 }
        if begins, depth == 0, tokens.tokens[index].kind == .word { found.append(index) }
        let negates = begins && (isSymbol(index, "!") || isSymbol(index, "~"))
        begins = depth == 0 && (isSymbol(index, separator) || negates)
      }
      return found
    }

    /// A field that the statement does not have.
    var field: StatementFault? {
      guard let known = StatementWords.fields(of: first) else { return nil }
      let unknown = parts.first { index in
        let name = word(index).lowercased()
        return !known.contains(name) && !name.hasPrefix("overlay") && !name.hasPrefix("permanentoverlay")
      }
      return unknown.map { index in
        let name = word(index)
        return StatementFault(
          message: "there is no field “\(name)” in \(Self.article(first)) statement", token: index,
          hint: NameSuggestion.hint(for: name.lowercased(), in: known)
            ?? "the usual fields are \(known.prefix(3).joined(separator: ", "))")
      }
    }

    private static func article(_ word: String) -> String {
      "aeiou".contains(word.prefix(1)) ? "an \(word)" : "a \(word)"
    }

    /// The layout in `symbols[Group2]` or `name[Group2]` that is none.
    var layout: StatementFault? {
      for index in parts + (first == "name" ? [body.lowerBound] : []) where isSymbol(index + 1, "[") {
        let field = word(index).lowercased()
        guard ["type", "symbols", "actions", "name"].contains(field), isSymbol(index + 3, "]") else { continue }
        let written = word(index + 2)
        let name = written.lowercased()
        let number = Int(name.hasPrefix("group") ? name.dropFirst(5) : Substring(name))
        if let number, (1...mostLayouts).contains(number) { continue }
        return StatementFault(
          message: number == nil ? "“\(written)” is not the number of a layout" : nil, token: index + 2,
          hint: mostLayouts == 4
            ? "layouts are called Group1, Group2, Group3 and Group4"
            : "layouts are called Group1 to Group\(mostLayouts)")
      }
      return nil
    }

    /// A text without its quotation marks.
    var text: StatementFault? {
      for index in parts + (first == "name" ? [body.lowerBound] : [])
      where StatementWords.takesText(word(index).lowercased()) {
        let end = body.suffix(from: index).first { isSymbol($0, "=") || isSymbol($0, ",") || isSymbol($0, ";") }
        guard let end, isSymbol(end, "="), body.contains(end + 1), tokens.tokens[end + 1].kind == .word else {
          continue
        }
        return StatementFault(
          message: nil, token: end + 1, hint: "put it in quotation marks: \"\(word(end + 1))\"")
      }
      return nil
    }

    /// A level of a type that has no number, in `map[Shift] = Level2` or `level_name[Level2] = "Shift"`.
    var level: StatementFault? {
      guard first == "type" else { return nil }
      for part in parts {
        let end = body.suffix(from: part).first { isSymbol($0, ";") } ?? body.upperBound
        let index: Int? =
          switch word(part).lowercased() {
          case "map": (part..<end).first { isSymbol($0, "=") }.map { $0 + 1 }
          case "level_name", "levelname": isSymbol(part + 1, "[") ? part + 2 : nil
          default: nil
          }
        guard let index, index < end else { continue }
        let name = word(index).lowercased()
        let number = Int(name.hasPrefix("level") ? name.dropFirst(5) : Substring(name))
        guard number.map({ $0 < 1 }) ?? true else { continue }
        return StatementFault(
          message: "“\(word(index))” is not a level", token: index, hint: "levels are called Level1, Level2, …")
      }
      return nil
    }

    /// A modifier that nothing declares, where a type, an indicator or an interpretation names it.
    func modifier(declared: [String]) -> StatementFault? {
      let known = Modifiers.realNames + declared + ["None", "All"]
      let predicates = ["anyof", "anyofornone", "allof", "noneof", "exactly"]
      let open = body.first { isSymbol($0, "{") } ?? body.upperBound
      var named: [Int] = []
      if first == "interpret" {
        named = (body.lowerBound..<open).filter { isSymbol($0 - 1, "+") || isSymbol($0 - 1, "(") }
      }
      for part in parts where ["modifiers", "mods", "map", "preserve"].contains(word(part).lowercased()) {
        let end = body.suffix(from: part).first { isSymbol($0, ";") } ?? body.upperBound
        // What a map gives is a level.
        let isMap = word(part).lowercased() == "map"
        let stop = isMap ? (part..<end).first { isSymbol($0, "=") } ?? end : end
        named += Array((part + 1)..<max(part + 1, stop))
      }
      let unknown = named.first { index in
        guard tokens.tokens[index].kind == .word else { return false }
        let name = word(index).lowercased()
        return !known.contains { $0.lowercased() == name } && !predicates.contains(name)
      }
      return unknown.map { index in
        StatementFault(
          message: "there is no modifier “\(word(index))”", token: index,
          hint: NameSuggestion.hint(for: word(index), in: known) ?? "declare it: virtual_modifiers \(word(index));")
      }
    }

    /// A modifier map for what is no modifier.
    var realModifier: StatementFault? {
      guard ["modifier_map", "mod_map", "modmap"].contains(first) else { return nil }
      let index = body.lowerBound + 1
      guard body.contains(index), tokens.tokens[index].kind == .word else { return nil }
      let name = word(index)
      let known = Modifiers.realNames + ["None"]
      guard !known.contains(where: { $0.lowercased() == name.lowercased() }) else { return nil }
      return StatementFault(
        message: "“\(name)” is not a real modifier", token: index,
        hint: NameSuggestion.hint(for: name, in: known)
          ?? "the real modifiers are \(known.dropLast().joined(separator: ", "))")
    }
  }
}
