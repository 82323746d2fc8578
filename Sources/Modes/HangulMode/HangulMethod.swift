#if Hangul
  import InputModes
  import KeywrightKeyEvents
  import TextFields

  /// Composes Hangul from the Latin letters of a keyboard, syllable by syllable.
  final class HangulMethod: CharacterInputMethod {
    private let syllable: HangulSyllable
    // One host calls it, one call at a time; checking that for each key would cost a tenth of its time.
    @exclusivity(unchecked) private var hanja: HanjaChoice?
    @exclusivity(unchecked) private var isComposing = false
    /// Whether the Hangul key has switched composition off.
    @exclusivity(unchecked) private var isLatin = false

    init(_ syllable: HangulSyllable) { self.syllable = syllable }

    /// Hanja are chosen by keys that otherwise compose.
    var takesCharacters: Bool { hanja == nil }

    func activate(_ context: InputContext) -> InputBatch {
      isLatin ? InputBatch(auxiliaryLine: Self.latinLine) : .handled
    }

    func handleCharacter(_ key: CharacterKey) -> CharacterAnswer {
      if isLatin { return .passed }
      guard let letter = HangulKey.letter(of: key) else {
        return isComposing ? .batch(end(isHandled: false)) : .passed
      }
      let wasComposing = isComposing
      let short = syllable.processShortly(letter)
      isComposing = short.preedit != nil || short.isLong
      guard wasComposing || isComposing || short.commit != nil else { return short.isUsed ? .batch(.handled) : .passed }
      return answer(short, isHandled: short.isUsed)
    }

    func handle(_ keystroke: Keystroke) -> InputBatch {
      let key = HangulKey.meaning(of: keystroke)
      guard key != .nothing else { return .passed }
      guard hanja == nil else { return chooseHanja(keystroke, key) }
      return answer(key)
    }

    func choose(_ candidate: Int) -> InputBatch {
      guard let chosen = hanja?[candidate] else { return .handled }
      forget()
      return InputBatch(commit: chosen, markedText: .clear, candidates: .clear)
    }

    func reset(_ cause: ResetCause) -> InputBatch { leave() }

    func deactivate(_ cause: DeactivationCause) -> InputBatch { leave() }

    private static let latinLine = "Latin"

    private func answer(_ short: HangulSyllable.ShortAnswer, isHandled: Bool) -> CharacterAnswer {
      guard short.isLong else { return .composed(isHandled: isHandled, commit: short.commit, marked: short.preedit) }
      return .batch(batch(syllable.lastAnswer, isHandled: isHandled, wasComposing: true))
    }

    private func answer(_ key: HangulKey) -> InputBatch {
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
        return batch(answer, isHandled: answer.isUsed, wasComposing: isComposing)
      case .deleteBackward:
        guard !syllable.isEmpty else { return .passed }
        return batch(syllable.deleteBackward(), isHandled: true, wasComposing: isComposing)
      case .hanja:
        return showHanja()
      case .toggle, .other, .nothing:
        return end(isHandled: false)
      }
    }

    private func batch(
      _ answer: HangulSyllable.Answer, isHandled: Bool, wasComposing: Bool
    ) -> InputBatch {
      isComposing = !answer.preedit.isEmpty
      let change: MarkedTextChange =
        if isComposing {
          .set(MarkedText(answer.preedit, cursor: answer.preeditCount), MarkedTextPolicies())
        } else {
          wasComposing || !answer.commit.isEmpty ? .clear : .keep
        }
      return InputBatch(isHandled: isHandled, commit: answer.commit, markedText: change)
    }

    /// Commits the syllable.
    private func end(isHandled: Bool) -> InputBatch {
      guard isComposing else { return isHandled ? .handled : .passed }
      isComposing = false
      return InputBatch(isHandled: isHandled, commit: syllable.flush(), markedText: .clear)
    }

    private func showHanja() -> InputBatch {
      guard isComposing else { return .passed }
      guard let choice = HanjaChoice(syllable.lastAnswer.preedit) else { return .handled }
      hanja = choice
      return InputBatch(candidates: .show(choice.page))
    }

    private func chooseHanja(_ keystroke: Keystroke, _ key: HangulKey) -> InputBatch {
      switch HangulKey.isShortcut(keystroke) ? nil : hanja?.step(keystroke) {
      case .choose(let place)?:
        return choose(place)
      case .move(let distance)?:
        hanja?.move(by: distance)
        return hanja.map { InputBatch(candidates: .show($0.page)) } ?? .handled
      case .cancel?:
        hanja = nil
        return InputBatch(candidates: .clear)
      case nil:
        hanja = nil
        var batch = answer(key)
        batch.candidates = .clear
        return batch
      }
    }

    private func leave() -> InputBatch {
      let wasChoosing = hanja != nil
      forget()
      return wasChoosing ? InputBatch(candidates: .clear) : .handled
    }

    private func forget() {
      syllable.reset()
      isComposing = false
      hanja = nil
    }
  }
#endif
