#if Hangul
  import InputModes
  import KeyEvents
  import TextFields

  /// Composes Hangul from the Latin letters of a keyboard, syllable by syllable.
  struct HangulMethod: InputMethod {
    private let syllable: HangulSyllable
    private var preedit = ""
    private var hanja: HanjaChoice?
    /// Whether the Hangul key has switched composition off.
    private var isLatin = false

    init(_ syllable: HangulSyllable) { self.syllable = syllable }

    mutating func activate(_ context: InputContext) -> InputBatch {
      isLatin ? InputBatch(auxiliaryLine: Self.latinLine) : .handled
    }

    mutating func handle(_ keystroke: Keystroke) -> InputBatch {
      let key = HangulKey.meaning(of: keystroke)
      guard key != .nothing else { return .passed }
      guard hanja == nil else { return chooseHanja(keystroke, key) }
      return answer(key)
    }

    mutating func choose(_ candidate: Int) -> InputBatch {
      guard let chosen = hanja?[candidate] else { return .handled }
      forget()
      return InputBatch(commit: chosen, markedText: .clear, candidates: .clear)
    }

    mutating func reset(_ cause: ResetCause) -> InputBatch { leave() }

    mutating func deactivate(_ cause: DeactivationCause) -> InputBatch { leave() }

    private static let latinLine = "Latin"

    private mutating func answer(_ key: HangulKey) -> InputBatch {
      if key == .toggle {
        isLatin.toggle()
        var batch = end(isHandled: true)
        batch.auxiliaryLine = isLatin ? Self.latinLine : ""
        return batch
      }
      if isLatin { return .passed }
      switch key {
      case .letter(let character):
        let answer = syllable.process(character)
        return batch(answer, isHandled: answer.isUsed)
      case .deleteBackward:
        return syllable.isEmpty ? .passed : batch(syllable.deleteBackward(), isHandled: true)
      case .hanja:
        return showHanja()
      case .toggle, .other, .nothing:
        return end(isHandled: false)
      }
    }

    private mutating func batch(_ answer: HangulSyllable.Answer, isHandled: Bool) -> InputBatch {
      let change: MarkedTextChange =
        if !answer.preedit.isEmpty {
          .set(MarkedText(answer.preedit, cursor: answer.preeditCount), MarkedTextPolicies())
        } else {
          preedit.isEmpty ? .keep : .clear
        }
      preedit = answer.preedit
      return InputBatch(isHandled: isHandled, commit: answer.commit, markedText: change)
    }

    /// Commits the syllable.
    private mutating func end(isHandled: Bool) -> InputBatch {
      guard !preedit.isEmpty else { return isHandled ? .handled : .passed }
      preedit = ""
      return InputBatch(isHandled: isHandled, commit: syllable.flush(), markedText: .clear)
    }

    private mutating func showHanja() -> InputBatch {
      guard !preedit.isEmpty else { return .passed }
      guard let choice = HanjaChoice(preedit) else { return .handled }
      hanja = choice
      return InputBatch(candidates: .show(choice.page))
    }

    private mutating func chooseHanja(_ keystroke: Keystroke, _ key: HangulKey) -> InputBatch {
      switch HangulKey.isShortcut(keystroke) ? nil : hanja?.step(keystroke) {
      case .choose(let place)?:
        return choose(place)
      case .move(let distance)?:
        hanja?.move(by: distance)
        return hanja.map { InputBatch(candidates: .show($0.page)) } ?? .handled
      case .cancel?:
        hanja = nil
        return InputBatch(candidates: .clear)
      default:
        hanja = nil
        var batch = answer(key)
        batch.candidates = .clear
        return batch
      }
    }

    private mutating func leave() -> InputBatch {
      let wasChoosing = hanja != nil
      forget()
      return wasChoosing ? InputBatch(candidates: .clear) : .handled
    }

    private mutating func forget() {
      syllable.reset()
      preedit = ""
      hanja = nil
    }
  }
#endif
