import KeywrightKeyEvents

/// Which keys and keysyms of a compiled keymap's text have actions.
struct KeymapActions {
  /// Names of keys, in angle brackets, with actions of their own or in a modifier map.
  private(set) var keys: Set<String> = []
  /// Keysyms that an interpretation gives an action.
  private(set) var keysyms: Set<UInt32> = []
  /// Keysyms that an interpretation gives an action without a meaning here, such as a movement of the pointer.
  private(set) var meaninglessKeysyms: Set<UInt32> = []
  /// The layouts, from 0, for which a key has actions of its own, by the name of the key.
  private(set) var layoutsWithActions: [String: Set<Int>] = [:]
  /// Whether an interpretation is for keys of any keysym, or the text is not understood.
  private(set) var everyKeyMayAct = false

  private let tokens: XKBTokens

  /// The actions to which libxkbcommon gives no meaning, in any version.
  private static let meaningless: [StaticString] = [
    "noaction", "voidaction", "moveptr", "ptrbtn", "lockptrbtn", "setptrdflt", "terminate", "switchscreen",
  ]

  init(_ text: [UInt8]) {
    tokens = XKBTokens(text)
    let list = tokens.tokens
    everyKeyMayAct = list.isEmpty
    var index = 0
    while index < list.count {
      let start = index
      index = end(ofStatementAt: start)
      if tokens.isWord(list[start], "interpret") {
        readInterpretation(start + 1..<index)
      } else if tokens.isWord(list[start], "key") {
        readKey(start + 1..<index)
      } else if tokens.isWord(list[start], "modifier_map") {
        for token in list[start..<index] where token.kind == .key { keys.insert(tokens.text(token)) }
      }
    }
  }

  /// The index after a statement; sections are entered, so that their statements come one by one.
  private func end(ofStatementAt start: Int) -> Int {
    let list = tokens.tokens
    var index = start
    var depth = 0
    let isSection = tokens.text(list[start]).hasPrefix("xkb_")
    while index < list.count {
      if tokens.isSymbol(list[index], "{") {
        if isSection { return index + 1 }
        depth += 1
      }
      if tokens.isSymbol(list[index], "}") { depth -= 1 }
      index += 1
      if depth <= 0, tokens.isSymbol(list[index - 1], ";") { break }
    }
    return index
  }

  private mutating func readKey(_ range: Range<Int>) {
    let list = tokens.tokens
    guard let first = range.first, list[first].kind == .key else { return }
    for index in range where tokens.isWord(list[index], "actions") || tokens.isWord(list[index], "action") {
      let key = tokens.text(list[first])
      keys.insert(key)
      // The library fills what it passes over with NoAction.
      let list = list[index..<range.upperBound].prefix { !tokens.isSymbol($0, "=") }.count + index
      guard let end = tokens.tokens[list..<range.upperBound].firstIndex(where: { tokens.isSymbol($0, "]") }),
        tokens.tokens[list..<end].contains(where: { $0.kind == .word && !tokens.isWord($0, "noaction") })
      else { continue }
      layoutsWithActions[key, default: []].insert(layout(at: index + 1) ?? 0)
    }
    // A list of symbols may be written as actions without the word.
    if hasAction(range) { keys.insert(tokens.text(list[first])) }
  }

  /// `[Group2]` at an index, as a layout from 0; nil for anything else.
  private func layout(at index: Int) -> Int? {
    guard index + 1 < tokens.tokens.count, tokens.isSymbol(tokens.tokens[index], "[") else { return nil }
    let word = tokens.text(tokens.tokens[index + 1]).lowercased()
    guard word.hasPrefix("group"), let number = Int(word.dropFirst(5)), number > 0 else { return nil }
    return number - 1
  }

  private mutating func readInterpretation(_ range: Range<Int>) {
    let list = tokens.tokens
    guard range.count > 1, tokens.isSymbol(list[range.lowerBound], ".") == false else { return }
    guard let body = range.first(where: { tokens.isSymbol(list[$0], "{") }) else { return }
    let name = tokens.text(list[range.lowerBound])
    guard hasAction(body..<range.upperBound) else {
      meaninglessKeysyms.insert(Keysym(name: name)?.rawValue ?? 0)
      return
    }
    if name.lowercased() == "any" {
      // Conditions that a key without a modifier map cannot meet.
      let head = list[range.lowerBound..<body]
      let needsModifier = head.contains { tokens.isWord($0, "anyof") || tokens.isWord($0, "exactly") }
      let isAnyOrNone = head.contains { tokens.isWord($0, "none") }
      if !needsModifier || isAnyOrNone { everyKeyMayAct = true }
      return
    }
    if let keysym = Keysym(name: name), keysym != .noSymbol {
      keysyms.insert(keysym.rawValue)
    } else {
      everyKeyMayAct = true
    }
  }

  /// Whether a statement calls an action that means something.
  private func hasAction(_ range: Range<Int>) -> Bool {
    let list = tokens.tokens
    for index in range where index + 1 < list.count && list[index].kind == .word {
      guard tokens.isSymbol(list[index + 1], "(") else { continue }
      if !Self.meaningless.contains(where: { tokens.isWord(list[index], $0) }) { return true }
    }
    return false
  }
}
