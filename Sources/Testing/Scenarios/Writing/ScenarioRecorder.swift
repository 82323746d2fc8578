import EmojiPicker
import InputModes
import Keywright
public import KeywrightDiagnostics
public import KeywrightKeyEvents
import KeywrightXKB

/// Plays keystrokes and writes the scenario that they make, with what was observed as its expectations.
public struct ScenarioRecorder: Sendable {
  private let keyboards = SharedKeyboards(compiled: CompiledKeyboards())
  private let modes: any ScenarioModes
  private let names: KeyNameTable

  /// A recorder that takes modes from where they are.
  public init(modes: any ScenarioModes, names: KeyNameTable = KeyNameTable()) {
    self.modes = modes
    self.names = names
  }

  /// The text of a scenario; throws where the keyboard cannot be set up or a text cannot be typed.
  ///
  /// - Parameters:
  ///   - shared: the settings of the file that it is added to, which it takes back.
  ///   - file: the path of that file, from whose folder paths in it count; empty for the working folder.
  ///   - keepsTimes: whether waits between the keys are written: what a method does may depend on them.
  public func text(
    name: String, settings: ScenarioSettings, in shared: ScenarioSettings = ScenarioSettings(), file: String = "",
    actions: [KeystrokeAction], keepsTimes: Bool = true
  ) throws(Diagnostic) -> String {
    let resets = try SettingResets(of: settings, in: shared)
    let scenario = Scenario(ScenarioIdentity(name: name, file: "", place: SourcePlace()), settings: settings)
    let simulator = try ScenarioSetup(scenario: scenario, shared: keyboards, modes: modes).simulator(onTrace: nil)
    let played = keepsTimes ? actions : actions.compactMap(Self.timeless)
    try simulator.play(played)
    var lines = ["scenario \(ScenarioText.quoted(name))"]
    var settingLines = resets.lines + SettingLines(settings, folder: PathParts.folder(of: file)).lines
    if simulator.now > settings.timeLimit {
      settingLines.append("time-limit \(simulator.now.components.seconds + 1)s")
    } else if simulator.now > shared.timeLimit {
      settingLines.append("time-limit \(settings.timeLimit.components.seconds)s")
    }
    let notation = KeystrokeNotation(names: names).text(of: played)
    lines += settingLines.map { "  \($0)" }
    lines += notation.split(separator: "\n").map { "  keys \($0)" }
    lines += Self.expectations(simulator, settings).map { "  expect \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func timeless(_ action: KeystrokeAction) -> KeystrokeAction? {
    switch action {
    case .key(let event): .key(KeyEvent(event.code, event.direction, at: .zero))
    case .text: action
    case .wait: nil
    }
  }

  /// What a person would look at, in the words of the language.
  private static func expectations(_ simulator: Simulator, _ settings: ScenarioSettings) -> [String] {
    let outcome = simulator.outcome
    var lines: [String] = []
    func add(_ subject: String, _ value: String) { lines.append("\(subject) \(value)") }
    for name in simulator.fieldNames where simulator.picker(name) == nil {
      let text = ScenarioText.quoted(simulator.text(of: name) ?? "")
      add("text", simulator.fieldNames.count > 1 ? "\(name) \(text)" : text)
    }
    if !outcome.preedit.isEmpty { add("preedit", ScenarioText.quoted(outcome.preedit)) }
    if let candidates = simulator.candidates?.page, !candidates.isEmpty {
      add("candidates", candidates.map { ScenarioText.quoted($0.text) }.joined(separator: " "))
    }
    if !settings.modes.isEmpty, let mode = outcome.mode.mode {
      add("mode", "\(mode.id) because \(outcome.mode.reason.rawValue)")
    }
    for name in simulator.fieldNames {
      guard let picker = simulator.picker(name) else { continue }
      let field = simulator.fieldNames.count > 1 ? "\(name) " : ""
      add("icon", field + (picker.state.icon.map(ScenarioText.quoted) ?? "none"))
      add("saved", field + ScenarioText.quoted(picker.saved.text))
    }
    if !outcome.leds.isEmpty { add("leds", outcome.leds.map(ScenarioText.quoted).joined(separator: " ")) }
    for code in Set(outcome.warnings.map(\.code.rawValue)).sorted() { add("warning", code) }
    return lines
  }
}
