import Diagnostics
import InputModes
import JSONText
import Keywright

/// `keywright modes`: which modes are active, and which one a field gets.
enum ModesCommand: Command {
  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus {
    let keymap = try KeymapOptions.chosen(arguments, command: spec.name)
    let chosen = try ModeOptions.chosen(arguments, keymap: keymap, needsLanguages: true)
    let warnings = keymap.warnings + chosen.warnings
    for warning in warnings {
      var warning = warning
      if keymap.isStrict { warning.severity = .error }
      console.report(warning)
    }
    if keymap.isStrict, !warnings.isEmpty { return .failed }
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
