import KeywrightDiagnostics
import KeywrightKeyEvents

/// What the user's own files write that some versions of the library get wrong.
struct OwnFileFacts: Hashable, Sendable {
  /// Keys whose list of symbols ends with NoSymbol and whose type is left to the library.
  var trailingNoSymbol: [KeyCode: SourcePlace] = [:]
  /// Whether the warnings about the files tell already that a latch of the layout does nothing.
  var tellsLayoutLatch = false
}

extension UserFileLint {
  var facts: OwnFileFacts {
    var facts = OwnFileFacts(tellsLayoutLatch: !layoutLatches.isEmpty)
    for (own, statement) in statements where !statement.hasType {
      guard let index = statement.symbols.compactMap(\.trailingNoSymbol).last,
        let code = keymap.key(named: statement.key)
      else { continue }
      facts.trailingNoSymbol[code] = own.place(of: index)
    }
    return facts
  }

  /// Latches of the layout, which do nothing before 1.8.
  var layoutLatches: [Diagnostic] {
    // In a compatibility section it is only what a keysym would mean that perhaps no key has.
    for own in sections where own.section.kind == .symbols {
      let tokens = own.outline.tokens
      let index = own.section.body.first { tokens.isWord(tokens.tokens[$0], "latchgroup") }
      guard let index, !XKBLibrary.running.latchesLayouts else { continue }
      return [FaultWatch.layoutLatch(at: own.place(of: index))]
    }
    return []
  }
}
