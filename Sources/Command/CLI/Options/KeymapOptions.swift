import Keywright
import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightXKB

/// The options that choose a keymap and Compose: KEYMAP of every command that types.
enum KeymapOptions {
  /// Those that choose a keymap for commands that type nothing, but look keysyms up.
  static let lookup = CommandSpec.OptionGroup(
    title: "Keymap for keysyms of xdotool, and for names of keys that evdev lacks",
    options: group.options.filter { ![.compose, .environment, .strict].contains($0.option) })

  /// The options that say where XKB data is.
  static let data = [
    OptionSpec(
      .xkbPath, value: "DIR", isRepeatable: true,
      help: "folder of XKB data, searched before the system's; may be given more than once"),
    OptionSpec(.noSystemXkb, help: "leave the system's XKB data out"),
  ]

  static let group = CommandSpec.OptionGroup(
    title: "Keymap",
    options: [
      OptionSpec(
        .layout, value: "LAYOUTS", help: "layouts, with variants in parentheses, such as 'us,fr(bepo)' (default us)"),
      OptionSpec(
        .variant, value: "VARIANTS", allowsEmpty: true, help: "variants, one for each layout, such as ,bepo"),
      OptionSpec(.options, value: "OPTIONS", allowsEmpty: true, help: "options, such as compose:ralt,caps:escape"),
      OptionSpec(.model, value: "MODEL", allowsEmpty: true, help: "keyboard model (default pc105)"),
      OptionSpec(.rules, value: "RULES", allowsEmpty: true, help: "rules file (default evdev)"),
      OptionSpec(.keymap, value: "FILE", help: "a whole keymap file instead of layouts"),
      OptionSpec(
        .keymapFormat, choices: KeymapFormat.allCases.map(\.rawValue),
        help: "format in which names and files are compiled; v2 needs libxkbcommon 1.11 (default v1)"),
    ] + data + [
      OptionSpec(
        .compose, value: "LOCALE|FILE|off",
        help: "Compose table: a locale, a file, or off (default en_US.UTF-8)"),
      OptionSpec(.environment, help: "use XKB_DEFAULT_*, ~/.config/xkb, ~/.XCompose and the locale as well"),
      OptionSpec(.strict, help: "treat warnings as errors"),
    ])
}

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
  /// The keyboard that the options state.
  static func settings(_ arguments: ParsedArguments) throws(UsageError) -> KeymapSettings {
    var settings = KeymapSettings()
    settings.layout = arguments.value(.layout)
    settings.variant = arguments.value(.variant)
    settings.options = arguments.value(.options)
    settings.model = arguments.value(.model)
    settings.rules = arguments.value(.rules)
    if let file = arguments.value(.keymap) {
      try refuseNames(arguments)
      settings.keymap = .file(file)
    }
    if let format: KeymapFormat = arguments.choice(.keymapFormat) { settings.format = format }
    settings.xkbPaths = arguments.all(.xkbPath)
    settings.usesSystemData = !arguments.has(.noSystemXkb)
    settings.usesEnvironment = arguments.has(.environment)
    settings.compose = arguments.value(.compose).map(ComposeSource.init(argument:))
    return settings
  }

  /// Reads the options of KEYMAP.
  static func values(of arguments: ParsedArguments) throws -> ChosenKeymap {
    let settings = try settings(arguments)
    let loader = settings.loader()
    var warnings: [Diagnostic] = []
    var names = try names(settings, warnings: &warnings)
    // So that the mode on the user's own desktop has its layouts for a name.
    if settings.usesEnvironment { names = loader.resolved(names) }
    let given = nameOptions.compactMap { name in arguments.value(name).map { "\(name) \($0)" } }
    let source = try settings.source(
      of: names, from: loader,
      KeymapLoader.Choice(given: given.joined(separator: " "), folderForm: "\(OptionName.xkbPath) DIR"),
      warnings: &warnings)
    return ChosenKeymap(
      source: source, names: names, loader: loader, compose: settings.composeSource,
      composeLoader: ComposeLoader(environment: settings.usesEnvironment ? .ofProcess() : nil),
      isStrict: arguments.has(.strict), warnings: warnings)
  }

  /// The options that name layouts, which a whole keymap makes needless.
  static let nameOptions: [OptionName] = [.layout, .variant, .options, .model, .rules]

  /// Throws where names are given beside a keymap file.
  static func refuseNames(_ arguments: ParsedArguments) throws(UsageError) {
    guard let other = nameOptions.first(where: arguments.has) else { return }
    throw .contradiction(OptionName.keymap, other, hint: "a keymap file holds its layouts; leave one of the two out")
  }

  private static func names(
    _ settings: KeymapSettings, warnings: inout [Diagnostic]
  ) throws(UsageError) -> KeymapNames {
    do {
      return try settings.names(warnings: &warnings)
    } catch {
      switch error {
      case .variantTwice:
        throw .contradiction(
          OptionName.variant, "a variant in parentheses",
          hint: "write --layout 'us,fr(bepo)', or --layout us,fr --variant ,bepo")
      }
    }
  }
}
