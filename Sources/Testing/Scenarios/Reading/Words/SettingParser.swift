import InputModes
import Keywright
import KeywrightDiagnostics
import KeywrightFiles
import KeywrightKeyEvents
import KeywrightXKB
import TextFields

/// Reads settings into what holds for a file or a scenario.
struct SettingParser {
  let parser: LineParser
  /// The folder that paths count from; empty for the working folder.
  let folder: String

  /// Takes over the setting of a statement that begins with a keyword.
  func apply(
    _ keyword: SettingKeyword, _ statement: LineParser.Statement, to section: inout SettingSection
  ) throws(DiagnosticList) {
    var arguments = try parser.arguments(statement)
    do throws(Diagnostic) {
      try section.note(keyword, at: statement.line.place(at: statement.start))
      let place = arguments.place
      try read(keyword, &arguments, into: &section)
      section.settings.note(keyword, at: place)
      try arguments.finish()
    } catch {
      throw DiagnosticList(error)
    }
  }

  private func read(
    _ keyword: SettingKeyword, _ arguments: inout LineArguments, into section: inout SettingSection
  ) throws(Diagnostic) {
    switch keyword {
    case .skip: section.mark = .skip(reason: try arguments.statement("the reason"))
    case .knownFailure: section.mark = .knownFailure(reason: try arguments.statement("the reason"))
    case .layout: section.settings.keyboard.layout = try arguments.value("a layout")
    case .variant: section.settings.keyboard.variant = try arguments.value("a variant")
    case .options: section.settings.keyboard.options = try arguments.value("an option")
    case .model: section.settings.keyboard.model = try arguments.value("a keyboard model")
    case .rules: section.settings.keyboard.rules = try arguments.value("the name of a rules file")
    case .keymap: section.settings.keyboard.keymap = .file(try path(&arguments, "the path of a keymap file"))
    case .keymapFormat:
      let word = try arguments.choice(KeymapFormat.allCases.map(\.rawValue), what: "a format of keymaps")
      section.settings.keyboard.format = KeymapFormat(rawValue: word) ?? .v1
    case .xkbPath: section.settings.keyboard.xkbPaths.append(try path(&arguments, "the path of a folder"))
    case .compose: section.settings.keyboard.compose = try compose(&arguments)
    case .cancelled:
      let word = try arguments.choice(CancelledKey.allCases.map(\.rawValue), what: "a policy")
      section.settings.cancelledKey = CancelledKey(rawValue: word) ?? .swallow
    case .modes: section.settings.modes = try modes(&arguments)
    case .prefer: section.settings.preference = try arguments.preference()
    case .plugin:
      let place = arguments.place
      section.settings.plugins.append(
        ScenarioSettings.PlacedPath(path: try path(&arguments, "the path of a plugin"), place: place))
    case .strict:
      section.settings.isStrict =
        arguments.isEmpty ? true : try arguments.choice(["on", "off"], what: "a state") == "on"
    case .timeLimit: section.settings.timeLimit = try parser.duration(&arguments)
    case .field: try FieldParser().read(&arguments, into: &section)
    }
  }

  private func modes(_ arguments: inout LineArguments) throws(Diagnostic) -> [ScenarioSettings.PlacedModeID] {
    var modes: [ScenarioSettings.PlacedModeID] = []
    repeat {
      let place = arguments.place
      modes.append(
        ScenarioSettings.PlacedModeID(id: InputModeID(try arguments.word("the id of a mode")), place: place))
    } while !arguments.isEmpty
    return modes
  }

  private func compose(_ arguments: inout LineArguments) throws(Diagnostic) -> ComposeSource {
    let name = try arguments.value("a locale or the path of a file")
    if name == "off" { return .off }
    let path = located(name)
    return name.utf8.contains(UInt8(ascii: "/")) || FileKind(path: path) != nil ? .file(path) : .locale(name)
  }

  private func path(_ arguments: inout LineArguments, _ what: String) throws(Diagnostic) -> String {
    let place = arguments.place
    let path = try arguments.value(what)
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw .error(.scenarioSyntax, "a path is empty or holds U+0000", at: place, hint: "write \(what)")
    }
    return located(path)
  }

  /// A path that counts from the folder of the file in which it stands.
  func located(_ path: String) -> String { PathParts.joined(folder, path) }
}

extension LineArguments {
  /// The language that comes next, as a preference.
  mutating func preference() throws(Diagnostic) -> ModePreference {
    let place = place
    let tag = try value("a language")
    let language = PrimaryLanguage(tag)
    guard language.isRange else {
      throw .error(
        .scenarioSyntax, "\(Quoted.text(tag, limit: 40)) is not a language", at: place,
        hint: "write one such as emoji, ru or fr-CA")
    }
    return .language(language)
  }
}

extension LineParser {
  /// The duration that comes next, as the keystroke notation writes it.
  func duration(_ arguments: inout LineArguments) throws(Diagnostic) -> Duration {
    let place = arguments.place
    let form = arguments.form
    let word = try arguments.word("a duration")
    do {
      let sequence = try KeystrokeNotation(names: names).parse(word, at: place)
      if case .wait(let duration)? = sequence.actions.first, sequence.actions.count == 1 { return duration }
    } catch {
      throw error.first
    }
    throw ScenarioMessages.wrong(word, "a duration", form: form, place)
  }
}
