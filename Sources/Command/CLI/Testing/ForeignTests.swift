import Keywright
import KeywrightScenarioRunner

/// `keywright test --from`: which tool's tests are run, and on which keyboard.
struct ForeignTests {
  let tool: ForeignTool
  let configuration: SimulatorConfiguration

  /// What cannot be said of another tool's tests.
  private static let refused: [OptionName] = [
    .record, .update, .watch, .shuffle, .seed, .jobs, .timeLimit, .wallLimit,
    .allowOutside, .mode, .prefer, .plugin, .allowPlugins,
  ]

  /// The option itself.
  static let option = OptionSpec(
    .from, choices: ForeignTool.allCases.map(\.rawValue),
    help:
      "run this tool's tests as they are, keyd's and kanata's as streams of keys; what means nothing here is skipped"
  )

  /// Reads the options; nil where scenarios are run.
  init?(_ arguments: ParsedArguments) throws {
    guard let tool: ForeignTool = arguments.choice(.from) else { return nil }
    if let other = Self.refused.first(where: arguments.has) {
      throw UsageError.contradiction("--from", other, hint: "leave \(other) out: it is for .keys files")
    }
    let names: [OptionName] = [.layout, .variant, .options, .model, .rules, .keymap]
    if tool == .kbvm, let other = names.first(where: arguments.has) {
      throw UsageError.contradiction("--from kbvm", other, hint: "each of kbvm's tests brings its own map.xkb")
    }
    let keymap = try KeymapOptions.values(of: arguments)
    self.tool = tool
    configuration = SimulatorConfiguration(
      keymap: keymap.source, keymapLoader: keymap.loader, compose: keymap.compose, composeLoader: keymap.composeLoader)
  }
}
