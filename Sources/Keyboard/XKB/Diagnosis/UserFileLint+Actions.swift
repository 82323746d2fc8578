import KeywrightDiagnostics

/// The actions that the user's sections call, in order.
struct ActionCalls {
  struct Call {
    var name: String
    /// The key that it is for, in angle brackets; nil in an interpretation.
    var key: String?
    fileprivate var token: Int
    fileprivate var own: UserSection

    /// What is said of a part of the call that the library does not take, and where it stands.
    fileprivate func fault(_ part: Int, modifiers: [String]) -> (message: String, place: SourcePlace, hint: String) {
      let tokens = own.outline.tokens
      let text = tokens.text(tokens.tokens[part])
      let isField = tokens.tokens.indices.contains(part + 1) && tokens.isSymbol(tokens.tokens[part + 1], "=")
      let hint = NameSuggestion.hint(for: text, in: isField ? StatementWords.actionFields : modifiers)
      return (
        isField ? "the action \(name) has no field “\(text)”" : "the action \(name) does not take “\(text)”",
        own.place(of: part), hint ?? "correct the parts of the action, or take them out"
      )
    }

    var place: SourcePlace { own.place(of: token) }
  }

  private(set) var calls: [Call] = []
  /// Where each word between parentheses stands first, in lower case.
  private var words: [String: (call: Int, token: Int)] = [:]
  private var names: [String: Int] = [:]

  /// The calls of all statements of the sections, or of one of them alone.
  init(_ sections: [UserSection], only statement: SectionStatement? = nil) {
    for own in sections where own.section.kind == .symbols || own.section.kind == .compat {
      let tokens = own.outline.tokens
      for statement in statement.map({ [$0] }) ?? SectionStatement.all(in: own.section, of: own.outline) {
        let second = statement.body.dropFirst().first.map { tokens.tokens[$0] }
        let key = second.flatMap { $0.kind == .key ? tokens.text($0) : nil }
        guard key != nil || tokens.isWord(tokens.tokens[statement.body.lowerBound], "interpret") else { continue }
        add(statement.body, of: own, key: key)
      }
    }
  }

  private mutating func add(_ body: Range<Int>, of own: UserSection, key: String?) {
    let tokens = own.outline.tokens
    // The head of an interpretation, `interpret Any+AnyOf(all)`, has parentheses that call nothing.
    let start = body.first { tokens.isSymbol(tokens.tokens[$0], "{") } ?? body.upperBound
    var isInside = false
    for index in start..<body.upperBound {
      let token = tokens.tokens[index]
      if tokens.isSymbol(token, ")") { isInside = false }
      guard token.kind == .word else { continue }
      let text = tokens.text(token)
      if isInside {
        if words[text.lowercased()] == nil { words[text.lowercased()] = (calls.count - 1, index) }
      } else if index + 1 < body.upperBound, tokens.isSymbol(tokens.tokens[index + 1], "(") {
        if names[text.lowercased()] == nil { names[text.lowercased()] = calls.count }
        calls.append(Call(name: text, key: key, token: index, own: own))
        isInside = true
      }
    }
  }

  /// The call of an action that a message names.
  func call(namedIn message: [String]) -> Call? {
    message.lazy.compactMap { names[$0] }.first.map { calls[$0] }
  }

  /// The call whose parts a message names, and the place of the part.
  func part(namedIn message: [String]) -> (call: Call, token: Int, place: SourcePlace)? {
    message.lazy.compactMap { words[$0] }.first.map {
      (calls[$0.call], $0.token, calls[$0.call].own.place(of: $0.token))
    }
  }
}

extension UserFileLint {
  /// Actions that the library does not know.
  var unknownActions: [Diagnostic] {
    actions.calls.compactMap { call in
      let name = call.name.lowercased()
      let left = call.key.map { "; \($0) is left without it" } ?? ""
      if let since = XKBActionName.known[name] {
        guard XKBLibrary.running.lowestMinorVersion < since else { return nil }
        return .warning(
          .actionIgnored, "libxkbcommon before 1.\(since) has no action “\(call.name)”\(left)", at: call.place,
          hint: "use a newer version to see what it does")
      }
      guard !XKBActionName.ignored.contains(name) else { return nil }
      return .warning(
        .actionIgnored, "there is no action “\(call.name)”\(left)", at: call.place,
        hint: XKBActionName.hint(for: call.name))
    }
  }

  /// What a message of the library says of a part of an action; nil where it is about something else.
  func partOfAction(_ message: LibraryMessage) -> Diagnostic? {
    guard !isUnknownAction(message), let part = actions.part(namedIn: message.words) else { return nil }
    let fault = part.call.fault(part.token, modifiers: keymap.modifierNames)
    return .warning(
      .actionIgnored, fault.message + (part.call.key.map { "; \($0) is left without it" } ?? ""), at: fault.place,
      hint: fault.hint)
  }

  /// Whether a message is about an action that is not known, or that does nothing.
  func isUnknownAction(_ message: LibraryMessage) -> Bool {
    guard let name = actions.call(namedIn: message.words)?.name.lowercased() else { return false }
    return XKBActionName.known[name] == nil || XKBActionName.known[name] == 11
  }

}

extension LibraryMessage {
  /// The words of the message, in lower case.
  var words: [String] { text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map { $0.lowercased() } }
}

/// The names of actions, as the library's versions know them.
enum XKBActionName {
  /// Those that do something, or are known to do nothing, in lower case, with the minor version that has them first.
  static let known: [String: Int] = Dictionary(
    spelt.map { ($0.lowercased(), $0 == "VoidAction" ? 11 : 0) }
      + [
        "movepointer", "pointerbutton", "lockptrbutton", "lockpointerbutton", "lockpointerbtn", "setpointerdefault",
        "terminate",
      ].map { ($0, 0) }, uniquingKeysWith: { first, _ in first })

  /// Those that are worth suggesting.
  static let spelt = [
    "NoAction", "VoidAction", "SetMods", "LatchMods", "LockMods", "SetGroup", "LatchGroup", "LockGroup", "MovePtr",
    "PtrBtn", "LockPtrBtn", "SetPtrDflt", "SetControls", "LockControls", "TerminateServer", "SwitchScreen", "Private",
  ]

  /// What somebody may have meant who wrote an action that does not exist.
  static func hint(for name: String) -> String {
    NameSuggestion.hint(for: name, in: spelt)
      ?? "the usual ones are SetMods, LatchMods, LockMods and LockGroup"
  }

  /// Those that are read and do nothing, in lower case; the library redirects a key only for programs that ask for events.
  static let ignored: Set<String> = [
    "redirectkey", "redirect", "isolock", "actionmessage", "messageaction", "message", "devicebtn", "devbtn",
    "devbutton", "devicebutton", "lockdevicebtn", "lockdevbtn", "lockdevbutton", "lockdevicebutton", "devicevaluator",
    "devval", "devvaluator", "deviceval",
  ]
}
