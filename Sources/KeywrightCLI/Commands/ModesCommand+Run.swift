import Diagnostics
import InputModes
import JSONText
import Keywright

/// `keywright modes`: which modes are active, and which one a field gets.
enum ModesCommand: Command {
  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus {
    let keymap = try KeymapOptions.chosen(arguments)
    let chosen = try ModeOptions.chosen(arguments, keymap: keymap, needsLanguages: true)
    try console.report(keymap.warnings + chosen.warnings, isStrict: keymap.isStrict)
    let registry = InputModeRegistry(chosen.modes)
    let resolution = ModeResolver().resolve(chosen.preferences, context: chosen.context, in: registry)
    if arguments.value("--output") == "json" {
      try console.write(JSONWriter.pretty(ModesReport.json(registry, resolution)) + "\n")
    } else {
      try console.write(ModesReport.text(registry, resolution, style: console.outputStyle))
    }
    return .good
  }
}
