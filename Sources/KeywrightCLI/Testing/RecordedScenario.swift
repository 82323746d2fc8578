import Diagnostics
import Files
import Glibc
import InputModes
import KeyEvents
import KeyRecordings
import Scenarios

/// `keywright test --record`: a recording becomes a scenario with what was observed as its expectations.
struct RecordedScenario {

  let recording: String
  /// The file to write; nil for standard output.
  let file: String?
  let settings: ScenarioSettings
  let console: Console

  /// Reads the options; nil when nothing is to be recorded.
  init?(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
    guard let recording = arguments.value("--record") else {
      if let option = Self.keyboardOptions.map(\.name).first(where: arguments.has) {
        throw UsageError(
          "\(option) is for --record and --from", hint: "state it in the .keys file, as in layout fr(bepo)",
          code: .contradictoryOptions)
      }
      return nil
    }
    if let operand = arguments.operands.first {
      throw .contradiction("--record", Quoted.text(operand), hint: "record first, then run the file that it writes")
    }
    self.recording = recording
    file = arguments.value("--output")
    var settings = ScenarioSettings()
    settings.layout = arguments.value("--layout")
    settings.variant = arguments.value("--variant")
    settings.options = arguments.value("--options")
    settings.modes = arguments.all("--mode").map { .init(id: InputModeID($0)) }
    self.settings = settings
    self.console = console
  }

  /// The options that say on which keyboard the recording is played.
  static let keyboardOptions: [OptionSpec] =
    KeymapOptions.group.options.filter { ["--layout", "--variant", "--options"].contains($0.name) }
    + ModeOptions.group.options.filter { $0.name == "--mode" }

  /// Plays the recording and writes the scenario.
  func write(modes: CommandModes) throws {
    let sequence = try read()
    for warning in sequence.diagnostics { console.report(warning) }
    let text = try ScenarioRecorder(modes: modes).text(name: name, settings: settings, actions: sequence.actions)
    guard let file else { return try console.write(text) }
    try add(text, to: file)
  }

  private func read() throws -> KeystrokeSequence {
    let shown = RecordingFile.name(of: recording)
    var sequence = KeystrokeSequence(file: shown)
    var reader = DetectingReader(file: shown, lookup: KeyLookup(names: KeyNameTable()))
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
    let errors = sequence.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { throw Refusal(diagnostics: errors) }
    return sequence
  }

  /// Begins a file, or adds to one: what somebody wrote there is not lost.
  private func add(_ text: String, to path: String) throws(Diagnostic) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failed(path) }
    defer { close(descriptor) }
    var status = stat()
    let isNew = fstat(descriptor, &status) == 0 && status.st_size == 0
    var rest = Array((isNew ? text : "\n\(text)").utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0 {
        guard errno == EINTR else { throw failed(path) }
        continue
      }
      rest = rest.dropFirst(written)
    }
  }

  private func failed(_ path: String) -> Diagnostic {
    let reason = String(cString: strerror(errno))
    return .error(
      .outputFailed, "cannot write the scenario to \(Quoted.text(SafeText.shortened(path))): \(reason)",
      hint: "check that its folder is there, that you may write to it and that the disk has space")
  }

  /// The recording's file without folder and ending.
  private var name: String {
    guard recording != "-", let last = recording.split(separator: "/").last else { return "recorded" }
    let stem = last.prefix { $0 != "." }
    return String(stem.isEmpty ? last : stem)
  }
}
