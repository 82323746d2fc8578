import Diagnostics
import KeyEvents
import Keywright
import XKB

/// The keymap and Compose that a command line asks for.
struct ChosenKeymap: Sendable {
  /// The keymap.
  var source: KeyboardSource
  /// The names, where the keymap is chosen by names; otherwise what modes' keyboards share.
  var names: KeymapNames
  /// Where keymaps are looked for.
  var loader: KeymapLoader
  /// The Compose table.
  var compose: ComposeSource
  /// Where Compose tables are looked for.
  var composeLoader: ComposeLoader
  /// Whether warnings are errors.
  var isStrict: Bool
  /// What there is to warn about already.
  var warnings: [Diagnostic]
}

extension ChosenKeymap {
  /// The configuration of a simulator with this keymap, these modes and one field.
  func configuration(modes: ChosenModes, field: FieldConfiguration, keepsJournal: Bool) -> SimulatorConfiguration {
    SimulatorConfiguration(
      keymap: source, keymapLoader: loader, compose: compose, composeLoader: composeLoader, modes: modes.modes,
      fields: [field], keepsJournal: keepsJournal)
  }
}

extension KeymapOptions {
  /// Reads the options of KEYMAP.
  static func chosen(_ arguments: ParsedArguments) throws -> ChosenKeymap {
    let usesEnvironment = arguments.has("--environment")
    let loader = KeymapLoader(
      includeDirectories: arguments.all("--xkb-path"), usesSystemData: !arguments.has("--no-system-xkb"),
      usesEnvironment: usesEnvironment,
      keymapFormat: arguments.value("--keymap-format").flatMap(KeymapFormat.init(rawValue:)) ?? .v1)
    let composeLoader = ComposeLoader(environment: usesEnvironment ? .ofProcess() : nil)
    let compose =
      arguments.value("--compose").map(ComposeSource.init(argument:))
      ?? (usesEnvironment ? .desktop : .locale(ComposeSource.defaultLocale))
    var warnings: [Diagnostic] = []
    var names = try names(arguments, usesEnvironment: usesEnvironment, warnings: &warnings)
    // So that the mode on the user's own desktop has its layouts for a name.
    if usesEnvironment { names = loader.resolved(names) }
    let source: KeyboardSource
    if let file = arguments.value("--keymap") {
      try refuseNames(arguments)
      source = .file(file)
    } else {
      let given = nameOptions.compactMap { name in arguments.value(name).map { "\(name) \($0)" } }
      source = try loader.keyboard(
        of: names, KeymapLoader.Choice(given: given.joined(separator: " "), folderForm: "--xkb-path DIR"),
        warnings: &warnings)
    }
    return ChosenKeymap(
      source: source, names: names, loader: loader, compose: compose, composeLoader: composeLoader,
      isStrict: arguments.has("--strict"), warnings: warnings)
  }

  private static let nameOptions = ["--layout", "--variant", "--options", "--model", "--rules"]

  /// Throws where names are given beside a keymap file.
  static func refuseNames(_ arguments: ParsedArguments) throws(UsageError) {
    guard let other = nameOptions.first(where: arguments.has) else { return }
    throw .contradiction("--keymap", other, hint: "a keymap file holds its layouts; leave one of the two out")
  }

  private static func names(
    _ arguments: ParsedArguments, usesEnvironment: Bool, warnings: inout [Diagnostic]
  ) throws(UsageError) -> KeymapNames {
    let layouts = arguments.value("--layout") ?? (usesEnvironment ? "" : "us")
    let options = arguments.value("--options") ?? ""
    let rules = arguments.value("--rules") ?? ""
    let model = arguments.value("--model") ?? ""
    guard let variants = arguments.value("--variant") else {
      return KeymapNames(
        shorthand: layouts, rules: rules, model: model, options: options.split(separator: ",").map(String.init))
    }
    guard !layouts.contains("(") else {
      throw .contradiction(
        "--variant", "a variant in parentheses", hint: "write --layout 'us,fr(bepo)', or --layout us,fr --variant ,bepo"
      )
    }
    return KeymapNames(
      layouts: layouts, variants: variants, rules: rules, model: model, options: options, warnings: &warnings)
  }
}
