import Diagnostics
import EmojiPicker
import JSONText
import KeyRecordings
import Keywright
import PluginHost

/// `keywright replay`: keystrokes in, text out.
enum ReplayCommand: Command {
  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus {
    if arguments.has("--jsonl") { return try SessionFilter(arguments, console: console).run() }
    if arguments.operands.count > 1 { return try ManyRecordings(arguments, console: console).run() }
    // One recording is played by itself, but what means nothing is refused all the same.
    _ = try JobOptions.jobs(arguments)
    let output = arguments.value("--output") ?? "text"
    let source = try KeystrokeOptions.chosen(arguments)
    let also = try ComparisonOptions.chosen(arguments)
    let keyboard = try ReplayKeyboard(arguments)
    defer { PluginReportPrinter.write(keyboard.modes.plugins, console) }
    let trace = TraceOutput(console, isAtOnce: keyboard.modes.plugins.contains { $0.kind == .library })
    let others = try also.map { try LayoutComparison.Other(name: $0.name, keyboard: ReplayKeyboard($0.arguments)) }
    defer { PluginReportPrinter.write(others.flatMap(\.plugins), console) }
    let comparison = others.isEmpty ? nil : LayoutComparison(others)
    let simulator = try keyboard.simulator(
      onTrace: output == "trace" ? trace.write : comparison.map { comparison in comparison.follow })
    let showsProgress = console.errorIsTerminal && !(output == "trace" && console.outputIsTerminal)
    try source.play(on: simulator, progress: showsProgress ? ReplayProgress(console) : nil) { () throws(Diagnostic) in
      try trace.flush()
    }
    simulator.finish()
    if let unfinished = simulator.unfinishedText { simulator.warn(unfinished) }
    comparison?.finish(with: simulator)
    let failures =
      PluginReportPrinter.failures(keyboard.modes.plugins) { simulator.warn($0) }
      + others.flatMap { other in PluginReportPrinter.failures(other.plugins) { other.simulator.warn($0) } }
    try trace.flush()
    let warnings =
      simulator.warnings + others.flatMap { $0.simulator.warnings.filter { !simulator.warnings.contains($0) } }
    try console.report(warnings, isStrict: keyboard.keymap.isStrict)
    if let comparison {
      let report = ComparisonReport(
        name: ComparisonOptions.name(of: arguments), first: simulator, comparison: comparison)
      try console.write(
        output == "json" ? JSONWriter.pretty(report.json) + "\n" : report.text(style: console.outputStyle))
      guard failures.isEmpty else { throw DiagnosticList(failures) }
      return .good
    }
    switch output {
    case "json": try console.write(JSONWriter.pretty(simulator.outcome.json) + "\n")
    case "text": try console.write(console.shown(simulator.picker()?.saved.text ?? simulator.text) + "\n")
    default: break
    }
    // A mode whose plugin has failed passes its keys on, so what was typed is there all the same.
    guard failures.isEmpty else { throw DiagnosticList(failures) }
    return .good
  }
}
