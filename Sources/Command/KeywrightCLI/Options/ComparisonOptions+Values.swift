import Diagnostics

/// Another keyboard on which the keys of a replay are pressed: its name, and the command line that would choose it.
struct AlsoKeyboard {
  var name: String
  var arguments: ParsedArguments
}

extension ComparisonOptions {
  /// Reads the options that name other keyboards; none where nothing is to be compared.
  static func chosen(_ arguments: ParsedArguments) throws(UsageError) -> [AlsoKeyboard] {
    let layouts = arguments.all("--also")
    let folders = arguments.all("--also-xkb-path")
    guard !layouts.isEmpty || !folders.isEmpty else { return [] }
    if arguments.value("--output") == "trace" {
      throw .contradiction(
        layouts.isEmpty ? "--also-xkb-path" : "--also", "--output trace",
        hint: "choose text or json, or trace each keyboard by itself")
    }
    let moved = folders.isEmpty ? arguments : arguments.replacing("--xkb-path", with: folders)
    let place = folders.isEmpty ? "" : " (\(folders.joined(separator: ", ")))"
    guard !layouts.isEmpty else { return [AlsoKeyboard(name: name(of: arguments) + place, arguments: moved)] }
    return layouts.map { layout in
      let other = moved.replacing("--keymap", with: []).replacing("--variant", with: [])
      return AlsoKeyboard(name: layout + place, arguments: other.replacing("--layout", with: [layout]))
    }
  }

  /// How the keyboard of a command line is called.
  static func name(of arguments: ParsedArguments) -> String {
    if let file = arguments.value("--keymap") { return file }
    return [arguments.value("--layout") ?? "us", arguments.value("--variant")].compactMap(\.self).joined(separator: " ")
  }
}
