import EmojiPicker
import InputModes
import Keywright
import KeywrightDiagnostics
import KeywrightKeyEvents
import TextFields

/// Compares what is expected with what there is on a simulator.
struct ExpectationEvaluator {
  /// What was looked at, and how it would be written.
  struct Verdict {
    var isMet: Bool
    var subject: String
    var expected: ObservedValue
    var actual: ObservedValue
    /// The value as the language writes it.
    var written: String
    var note: String?
  }

  let simulator: Simulator
  /// The shortcut that the step before gave.
  var shortcut: String?
  /// How many effects of the button of each field were looked at.
  private var seenEffects: [String: Int] = [:]
  private var expectedWarnings: [MessagePattern] = []

  init(_ simulator: Simulator) { self.simulator = simulator }

  /// The warnings that no expectation named.
  var unexpectedWarnings: [Diagnostic] {
    simulator.warnings.filter { warning in !expectedWarnings.contains { $0.matches(warning) } }
  }

  /// The verdict on an expectation; nil for an expected error, which is none of the simulator's state.
  mutating func verdict(_ expectation: Expectation) -> Verdict? {
    switch expectation {
    case .text(let text, let field):
      return .text(field.map { "the text of \($0)" } ?? "the text", text, simulator.textField(field)?.text ?? "")
    case .picture(let picture, let field):
      return .text(
        field.map { "the field \($0)" } ?? "the field", picture, simulator.textField(field)?.picture ?? "")
    case .preedit(let text, let cursor, let spans): return preedit(text, cursor, spans)
    case .commits(let texts): return .texts("commits", texts, simulator.outcome.commits)
    case .typed(let text): return .text("the typed text", text, simulator.outcome.typed)
    case .keysyms(let names): return .words("keysyms", names, simulator.outcome.keysyms.map(\.written))
    case .modifiers(let part, let names): return modifiers(part, names)
    case .layoutName(let name): return .text("the layout", name, simulator.outcome.layout.name)
    case .layoutNumber(let number):
      return .word("the layout", String(number), String(simulator.outcome.layout.index + 1))
    case .leds(let names): return .texts("leds", names, simulator.outcome.leds)
    case .shortcut(let name): return .optionalText("the shortcut", name, shortcut)
    case .mode(let id, let reason): return mode(id, reason)
    case .candidates(let texts, let highlighted, let page): return candidates(texts, highlighted, page)
    case .auxiliary(let text): return .text("the line beside the candidates", text, simulator.auxiliaryLine)
    case .surrounding(let before, let after): return surrounding(before, after)
    case .icon(let icon, let field): return .optionalText("the icon", icon, simulator.picker(field)?.state.icon)
    case .saved(let text, let isDefault, let field): return saved(text, isDefault, field)
    case .effects(let names, let field): return effects(names, field)
    case .events(let names, let field):
      let name = field ?? simulator.shownFieldName ?? ""
      return .words("events", names, simulator.takeEvents(of: name).map(\.name))
    case .refused(let texts, let field):
      return .texts("refused texts", texts, simulator.pickerOutcome(field)?.refused ?? [])
    case .discarded(let texts, let field):
      return .texts("discarded texts", texts, simulator.pickerOutcome(field)?.discarded ?? [])
    case .warning(let pattern): return warning(pattern)
    case .error: return nil
    }
  }

  private func preedit(
    _ text: String, _ cursor: Expectation.PreeditCursor?, _ spans: [MarkedSpan]?
  ) -> Verdict {
    let marked = simulator.textField()?.markedText
    var verdict = Verdict.text("the marked text", text, marked?.text ?? "")
    if let cursor {
      let actual = marked?.cursor.map(Expectation.PreeditCursor.position) ?? .hidden
      verdict.add("cursor \(cursor)", "cursor \(actual)")
    }
    if let spans { verdict.add("spans \(spans.written)", "spans \((marked?.spans ?? []).written)") }
    return verdict
  }

  private func modifiers(_ part: Expectation.ModifierPart, _ names: [String]) -> Verdict {
    let state = simulator.outcome.modifiers
    let actual =
      switch part {
      case .depressed: state.depressed
      case .latched: state.latched
      case .locked: state.locked
      case .effective: state.effective
      }
    // The order in which somebody names them means nothing.
    let expected = Modifiers.realNames.filter(names.contains)
    var verdict = Verdict.words("\(part.rawValue) modifiers", expected, actual.names)
    if part != .effective { verdict.written = "\(part.rawValue) \(verdict.written)" }
    return verdict
  }

  private func mode(_ id: InputModeID?, _ reason: ResolutionReason?) -> Verdict {
    let resolution = simulator.resolution
    func described(_ id: InputModeID?, _ reason: ResolutionReason?) -> String {
      (id?.rawValue ?? "none") + (reason.map { " because \($0.rawValue)" } ?? "")
    }
    var verdict = Verdict.word(
      "the mode", described(id, reason), described(resolution.mode?.id, reason.map { _ in resolution.reason }))
    if !verdict.isMet { verdict.note = resolution.because }
    return verdict
  }

  private func candidates(_ texts: [String], _ highlighted: Int?, _ page: Int?) -> Verdict {
    let shown = simulator.candidates
    var verdict = Verdict.texts("candidates", texts, shown?.page.map(\.text) ?? [])
    if let highlighted {
      verdict.add("highlighted \(highlighted)", shown?.highlighted.map { "highlighted \($0 + 1)" } ?? "")
    }
    if let page { verdict.add("page \(page)", shown.map { "page \($0.pageIndex + 1)" } ?? "") }
    return verdict
  }

  private func surrounding(_ before: String, _ after: String) -> Verdict {
    let actual = simulator.textField()?.surroundingText ?? SurroundingText()
    return .texts("the surrounding text", [before, after], [actual.before, actual.after])
  }

  private func saved(_ text: String, _ isDefault: Bool?, _ field: String?) -> Verdict {
    let saved = simulator.picker(field)?.saved
    var verdict = Verdict.text("the saved icon", text, saved?.text ?? "")
    guard let isDefault else { return verdict }
    verdict.add(isDefault ? "default" : "chosen", saved?.isDefault ?? true ? "default" : "chosen")
    return verdict
  }

  private mutating func effects(_ names: [String], _ field: String?) -> Verdict {
    let all = simulator.picker(field)?.effects ?? []
    // With its name or without one, it is the same button.
    let name = field ?? simulator.fieldNames.first { simulator.picker($0) != nil } ?? ""
    let seen = seenEffects[name, default: 0]
    seenEffects[name] = all.count
    let new = all.dropFirst(seen).map(\.effect)
    // An expectation may leave out what an effect is about.
    let actual = new.enumerated().map { index, effect in
      names.indices.contains(index) && names[index] == effect.written ? effect.written : effect.name
    }
    return .words("effects", names, actual)
  }

  private mutating func warning(_ pattern: MessagePattern?) -> Verdict {
    let given = simulator.warnings.map { "\($0.code.rawValue): \($0.message)" }
    guard let pattern else {
      let unexpected = unexpectedWarnings.map { "\($0.code.rawValue): \($0.message)" }
      return Verdict(
        isMet: unexpected.isEmpty, subject: "warnings", expected: .nothing, actual: .list(unexpected), written: "none")
    }
    expectedWarnings.append(pattern)
    return Verdict(
      isMet: simulator.warnings.contains(where: pattern.matches), subject: "warnings",
      expected: .word(pattern.written), actual: given.isEmpty ? .nothing : .list(given), written: pattern.written)
  }
}
