import Keywright
import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightXKB

/// The lines that take back for one scenario what its file sets for all.
struct SettingResets {
  private(set) var lines: [String] = []

  /// Takes back what the settings leave as it is by default; throws where no line can.
  init(of settings: ScenarioSettings, in file: ScenarioSettings) throws(Diagnostic) {
    try Self.refuse(settings, in: file)
    let choosesLayout = settings.keyboard.layout != nil
    if !choosesLayout, file.keyboard.keymap != nil || file.keyboard.layout != nil || file.keyboard.variant != nil {
      lines.append("layout us")
    }
    for (word, own, shared) in [
      ("options", settings.keyboard.options, file.keyboard.options),
      ("model", settings.keyboard.model, file.keyboard.model),
      ("rules", settings.keyboard.rules, file.keyboard.rules),
    ] where own == nil && !(shared ?? "").isEmpty {
      lines.append("\(word) \"\"")
    }
    let defaults = ScenarioSettings()
    if settings.keyboard.format == defaults.keyboard.format, file.keyboard.format != defaults.keyboard.format {
      lines.append("keymap-format \(defaults.keyboard.format.rawValue)")
    }
    if settings.keyboard.composeSource == defaults.keyboard.composeSource,
      file.keyboard.composeSource != defaults.keyboard.composeSource
    {
      lines.append("compose \(ComposeSource.defaultLocale)")
    }
    if settings.cancelledKey == defaults.cancelledKey, file.cancelledKey != defaults.cancelledKey {
      lines.append("cancelled \(defaults.cancelledKey.rawValue)")
    }
    if !settings.isStrict, file.isStrict { lines.append("strict off") }
  }

  private static func refuse(_ settings: ScenarioSettings, in file: ScenarioSettings) throws(Diagnostic) {
    let words = [
      ("modes", settings.modes.isEmpty && !file.modes.isEmpty), ("field", !file.fields.isEmpty),
      ("prefer", settings.preference == nil && file.preference != nil), ("plugin", !file.plugins.isEmpty),
      ("xkb-path", !file.keyboard.xkbPaths.isEmpty),
    ]
    guard let word = words.first(where: \.1)?.0 else { return }
    throw .error(
      .outputFailed, "the file sets “\(word)” for all of its scenarios, which this one cannot take back",
      hint: "name another file for it, and put it where it belongs by hand; nothing was written")
  }
}
