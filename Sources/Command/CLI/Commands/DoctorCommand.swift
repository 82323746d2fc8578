import KeywrightJSONText
import KeywrightKeyEvents
import PluginHost

/// `keywright doctor`: versions and paths of every library and data set in use.
enum DoctorCommand: Command {
  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus {
    let plugins = try PluginOptions.values(of: arguments, keymapNames: KeymapNames(layouts: []))
    defer { PluginReportPrinter.write(plugins, console) }
    let report = DoctorReport(plugins: Array(zip(arguments.all(.plugin), plugins)).map { ($0, $1) })
    let isJSON = arguments.choice(.output) == OutputForm.json
    try console.write(isJSON ? JSONWriter.pretty(report.json) + "\n" : report.text(style: console.outputStyle))
    return .good
  }
}

extension DoctorCommand {
  static let spec = CommandSpec(
    name: "doctor",
    summary:
      "Shows what this command runs on: versions, data, faults of libxkbcommon that are dealt with, traits, plugins.",
    groups: [
      CommandSpec.OptionGroup(title: "Plugins", options: [PluginOptions.path, PluginOptions.timeout]),
      CommandSpec.OptionGroup(
        title: "Output",
        options: [
          OptionSpec(
            .output, choices: OutputForm.plain.map(\.rawValue), help: "tables, or one JSON object (default text)")
        ]),
    ],
    examples: [
      CommandSpec.Example(purpose: "for a bug report", line: "keywright doctor"),
      CommandSpec.Example(purpose: "for a program to read", line: "keywright doctor --output json"),
    ])
}
