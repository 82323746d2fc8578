import Diagnostics
import EmojiPicker
import Files
import InputModes
import JSONText
import KeyEvents
import KeyRecordings
import Keywright
import XKB

/// `keywright replay`: keystrokes in, text out.
enum ReplayCommand: Command {
  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus {
    let output = arguments.value("--output") ?? "text"
    try refuseContradictions(arguments)
    let keymap = try KeymapOptions.chosen(arguments, command: spec.name)
    let modes = try ModeOptions.chosen(arguments, keymap: keymap, needsLanguages: output != "text")
    let field = try FieldOptions.chosen(arguments, modes: modes, command: spec.name)
    let simulator = try Simulator(
      SimulatorConfiguration(
        keymap: keymap.source, keymapLoader: keymap.loader, compose: keymap.compose,
        composeLoader: keymap.composeLoader, modes: modes.modes, fields: [field], keepsJournal: output == "json"))
    for warning in keymap.warnings + modes.warnings { simulator.warn(warning) }
    let trace = TraceOutput(console)
    if output == "trace" { simulator.onTrace = trace.write }
    try play(arguments, on: simulator)
    simulator.finish()
    try trace.finish()
    return try conclude(simulator, field: field, output: output, isStrict: keymap.isStrict, console: console)
  }

  private static func refuseContradictions(_ arguments: ParsedArguments) throws(UsageError) {
    let hasKeys = arguments.has("--keys")
    if hasKeys, let file = arguments.operands.first {
      throw UsageError(
        "-k and the file '\(file)' contradict each other", command: spec.name,
        hint: "give the keystrokes either with -k or in a file", code: .contradictoryOptions)
    }
    if hasKeys, arguments.value("--format") == "evdev" {
      throw UsageError(
        "-k and --format evdev contradict each other", command: spec.name,
        hint: "-k takes the notation; give a recording as a file", code: .contradictoryOptions)
    }
    if !hasKeys, arguments.operands.isEmpty {
      throw UsageError(
        "there is nothing to replay", command: spec.name,
        hint: "give keystrokes with -k 'H I', a file, or - for standard input")
    }
  }

  private static func play(_ arguments: ParsedArguments, on simulator: Simulator) throws {
    let names = simulator.keyNames
    if let keys = arguments.value("--keys") {
      let reader = RecordingFormat.notation.reader(file: "-k", names: names, keymapKey: simulator.keymapKey)
      var player = RecordingPlayer(reader, simulator: simulator)
      try player.play(Array(keys.utf8))
      try player.finish()
      return
    }
    guard let path = arguments.operands.first else { return }
    let name = path == "-" ? "standard input" : path
    let reader: any RecordingReader =
      switch arguments.value("--format").flatMap(RecordingFormat.init(rawValue:)) {
      case let format?: format.reader(file: name, names: names, keymapKey: simulator.keymapKey)
      case nil: DetectingReader(file: name, names: names, keymapKey: simulator.keymapKey)
      }
    var player = RecordingPlayer(reader, simulator: simulator)
    do {
      let file = try FileChunks(path: path)
      while let chunk = try file.next() { try player.play(chunk) }
    } catch let failure as FileFailure {
      throw failure.diagnostic(.recordingUnreadable)
    }
    try player.finish()
  }

  private static func conclude(
    _ simulator: Simulator, field: FieldConfiguration, output: String, isStrict: Bool, console: Console
  ) throws -> ExitStatus {
    let warnings = simulator.warnings
    if isStrict, !warnings.isEmpty {
      for warning in warnings {
        var error = warning
        error.severity = .error
        console.report(error)
      }
      return .failed
    }
    for warning in warnings { console.report(warning) }
    switch output {
    case "json": try console.write(JSONWriter.pretty(simulator.outcome.json) + "\n")
    case "text": try console.write((simulator.picker()?.saved.text ?? simulator.text) + "\n")
    default: break
    }
    return .good
  }
}
