import Diagnostics
import KeyEvents

/// What the user's own files write that some versions of the library get wrong.
struct OwnFileFacts: Hashable, Sendable {
  /// Keys whose list of symbols ends with NoSymbol and whose type is left to the library.
  var trailingNoSymbol: [KeyCode: SourcePlace] = [:]
}

extension OwnFilesCheck {
  var facts: OwnFileFacts {
    var facts = OwnFileFacts()
    for (file, outline) in report.ownOutlines {
      for section in outline.sections where section.kind == .symbols {
        addTrailingNoSymbols(of: section, in: outline, file: file, to: &facts)
      }
    }
    return facts
  }

  private func addTrailingNoSymbols(
    of section: XKBFileOutline.Section, in outline: XKBFileOutline, file: String?, to facts: inout OwnFileFacts
  ) {
    let tokens = outline.tokens
    let list = tokens.tokens
    var key: Int?
    var hasType = false
    for index in section.body {
      let token = list[index]
      if token.kind == .key, index > section.body.lowerBound, tokens.isWord(list[index - 1], "key") { key = index }
      // `key.type` sets the type of every key after it.
      if tokens.isWord(token, "type") { hasType = true }
      if tokens.isSymbol(token, ";"), key != nil {
        key = nil
        hasType = false
      }
      guard let key, !hasType, index + 1 < section.body.upperBound, tokens.isWord(token, "NoSymbol"),
        tokens.isSymbol(list[index + 1], "]"), let code = keymap.key(named: tokens.text(list[key]))
      else { continue }
      facts.trailingNoSymbol[code] = Self.place(of: index, in: outline, file: file)
    }
  }

  /// Latches of the layout, which do nothing before 1.8.
  var layoutLatches: [Diagnostic] {
    for (file, outline) in report.ownOutlines {
      // In a compatibility section it is only what a keysym would mean that perhaps no key has.
      for section in outline.sections where section.kind == .symbols {
        let index = section.body.first { outline.tokens.isWord(outline.tokens.tokens[$0], "latchgroup") }
        guard let index, !XKBLibrary.running.latchesLayouts else { continue }
        return [FaultWatch.layoutLatch(at: Self.place(of: index, in: outline, file: file))]
      }
    }
    return []
  }
}
