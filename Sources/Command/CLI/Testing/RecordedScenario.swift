import InputModes
import KeyRecordings
import KeywrightDiagnostics
import KeywrightFiles
import KeywrightKeyEvents
import KeywrightXKB
import Scenarios

/// `keywright test --record`: a recording becomes a scenario with what was observed as its expectations.
struct RecordedScenario {
  let recording: String
  /// The file to write; nil for standard output.
  let file: String?
  let settings: ScenarioSettings
  let allowsOutsideIncludes: Bool
  let console: Console

  private static let sizeLimit = 256 << 20

  /// Reads the options; nil when nothing is to be recorded.
  init?(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
    guard let recording = arguments.value(.record) else {
      if let option = Self.keyboardOptions.map(\.option).first(where: arguments.has) {
        throw UsageError(
          "\(option) is for --record and --from", hint: "state it in the .keys file, as in layout fr(bepo)",
          code: .contradictoryOptions)
      }
      return nil
    }
    if let operand = arguments.operands.first {
      throw .contradiction("--record", Quoted.text(operand), hint: "record first, then run the file that it writes")
    }
    if let option = Self.refused.first(where: arguments.has) {
      throw .contradiction(
        "--record", option, hint: "leave \(option) out: nothing is run; run the file that is written afterwards")
    }
    self.recording = recording
    file = arguments.value(.output).flatMap { $0 == "-" ? nil : $0 }
    if let file, !file.hasSuffix(".keys") {
      throw UsageError(
        "a scenario cannot be added to \(Quoted.text(SafeText.shortened(file))), whose name does not end in .keys",
        hint: "write -o NAME.keys; a file that is there is added to")
    }
    settings = try Self.settings(arguments)
    allowsOutsideIncludes = arguments.has(.allowOutside)
    self.console = console
  }

  /// The keyboard, the modes and the field that the options ask for.
  private static func settings(_ arguments: ParsedArguments) throws(UsageError) -> ScenarioSettings {
    var settings = ScenarioSettings()
    settings.keyboard = try KeymapOptions.settings(arguments)
    settings.modes = arguments.all(.mode).map { .init(id: InputModeID($0)) }
    settings.plugins = arguments.all(.plugin).map { .init(path: $0) }
    settings.preference = try ModeOptions.preference(arguments)
    return settings
  }

  /// What only a run can have.
  private static let refused: [OptionName] = [
    .filter, .shard, .jobs, .failFast, .strict, .shuffle, .seed,
    .timeLimit,
    .wallLimit, .update, .watch, .reporter,
  ]

  /// The options that say on which keyboard the recording is played.
  static let keyboardOptions: [OptionSpec] =
    KeymapOptions.group.options.filter { option in
      [.layout, .variant, .options, .model, .rules, .keymap, .compose].contains(option.option)
    } + ModeOptions.group.options.filter { [.mode, .prefer].contains($0.option) }

  /// Plays the recording and writes the scenario.
  func write(modes: CommandModes) throws {
    var shared = ScenarioSettings()
    if let file {
      try check(file)
      shared = try Self.settings(of: file, allowsOutsideIncludes: allowsOutsideIncludes)
    }
    let sequence = try read()
    for warning in sequence.diagnostics { console.report(warning) }
    guard sequence.actions.contains(where: { if case .wait = $0 { false } else { true } }) else {
      throw Diagnostic.error(
        .recordingWithoutKeys, "the recording has no keys, so there is nothing to test",
        at: SourcePlace(file: RecordingFile.name(of: recording)), hint: "record some keys: keywright record")
    }
    let text = try ScenarioRecorder(modes: modes).text(
      name: name, settings: settings, in: shared, file: file ?? "", actions: sequence.actions)
    guard let file else { return try console.write(text) }
    try add(text, to: file)
  }

  private func read() throws -> KeystrokeSequence {
    let shown = RecordingFile.name(of: recording)
    var sequence = KeystrokeSequence(file: shown)
    let keymap = LookupKeymap()
    var reader = DetectingReader(file: shown, lookup: keymap.lookup(KeyNameTable(), formatChoice: .conversion))
    var messages: [Diagnostic] = []
    var silent: ReplayProgress?
    do {
      try RecordingFile(recording).read(progress: &silent) {
        reader.read($0, into: &sequence)
      } onMessage: {
        messages.append($0)
      }
    } catch let failure as FileFailure {
      throw failure.diagnostic(.recordingUnreadable)
    }
    reader.finish(into: &sequence)
    sequence.diagnostics += messages
    if let failure = keymap.failure { throw failure }
    let errors = sequence.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { throw DiagnosticList(errors) }
    return sequence
  }

  /// Begins a file, or adds to one, all or nothing: what somebody wrote there is not lost.
  private func add(_ text: String, to path: String) throws(Diagnostic) {
    do throws(FileFailure) {
      let old = FileKind(path: path) == nil ? [] : try FileReader.bytes(of: path, limit: Self.sizeLimit)
      try FileReplacement.replace(path, with: old + Array((old.isEmpty ? text : "\n\(text)").utf8))
    } catch {
      throw error.writing("the scenario")
    }
  }

  /// Nothing is added but to a file of scenarios.
  private func check(_ path: String) throws(Diagnostic) {
    if let kind = FileKind(path: path), kind != .regular {
      throw FileFailure(path: path, reason: kind == .folder ? .directory : .notRegular).writing("the scenario")
    }
    guard let identity = FileIdentity(path: path), identity == FileIdentity(path: recording) else { return }
    throw .error(
      .outputFailed, "the scenario would be written into its own recording \(Quoted.text(SafeText.shortened(path)))",
      hint: "name another file for it; nothing was written")
  }

  /// What a file sets for all of its scenarios; throws where it is none, or nothing can be added to it.
  private static func settings(of path: String, allowsOutsideIncludes: Bool) throws(Diagnostic) -> ScenarioSettings {
    guard FileKind(path: path) != nil else { return ScenarioSettings() }
    let hint = "correct it first, or name another file; nothing was written"
    var reader = try ScenarioReader(path: path, allowsOutsideIncludes: allowsOutsideIncludes)
    while let item = reader.next() {
      let errors =
        switch item {
        case .problem(let problem): [problem]
        case .scenario(let scenario): scenario.errors
        }
      guard let error = errors.first else { continue }
      throw .error(
        .outputFailed, "no scenario can be added to a file with errors: \(error.message)", at: error.place, hint: hint)
    }
    guard reader.sharedMark == nil else {
      throw .error(
        .outputFailed,
        "the file marks all of its scenarios, so that the one to be added would not be run or be expected to fail",
        at: SourcePlace(file: path), hint: "name another file for it; nothing was written")
    }
    return reader.sharedSettings
  }

  /// The recording's file without folder and ending.
  private var name: String {
    guard recording != "-", let last = recording.split(separator: "/").last else { return "recorded" }
    let stem = last.prefix { $0 != "." }
    return String(stem.isEmpty ? last : stem)
  }
}
