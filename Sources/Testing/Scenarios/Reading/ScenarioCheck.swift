import Keywright
import KeywrightDiagnostics

/// Looks for what a scenario says of fields that it does not have.
struct ScenarioCheck {
  private(set) var errors: [Diagnostic] = []
  private let names: [String]
  private let hiddenNames: [String]

  init(_ scenario: Scenario) {
    let fields = scenario.settings.fields.isEmpty ? [FieldConfiguration()] : scenario.settings.fields
    names = fields.map(\.name)
    hiddenNames = fields.filter { $0.kind != .plain }.map(\.name)
    var expectsSomething = false
    for line in scenario.lines {
      switch line.action {
      case .step(let step): check(step, line.place)
      case .expectation(let expectation):
        expectsSomething = true
        check(expectation, line.place)
      }
    }
    if case .skip? = scenario.mark { return }
    if !expectsSomething {
      errors.append(
        .error(
          .scenarioSyntax, "the scenario expects nothing, so it cannot fail", at: scenario.identity.place,
          hint: "add what must be so: \(ScenarioKeyword.expect.form)"))
    }
  }

  private mutating func check(_ step: ScenarioStep, _ place: SourcePlace) {
    switch step {
    case .focus(let name?): require(name, among: names, "field", place)
    case .tap(let name), .longPress(_, let name): requireButton(name, place)
    case .focus(nil), .keys, .type, .wait, .blur, .click, .select, .paste, .chooseNumber, .chooseText, .mode, .globe,
      .save:
      break
    }
  }

  private mutating func check(_ expectation: Expectation, _ place: SourcePlace) {
    switch expectation {
    case .text(_, let name), .picture(_, let name), .events(_, let name):
      if let name { require(name, among: names, "field", place) }
    case .icon(_, let name), .saved(_, _, let name), .effects(_, let name), .refused(_, let name),
      .discarded(_, let name):
      requireButton(name, place)
    case .preedit, .commits, .typed, .keysyms, .modifiers, .layoutName, .layoutNumber, .leds, .shortcut, .mode,
      .candidates, .auxiliary, .surrounding, .warning, .error:
      break
    }
  }

  private mutating func requireButton(_ name: String?, _ place: SourcePlace) {
    guard !hiddenNames.isEmpty else {
      errors.append(
        .error(
          .scenarioSyntax, "the scenario has no icon button", at: place,
          hint: "a hidden field has one: \(SettingKeyword.field.form)"))
      return
    }
    if let name { require(name, among: hiddenNames, "hidden field", place) }
  }

  private mutating func require(_ name: String, among names: [String], _ what: String, _ place: SourcePlace) {
    guard !names.contains(name) else { return }
    let known = names.joined(separator: ", ")
    let meant = NameSuggestion.hint(for: name, in: names)
    errors.append(
      .error(
        .unknownScenarioWord, "there is no \(what) \(Quoted.text(name))", at: place,
        hint: meant ?? "the scenario has \(known)"))
  }
}
