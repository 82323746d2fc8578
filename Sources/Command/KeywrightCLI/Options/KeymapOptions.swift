import XKB

/// The options that choose a keymap and Compose: KEYMAP of every command that types.
enum KeymapOptions {
  /// Those that choose a keymap for commands that type nothing, but look keysyms up.
  static let lookup = CommandSpec.OptionGroup(
    title: "Keymap for keysyms of xdotool, and for names of keys that evdev lacks",
    options: group.options.filter { !["--compose", "--environment", "--strict"].contains($0.name) })

  /// The options that say where XKB data is.
  static let data = [
    OptionSpec(
      "--xkb-path", value: "DIR", isRepeatable: true,
      help: "folder of XKB data, searched before the system's; may be given more than once"),
    OptionSpec("--no-system-xkb", help: "leave the system's XKB data out"),
  ]

  static let group = CommandSpec.OptionGroup(
    title: "Keymap",
    options: [
      OptionSpec(
        "--layout", value: "LAYOUTS", help: "layouts, with variants in parentheses, such as 'us,fr(bepo)' (default us)"),
      OptionSpec(
        "--variant", value: "VARIANTS", allowsEmpty: true, help: "variants, one for each layout, such as ,bepo"),
      OptionSpec("--options", value: "OPTIONS", allowsEmpty: true, help: "options, such as compose:ralt,caps:escape"),
      OptionSpec("--model", value: "MODEL", allowsEmpty: true, help: "keyboard model (default pc105)"),
      OptionSpec("--rules", value: "RULES", allowsEmpty: true, help: "rules file (default evdev)"),
      OptionSpec("--keymap", value: "FILE", help: "a whole keymap file instead of layouts"),
      OptionSpec(
        "--keymap-format", choices: KeymapFormat.allCases.map(\.rawValue),
        help: "format in which names and files are compiled; v2 needs libxkbcommon 1.11 (default v1)"),
    ] + data + [
      OptionSpec(
        "--compose", value: "LOCALE|FILE|off",
        help: "Compose table: a locale, a file, or off (default en_US.UTF-8)"),
      OptionSpec("--environment", help: "use XKB_DEFAULT_*, ~/.config/xkb, ~/.XCompose and the locale as well"),
      OptionSpec("--strict", help: "treat warnings as errors"),
    ])
}
