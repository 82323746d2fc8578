import InputModes
import Keywright
import KeywrightKeyEvents
import KeywrightXKB
import TextFields

/// Writes settings as lines of the `.keys` language; what is as by default is left out.
struct SettingLines {
  private(set) var lines: [String] = []

  /// The lines for a file in a folder, from which its paths count; empty for the working folder.
  init(_ settings: ScenarioSettings, folder: String = "") {
    func located(_ path: String) -> String { PathParts.relative(path, to: folder) }
    add("xkb-path", settings.keyboard.xkbPaths.map(located))
    if case .file(let path)? = settings.keyboard.keymap { add("keymap", [located(path)]) }
    lines += Self.nameLines(settings)
    if settings.keyboard.format != .v1 { lines.append("keymap-format \(settings.keyboard.format.rawValue)") }
    switch settings.keyboard.composeSource {
    case .off: lines.append("compose off")
    case .file(let path):
      let path = located(path)
      lines.append("compose \(Self.value(path.contains("/") ? path : "./\(path)"))")
    case .locale(let locale) where locale != ComposeSource.defaultLocale:
      lines.append("compose \(Self.value(locale))")
    case .locale, .desktop, .text: break
    }
    if settings.cancelledKey != .swallow { lines.append("cancelled \(settings.cancelledKey.rawValue)") }
    add("plugin", settings.plugins.map { located($0.path) })
    if !settings.modes.isEmpty { lines.append("modes \(settings.modes.map(\.id.rawValue).joined(separator: " "))") }
    if case .language(let language)? = settings.preference { lines.append("prefer \(Self.value(language.tag))") }
    if settings.isStrict { lines.append("strict") }
    lines += settings.fields.map(Self.line)
  }

  /// The names that choose the keymap, in one line for a message.
  static func names(_ settings: ScenarioSettings) -> String { nameLines(settings).joined(separator: " ") }

  private static func nameLines(_ settings: ScenarioSettings) -> [String] {
    [
      ("layout", settings.keyboard.layout), ("variant", settings.keyboard.variant),
      ("options", settings.keyboard.options),
      ("model", settings.keyboard.model), ("rules", settings.keyboard.rules),
    ].compactMap { word, value in value.map { "\(word) \(Self.value($0))" } }
  }

  private mutating func add(_ word: String, _ values: [String]) { lines += values.map { "\(word) \(Self.value($0))" } }

  private static func line(_ field: FieldConfiguration) -> String {
    var words = ["field"]
    if field.name != FieldConfiguration().name { words.append(field.name) }
    switch field.kind {
    case .plain: words.append("plain")
    case .hidden(let acceptance, let settling):
      words.append("hidden")
      if acceptance != .any { words += ["accept", acceptance.rawValue] }
      if settling != .boundary { words += ["settle", settling.rawValue] }
    }
    if field.backspace != .grapheme { words += ["backspace", field.backspace.rawValue] }
    if let context = field.context { words += ["context", ScenarioText.quoted(context)] }
    if case .language(let language)? = field.preferences.first { words += ["prefer", value(language.tag)] }
    if let icon = field.icon { words += ["icon", ScenarioText.quoted(icon)] }
    if !field.initial.isEmpty { words += ["initial", ScenarioText.quoted(field.initial)] }
    return words.joined(separator: " ")
  }

  /// A value as a word, or as a text where a word would be read otherwise.
  private static func value(_ text: String) -> String {
    let isWord =
      !text.isEmpty
      && text.unicodeScalars.allSatisfy {
        $0.value > 0x20 && $0.value != 0x7F && !"\"#|<>\\".unicodeScalars.contains($0)
      }
    return isWord ? text : ScenarioText.quoted(text)
  }
}
