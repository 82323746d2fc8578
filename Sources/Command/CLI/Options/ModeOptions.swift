import BuiltInModes
import InputModes
import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightModeLists
import KeywrightXKB
import PluginHost

/// The options that choose input modes: MODES of every command that types.
enum ModeOptions {
  static let group = CommandSpec.OptionGroup(
    title: "Input modes",
    options: [
      OptionSpec(
        .mode, value: "ID", isRepeatable: true,
        help:
          "an active mode, such as xkb:us or emoji (keywright help modes lists them); may be given more than once, in the user's order (default: those of the plugins, else the keymap); one without a keyboard of its own reads the keymap of --layout, whatever xkb: modes are active"
      ),
      PluginOptions.path, PluginOptions.timeout,
      OptionSpec(.prefer, value: "LANGUAGE", help: "the language that the field prefers, such as emoji, ru, fr-CA"),
      OptionSpec(
        .context, value: "ID", allowsEmpty: true,
        help: "the field's context identifier, which has a memory of its own"),
    ])
}

/// The input modes that a command line asks for.
struct ChosenModes: Sendable {
  /// The active modes, in order.
  var modes: [InputMode]
  /// The preference of the field.
  var preferences: [ModePreference]
  /// The context identifier; nil for none.
  var context: String?
  /// The plugins that some of the modes may come from.
  var plugins: [Plugin]
  /// The active modes that can only be selected, since the list they come from names what is not there.
  var unavailable: Set<InputModeID> = []
  /// What there is to warn about already.
  var warnings: [Diagnostic]
}

extension ModeOptions {
  /// Reads the options of MODES.
  ///
  /// - Parameters:
  ///   - needsLanguages: whether the result shows languages; a preference needs them in any case.
  ///   - registry: reads the list of layouts.
  static func values(
    of arguments: ParsedArguments, keymap: ChosenKeymap, needsLanguages: Bool,
    registry: (KeymapLoader) throws(Diagnostic) -> LayoutRegistry = registry
  ) throws -> ChosenModes {
    let preference = try preference(arguments)
    var warnings: [Diagnostic] = []
    let list = try arguments.value(.from).map { path throws(Diagnostic) in try ModeList(path: path) }
    var keymap = keymap
    if let list { keymap.names = list.shared(keymap.names, arguments) }
    let catalogue = catalogue(
      keymap, needsLanguages: needsLanguages || preference != nil, registry: registry, warnings: &warnings)
    let plugins = try PluginOptions.values(of: arguments, keymapNames: keymap.names)
    let pluginModes = plugins.flatMap(\.modes)
    let listed = list.map { ListedModes($0, catalogue: catalogue, loader: keymap.loader) }
    warnings += listed?.warnings ?? []
    var modes = listed?.modes ?? []
    for id in arguments.all(.mode).map({ InputModeID($0) }) {
      guard !modes.contains(where: { $0.id == id }) else {
        warnings.append(
          .warning(
            .duplicateMode, "the mode \(Quoted.text(id.rawValue)) is given twice; the first one counts",
            hint: "give it once"))
        continue
      }
      modes.append(try pluginModes.first { $0.id == id } ?? mode(id, in: catalogue, pluginModes))
    }
    if modes.isEmpty { modes = pluginModes }
    if modes.isEmpty { modes = [keymapMode(keymap.source, catalogue)] }
    warnings += unusedKeymap(arguments, keymap, modes)
    return ChosenModes(
      modes: modes, preferences: preference.map { [$0] } ?? [], context: arguments.value(.context),
      plugins: plugins, unavailable: listed?.unavailable ?? [], warnings: warnings)
  }

  /// The language that a field prefers; nil for none.
  static func preference(_ arguments: ParsedArguments) throws(UsageError) -> ModePreference? {
    guard let tag = arguments.value(.prefer) else { return nil }
    let language = PrimaryLanguage(tag)
    guard language.isRange else {
      throw UsageError("--prefer cannot be \(Quoted.text(tag))", hint: "write a language such as emoji, ru or fr-CA")
    }
    return .language(language)
  }

  /// The list of layouts, of which the modes of layouts have their languages.
  static func registry(_ loader: KeymapLoader) throws(Diagnostic) -> LayoutRegistry {
    try LayoutRegistry(loader, includesExotic: true)
  }

  /// A keymap that was asked for and that no mode types on is nothing to pass over in silence.
  private static func unusedKeymap(
    _ arguments: ParsedArguments, _ keymap: ChosenKeymap, _ modes: [InputMode]
  ) -> [Diagnostic] {
    guard let option = [.keymap, .layout].first(where: arguments.has),
      modes.allSatisfy({ $0.keyboard != nil && $0.keyboard != keymap.source })
    else { return [] }
    return [
      .warning(
        .keymapUnused, "the keymap of \(option) is not used: every active mode brings its own keyboard",
        hint: "leave \(option) out, or leave out a --mode that is to type on it")
    ]
  }

  /// The mode that types on a keymap.
  static func keymapMode(_ source: KeyboardSource, _ catalogue: ModeCatalogue) -> InputMode {
    switch source {
    case .names(let names): catalogue.keymapMode(layouts: names.layouts)
    case .bundled(let name): catalogue.keymapMode(layouts: [LayoutName(layout: name)])
    case .file(let path): catalogue.keymapMode(named: path)
    case .text: catalogue.keymapMode(named: "text")
    }
  }

  /// The mode of the catalogue with this id; throws where there is none, with what was probably meant.
  static func mode(
    _ id: InputModeID, in catalogue: ModeCatalogue, _ pluginModes: [InputMode]
  ) throws(Diagnostic) -> InputMode {
    if let mode = try catalogue.find(id) { return mode }
    let families = ModeCatalogue.families.map { String($0.form.prefix { $0 != ":" }) }
    let meant = NameSuggestion.nearest(to: id.family, in: families).flatMap { family -> String? in
      let corrected = InputModeID(family + id.rawValue.dropFirst(id.family.count))
      return catalogue.mode(corrected) == nil ? nil : "did you mean \(corrected)? "
    }
    if id.family == "plugin" { throw PluginOptions.unknownMode(id, pluginModes) }
    let known = ModeCatalogue.families.map(\.form).joined(separator: ", ")
    throw .error(
      .unknownMode, "there is no input mode \(Quoted.text(id.rawValue))", hint: "\(meant ?? "")the modes are \(known)")
  }

  private static func catalogue(
    _ keymap: ChosenKeymap, needsLanguages: Bool, registry: (KeymapLoader) throws(Diagnostic) -> LayoutRegistry,
    warnings: inout [Diagnostic]
  ) -> ModeCatalogue {
    var bundled: Set<String> = []
    if case .bundled(let name) = keymap.source { bundled = [name] }
    guard needsLanguages, bundled.isEmpty else {
      return ModeCatalogue(keymapNames: keymap.names, bundledLayouts: bundled)
    }
    do {
      // The list of layouts is the only place that knows their languages; it is read only where they matter.
      let registry = try registry(keymap.loader)
      warnings += registry.diagnostics
      return ModeCatalogue(
        keymapNames: keymap.names,
        languageOfLayout: { registry.layout($0)?.primaryLanguage.map { PrimaryLanguage($0) } },
        descriptionOfLayout: { registry.layout($0)?.description })
    } catch {
      var warning = error
      warning.severity = .warning
      warnings.append(warning)
      return ModeCatalogue(keymapNames: keymap.names)
    }
  }
}
