import EmojiPicker
import KeyRecordings
import Keywright
import KeywrightDiagnostics
import KeywrightJSONText
import PluginHost

/// `keywright replay`: keystrokes in, text out.
enum ReplayCommand: Command {
  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus {
    if arguments.has(.jsonl) { return try SessionFilter(arguments, console: console).run() }
    if arguments.operands.count > 1 { return try ManyRecordings(arguments, console: console).run() }
    // One recording is played by itself, but what means nothing is refused all the same.
    _ = try JobOptions.jobs(arguments)
    let output = arguments.choice(.output, of: OutputForm.self) ?? .text
    let source = try KeystrokeOptions.values(of: arguments)
    let also = try ComparisonOptions.values(of: arguments)
    let keyboard = try ReplayKeyboard(arguments)
    defer { PluginReportPrinter.write(keyboard.modes.plugins, console) }
    let trace = TraceOutput(console, isAtOnce: keyboard.modes.plugins.contains { $0.kind == .library })
    let others = try also.map { try LayoutComparison.Other(name: $0.name, keyboard: ReplayKeyboard($0.arguments)) }
    defer { PluginReportPrinter.write(others.flatMap(\.plugins), console) }
    let comparison = others.isEmpty ? nil : LayoutComparison(others)
    let simulator = try keyboard.simulator(
      onTrace: output == .trace ? trace.write : comparison.map { comparison in comparison.follow })
    let showsProgress = console.errorIsTerminal && !(output == .trace && console.outputIsTerminal)
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
        output == .json ? JSONWriter.pretty(report.json) + "\n" : report.text(style: console.outputStyle))
      guard failures.isEmpty else { throw DiagnosticList(failures) }
      return .good
    }
    switch output {
    case .json: try console.write(JSONWriter.pretty(simulator.outcome.json) + "\n")
    case .text: try console.write(console.shown(simulator.picker()?.saved.text ?? simulator.text) + "\n")
    case .trace: break
    }
    // A mode whose plugin has failed passes its keys on, so what was typed is there all the same.
    guard failures.isEmpty else { throw DiagnosticList(failures) }
    return .good
  }
}

extension ReplayCommand {
  static let spec = CommandSpec(
    name: "replay",
    summary: "Types keystrokes through a keymap, an input mode and a text field, and shows the text.",
    operands: "[FILE… | -]", maximumOperands: .max,
    groups: [
      KeystrokeOptions.group,
      CommandSpec.OptionGroup(
        title: "Output",
        options: [
          OptionSpec(
            .output, choices: OutputForm.allCases.map(\.rawValue),
            help: "the text, one JSON object, or a JSON object for each event (default text)"),
          OptionSpec(
            .jobs, value: "N",
            help: "how many of several recordings are played at once (default: as many as there are processors)"),
          OptionSpec(
            .jsonl,
            help:
              "a JSON object a line in, and one a line out: sessions of keys, each with a keyboard of its own (below)"),
        ]),
      ComparisonOptions.group, KeymapOptions.group, ModeOptions.group, FieldOptions.group,
    ],
    glossaries: [RecordingOptions.formats, SessionLine.glossary],
    examples: [
      CommandSpec.Example(
        purpose: "a dead key and a letter, by the places of the keys",
        line: "keywright replay --layout 'fr(bepo)' -k '<AD06> <AD04>'", output: "ô"),
      CommandSpec.Example(
        purpose: "two layouts and the keys that switch between them",
        line: "keywright replay --layout us,ru --options grp:caps_toggle -k 'H I CAPS H I'", output: "hiрш"),
      CommandSpec.Example(
        purpose: "what the same keys would have typed on another layout",
        line: "keywright replay --layout us --also de -k 'LEFTSHIFT+Y E S'",
        output: """
          us  Yes
          de  Zes
              ^

          KEY  us  de  TIMES
          Y    Y   Z       1
          """),
      CommandSpec.Example(
        purpose: "what the icon button of a hidden field would save",
        line: "keywright replay --field hidden --mode emoji -k Q", output: "😀"),
      CommandSpec.Example(
        purpose: "many sessions, a line each",
        line: "echo '{\"layout\":\"ru\",\"keys\":\"G H\"}' | keywright replay --jsonl --output text",
        output: "{\"text\":\"пр\"}"),
      CommandSpec.Example(
        purpose: "each event of a recording, and why it did what it did",
        line: "keywright replay --layout de --output trace recording.bin"),
    ])
}
