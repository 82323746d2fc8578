import Diagnostics
import KeyEvents
import Keywright
import XKB

/// The lines that take back for one scenario what its file sets for all.
struct SettingResets {
  private(set) var lines: [String] = []

  /// Takes back what the settings leave as it is by default; throws where no line can.
  init(of settings: ScenarioSettings, in file: ScenarioSettings) throws(Diagnostic) {
    try Self.refuse(settings, in: file)
    let choosesLayout = settings.layout != nil
    if !choosesLayout, file.keymap != nil || file.layout != nil || file.variant != nil { lines.append("layout us") }
    for (word, own, shared) in [
      ("options", settings.options, file.options), ("model", settings.model, file.model),
      ("rules", settings.rules, file.rules),
    ] where own == nil && !(shared ?? "").isEmpty {
      lines.append("\(word) \"\"")
    }
    let defaults = ScenarioSettings()
    if settings.keymapFormat == defaults.keymapFormat, file.keymapFormat != defaults.keymapFormat {
      lines.append("keymap-format \(defaults.keymapFormat.rawValue)")
    }
    if settings.compose == defaults.compose, file.compose != defaults.compose {
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
      ("xkb-path", !file.xkbPaths.isEmpty),
    ]
    guard let word = words.first(where: \.1)?.0 else { return }
    throw .error(
      .outputFailed, "the file sets “\(word)” for all of its scenarios, which this one cannot take back",
      hint: "name another file for it, and put it where it belongs by hand; nothing was written")
  }
}
