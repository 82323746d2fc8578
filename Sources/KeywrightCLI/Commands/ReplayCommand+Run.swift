import Diagnostics
import EmojiPicker
import JSONText
import KeyRecordings
import Keywright

/// `keywright replay`: keystrokes in, text out.
enum ReplayCommand: Command {
  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus {
    let output = arguments.value("--output") ?? "text"
    let source = try KeystrokeOptions.chosen(arguments)
    let keymap = try KeymapOptions.chosen(arguments)
    let modes = try ModeOptions.chosen(arguments, keymap: keymap, needsLanguages: output != "text")
    defer { PluginTalk.write(modes.plugins, console) }
    let field = try FieldOptions.chosen(arguments, modes: modes)
    let trace = TraceOutput(console)
    let simulator = try Simulator(
      keymap.configuration(modes: modes, field: field, keepsJournal: output == "json"),
      onTrace: output == "trace" ? trace.write : nil)
    for warning in keymap.warnings + modes.warnings { simulator.warn(warning) }
    let showsProgress = console.errorIsTerminal && !(output == "trace" && console.outputIsTerminal)
    try source.play(on: simulator, progress: showsProgress ? ReplayProgress(console) : nil) { () throws(Diagnostic) in
      try trace.flush()
    }
    simulator.finish()
    let failures = PluginTalk.failures(modes.plugins) { simulator.warn($0) }
    try trace.flush()
    try console.report(simulator.warnings, isStrict: keymap.isStrict)
    switch output {
    case "json": try console.write(JSONWriter.pretty(simulator.outcome.json) + "\n")
    case "text": try console.write((simulator.picker()?.saved.text ?? simulator.text) + "\n")
    default: break
    }
    // A mode whose plugin has failed passes its keys on, so what was typed is there all the same.
    guard failures.isEmpty else { throw Refusal(diagnostics: failures) }
    return .good
  }
}
