import KeywrightDiagnostics
import KeywrightKeyEvents

extension UserFileLint {
  /// Statements that the library reads and does nothing with, and fields of keys; each once for a file.
  var ignoredStatements: [Diagnostic] {
    var seen: Set<String> = []
    var warnings: [Diagnostic] = []
    for (own, statement) in authored {
      for index in statement.ignoredFields {
        let name = own.outline.tokens.text(own.outline.tokens.tokens[index])
        guard seen.insert("\(name) \(own.file ?? "")").inserted else { continue }
        warnings.append(
          .warning(
            .statementIgnored, "the field \(name) of a key is read and does nothing", at: own.place(of: index),
            hint: "take it out: it means something to an X server only"))
      }
    }
    for own in sections {
      for statement in authored(in: own) {
        for (name, index, hint) in ignored(in: statement, own) where seen.insert("\(name) \(own.file ?? "")").inserted {
          warnings.append(
            .warning(
              .statementIgnored, "\(name) is read and does nothing", at: own.place(of: index),
              hint: hint))
        }
      }
    }
    return warnings
  }

  /// Whether a message of the library is about one of them.
  func isIgnoredStatement(_ message: LibraryMessage) -> Bool {
    guard !message.isError, let name = QuotedName.all(in: message.text).first, name.kind == .key else { return false }
    return statements.contains { $0.statement.key == name.text && !$0.statement.ignoredFields.isEmpty }
  }

  private func ignored(
    in statement: SectionStatement, _ own: UserSection
  ) -> [(name: String, token: Int, hint: String)] {
    let tokens = own.outline.tokens
    let first = tokens.tokens[statement.body.lowerBound]
    switch own.section.kind {
    case .symbols where tokens.isWord(first, "key"):
      return actions(in: statement.body, tokens)
    case .symbols where tokens.isWord(first, "name"):
      guard let second = statement.body.dropFirst().first, tokens.isSymbol(tokens.tokens[second], "=") else {
        return []
      }
      return [("a name without a group", statement.body.lowerBound, "write `name[Group1] = …`")]
    case .compat where tokens.isWord(first, "interpret"):
      guard let name = statement.body.dropFirst().first, isOnAKey(tokens.text(tokens.tokens[name])) else { return [] }
      return actions(in: statement.body, tokens)
    case .compat where tokens.isWord(first, "group"):
      return [("a virtual modifier for a group", statement.body.lowerBound, "take it out")]
    case .symbols, .compat, .types, .keycodes, .geometry: return []
    }
  }

  /// Whether an interpretation of a keysym is about any key.
  private func isOnAKey(_ name: String) -> Bool {
    guard let keysym = Keysym(name: name) else { return false }
    return keymap.keys.contains { code in keymap.hasKeysym(code) { $0 == keysym.rawValue } }
  }

  private func actions(in body: Range<Int>, _ tokens: XKBTokens) -> [(name: String, token: Int, hint: String)] {
    body.dropLast().compactMap { index in
      guard tokens.tokens[index].kind == .word, tokens.isSymbol(tokens.tokens[index + 1], "(") else { return nil }
      let name = tokens.text(tokens.tokens[index])
      guard XKBActionName.ignored.contains(name.lowercased()) else { return nil }
      return ("the action \(name)", index, "give the key another action, or none")
    }
  }
}
