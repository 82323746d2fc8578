import KeywrightDiagnostics

/// The options that press the keys of a replay on other keyboards as well.
enum ComparisonOptions {
  static let group = CommandSpec.OptionGroup(
    title: "The same keys elsewhere",
    options: [
      OptionSpec(
        .also, value: "LAYOUTS", isRepeatable: true,
        help:
          "other layouts, such as 'fr(bepo)': shows both texts and the keys that differ; may be given more than once"),
      OptionSpec(
        .alsoXkbPath, value: "DIR", isRepeatable: true,
        help:
          "folder of XKB data for the other keyboard, in the place of --xkb-path (without --also for the same layout)"),
    ])
}

/// Another keyboard on which the keys of a replay are pressed: its name, and the command line that would choose it.
struct AlsoKeyboard {
  var name: String
  var arguments: ParsedArguments
}

extension ComparisonOptions {
  /// Reads the options that name other keyboards; none where nothing is to be compared.
  static func values(of arguments: ParsedArguments) throws(UsageError) -> [AlsoKeyboard] {
    let layouts = arguments.all(.also)
    let folders = arguments.all(.alsoXkbPath)
    guard !layouts.isEmpty || !folders.isEmpty else { return [] }
    if arguments.choice(.output) == OutputForm.trace {
      throw .contradiction(
        layouts.isEmpty ? OptionName.alsoXkbPath : .also, "--output trace",
        hint: "choose text or json, or trace each keyboard by itself")
    }
    let moved = folders.isEmpty ? arguments : arguments.replacing(.xkbPath, with: folders)
    let place = folders.isEmpty ? "" : " (\(folders.joined(separator: ", ")))"
    guard !layouts.isEmpty else { return [AlsoKeyboard(name: name(of: arguments) + place, arguments: moved)] }
    return layouts.map { layout in
      let other = moved.replacing(.keymap, with: []).replacing(.variant, with: [])
      return AlsoKeyboard(name: layout + place, arguments: other.replacing(.layout, with: [layout]))
    }
  }

  /// How the keyboard of a command line is called.
  static func name(of arguments: ParsedArguments) -> String {
    if let file = arguments.value(.keymap) { return file }
    return [arguments.value(.layout) ?? "us", arguments.value(.variant)].compactMap(\.self).joined(separator: " ")
  }
}
