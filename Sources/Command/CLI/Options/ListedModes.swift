import BuiltInModes
import InputModes
import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightModeLists
import KeywrightXKB

/// The modes of a list that a system has stored, as the catalogue makes them.
struct ListedModes {
  /// The modes in the order of the list.
  private(set) var modes: [InputMode] = []
  /// Those that can be selected and not be typed with.
  private(set) var unavailable: Set<InputModeID> = []
  /// What there is to warn about, the list's own warnings first.
  private(set) var warnings: [Diagnostic]

  private let catalogue: ModeCatalogue
  private let loader: KeymapLoader

  init(_ list: ModeList, catalogue: ModeCatalogue, loader: KeymapLoader) {
    self.catalogue = catalogue
    self.loader = loader
    warnings = list.warnings
    for listed in list.modes { add(listed) }
  }

  private mutating func add(_ listed: ListedMode) {
    guard var mode = catalogue.mode(listed.id) else {
      return addUnavailable(
        listed, reason: "this keywright has no mode \(listed.id)",
        hint: "run keywright help modes for the modes of this build")
    }
    if let layout = listed.layout, mode.keyboard == nil {
      let shared = catalogue.keymapNames
      mode.keyboard = .names(
        KeymapNames(rules: shared.rules, model: shared.model, layouts: [layout], options: shared.options))
    }
    if let language = listed.primaryLanguage { mode.primaryLanguage = language }
    if let source = mode.keyboard {
      do {
        _ = try loader.load(source)
      } catch {
        return addUnavailable(
          listed, reason: "its keyboard cannot be loaded: \(error.message)",
          hint: error.hint ?? "check the name of the layout")
      }
    }
    append(mode)
  }

  private mutating func addUnavailable(_ listed: ListedMode, reason: String, hint: String) {
    warnings.append(
      .warning(
        .listedModeUnavailable,
        "the entry \(Quoted.text(listed.entry)) can be selected and not be typed with, since \(reason)",
        at: listed.place, hint: hint))
    let mode = InputMode(id: listed.id, primaryLanguage: listed.primaryLanguage, name: listed.name) {
      UnavailableMethod()
    }
    unavailable.insert(append(mode))
  }

  /// Adds a mode, under an id that says its language where another language has the same layout.
  @discardableResult
  private mutating func append(_ mode: InputMode) -> InputModeID {
    var mode = mode
    if modes.contains(where: { $0.id == mode.id }) {
      mode.id = InputModeID("\(mode.id)?language=\(mode.primaryLanguage?.tag ?? "")")
    }
    modes.append(mode)
    return mode.id
  }

  /// Stands for an engine that is not there.
  private struct UnavailableMethod: InputMethod {
    mutating func handle(_ keystroke: Keystroke) -> InputBatch { .passed }
  }
}

extension ModeList {
  /// The names of a keymap with the list's model and options, unless the command line states them.
  func shared(_ names: KeymapNames, _ arguments: ParsedArguments) -> KeymapNames {
    var names = names
    if !model.isEmpty, !arguments.has(.model) { names.model = model }
    if !options.isEmpty, !arguments.has(.options) { names.options = options }
    return names
  }
}
