import EmojiPicker
import InputModes
import Keywright
import KeywrightDiagnostics
import KeywrightKeyEvents
import TextFields

/// Does on a simulator what a step says.
struct StepPlayer {
  /// How many keys are played before the clock on the wall is looked at again.
  private static let keysBetweenLooks = 64

  private let simulator: Simulator
  private let timeLimit: Duration
  private let wall: WallLimit

  /// A player whose steps end when the time on the wall is over: one may be a long text for a slow input method.
  init(simulator: Simulator, timeLimit: Duration, wall: WallLimit) {
    self.simulator = simulator
    self.timeLimit = timeLimit
    self.wall = wall
    simulator.isCutShort = { wall.isOver }
  }

  /// Does a step; throws why it cannot be done.
  func play(_ step: ScenarioStep, at place: SourcePlace) throws(Diagnostic) {
    do throws(Diagnostic) {
      try perform(step, at: place)
    } catch {
      // What could not be done any more has not failed by itself.
      try wall.check(at: place)
      throw error
    }
    try wall.check(at: place)
  }

  private func perform(_ step: ScenarioStep, at place: SourcePlace) throws(Diagnostic) {
    switch step {
    case .keys(let keys): try play(keys)
    case .type(let text, let textPlace): try simulator.type(text, at: textPlace)
    case .wait(let duration): try wait(duration, at: place)
    case .focus(let name): try focus(name, at: place)
    case .blur: simulator.blur()
    case .click(let position):
      try requireField(at: place, reaching: position)
      simulator.click(at: position)
    case .select(let range):
      try requireField(at: place, reaching: range.upperBound)
      simulator.select(range)
    case .paste(let text):
      try requireField(at: place, reaching: 0)
      simulator.paste(text)
    case .chooseNumber(let number): try choose(number - 1, described: "number \(number)", at: place)
    case .chooseText(let text):
      let page = simulator.candidates?.page ?? []
      let index = page.firstIndex { $0.text.unicodeScalars.elementsEqual(text.unicodeScalars) }
      try choose(index ?? -1, described: Quoted.text(text), at: place)
    case .mode(let id): try switchMode(to: id, at: place)
    case .globe:
      guard simulator.globe() else {
        throw failed("no mode is active to switch to", at: place, hint: "state the active modes: modes xkb:us emoji")
      }
    case .tap(let name): simulator.tap(name)
    case .longPress(let phase, let name): simulator.longPress(phase, name)
    case .save:
      simulator.finish()
      simulator.blur()
    }
    guard simulator.now <= timeLimit else { throw tooLate(at: place) }
  }

  private func play(_ keys: ScenarioKeys) throws(Diagnostic) {
    let sequence: KeystrokeSequence
    if let known = keys.sequence {
      sequence = known
    } else {
      do throws(DiagnosticList) {
        sequence = try KeystrokeNotation(names: simulator.keyNames).parse(
          keys.notation, at: keys.place, keymapKey: simulator.keymapKey)
      } catch {
        throw error.first
      }
    }
    let start = simulator.now
    for (index, action) in sequence.steps.enumerated() {
      if index % Self.keysBetweenLooks == Self.keysBetweenLooks - 1 { try wall.check(at: keys.place) }
      switch action {
      case .wait(let duration): try wait(duration, at: keys.place)
      case .key(let event):
        guard start + event.time <= timeLimit else { throw tooLate(at: keys.place) }
        try simulator.play(action, start: start, at: sequence.places[index])
      case .text: try simulator.play(action, start: start)
      }
    }
  }

  private func wait(_ duration: Duration, at place: SourcePlace) throws(Diagnostic) {
    guard duration <= timeLimit - simulator.now else { throw tooLate(at: place) }
    simulator.wait(duration)
  }

  private func focus(_ name: String?, at place: SourcePlace) throws(Diagnostic) {
    guard let name = name ?? simulator.fieldNames.first, simulator.focus(name) else {
      throw failed("the field takes no focus", at: place, hint: "end the session of the hidden field first")
    }
  }

  private func requireField(at place: SourcePlace, reaching position: Int) throws(Diagnostic) {
    guard simulator.focusedField != nil, let field = simulator.textField() else {
      throw failed("no field has the focus", at: place, hint: "give one the focus first: focus")
    }
    guard position <= field.buffer.count else {
      throw failed(
        "the position \(position) is past the end of the text (\(field.buffer.count) scalars)", at: place,
        hint: "positions count Unicode scalars from 0")
    }
  }

  private func choose(_ index: Int, described: String, at place: SourcePlace) throws(Diagnostic) {
    guard !simulator.choose(index) else { return }
    let page = (simulator.candidates?.page ?? []).map { Quoted.text($0.text, limit: 20) }
    throw failed(
      "there is no candidate \(described)", at: place,
      hint: page.isEmpty
        ? "no candidates are shown here" : "the page shows \(page.prefix(20).joined(separator: " "))")
  }

  private func switchMode(to id: InputModeID, at place: SourcePlace) throws(Diagnostic) {
    guard !simulator.switchMode(to: id) else { return }
    let active = simulator.registry.activeInputModes.map(\.id.rawValue)
    let meant = NameSuggestion.hint(for: id.rawValue, in: active)
    throw failed(
      "the mode \(Quoted.text(id.rawValue)) is not active", at: place,
      hint: meant ?? "active are \(active.joined(separator: ", "))")
  }

  private func failed(_ message: String, at place: SourcePlace, hint: String) -> Diagnostic {
    .error(.scenarioStepFailed, message, at: place, hint: hint)
  }

  private func tooLate(at place: SourcePlace) -> Diagnostic {
    .error(
      .scenarioTimeLimit, "the scenario would take more than \(timeLimit.seconds) of its own clock", at: place,
      hint: "wait for less, or give it more time, such as time-limit 300s")
  }
}

extension Duration {
  /// The duration in seconds, as the notation writes it.
  var seconds: String {
    let (seconds, attoseconds) = components
    let milliseconds = attoseconds / 1_000_000_000_000_000
    guard milliseconds > 0 else { return "\(seconds)s" }
    return seconds == 0 ? "\(milliseconds)ms" : "\(seconds).\(String(1000 + milliseconds).dropFirst())s"
  }
}
