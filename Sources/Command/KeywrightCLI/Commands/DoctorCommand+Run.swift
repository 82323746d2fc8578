import JSONText
import KeyEvents
import PluginHost

/// `keywright doctor`: versions and paths of every library and data set in use.
enum DoctorCommand: Command {
  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus {
    let plugins = try PluginOptions.chosen(arguments, keymapNames: KeymapNames(layouts: []))
    defer { PluginReportPrinter.write(plugins, console) }
    let report = DoctorReport(plugins: Array(zip(arguments.all(PluginOptions.path.name), plugins)).map { ($0, $1) })
    let isJSON = arguments.value("--output") == "json"
    try console.write(isJSON ? JSONWriter.pretty(report.json) + "\n" : report.text(style: console.outputStyle))
    return .good
  }
}
