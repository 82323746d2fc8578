import BuiltInModes
import Diagnostics
import JSONText
import Keywright

/// `keywright modes`: which modes are active, and which one a field gets.
enum ModesCommand: Command {
  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus {
    if !arguments.operands.isEmpty { return try ModesCheck.run(arguments, console: console) }
    if arguments.has("--list") {
      if let other = arguments.names.first(where: { $0 != "--list" }) {
        throw UsageError(
          "--list and \(other) do not go together", hint: "--list alone prints the ids; leave out one of them")
      }
      try console.write(ModeCatalogue.ids.map { "\($0)\n" }.joined())
      return .good
    }
    let keymap = try KeymapOptions.chosen(arguments)
    let chosen = try ModeOptions.chosen(arguments, keymap: keymap, needsLanguages: true)
    defer { PluginReportPrinter.write(chosen.plugins, console) }
    let field = FieldConfiguration(context: chosen.context, preferences: chosen.preferences)
    // The simulator of a replay, so that modes finds and refuses what replay does.
    let simulator = try Simulator(keymap.configuration(modes: chosen, field: field, keepsJournal: false))
    let failures = PluginReportPrinter.failures(chosen.plugins) { simulator.warn($0) }
    try console.report(keymap.warnings + chosen.warnings + simulator.warnings, isStrict: keymap.isStrict)
    guard failures.isEmpty else { throw DiagnosticList(failures) }
    if arguments.value("--output") == "json" {
      let json = ModesReport.json(simulator.registry, simulator.resolution, unavailable: chosen.unavailable)
      try console.write(JSONWriter.pretty(json) + "\n")
    } else {
      try console.write(
        ModesReport.text(
          simulator.registry, simulator.resolution, unavailable: chosen.unavailable, style: console.outputStyle))
    }
    return .good
  }
}
