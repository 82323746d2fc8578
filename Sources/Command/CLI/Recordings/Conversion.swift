import KeyRecordings
import KeywrightDiagnostics
import KeywrightFiles
import KeywrightKeyEvents

/// One run of a recording through a converter, from a file into a file.
struct Conversion {
  var input: String
  var from: RecordingFormat?
  /// The format to write; nil for that of the input.
  var to: RecordingFormat?
  var output: String?
  var isStrict: Bool
  /// Where keysyms are looked up.
  var keymap: LookupKeymap
  /// Whether messages may say which keys were pressed.
  var namesKeys = true

  /// Converts; nothing is left in the output file when the recording is refused.
  func run(console: Console, change: RecordingConverter.Change? = nil) throws -> ExitStatus {
    try checkOutput()
    let names = KeyNameTable()
    var lookup = keymap.lookup(names, formatChoice: .option("--from"))
    lookup.namesKeys = namesKeys
    let name = RecordingFile.name(of: input)
    var start = RecordingStart(file: name, format: from, lookup: lookup)
    var converter: RecordingConverter?
    var messages: [Diagnostic] = []
    var progress: ReplayProgress? = console.errorIsTerminal && output != nil ? ReplayProgress(console) : nil
    defer { progress?.finish() }
    var drought = EventDrought(file: name)
    let out = try OutputFile(output, console: console)
    func convert(_ bytes: Span<UInt8>) throws {
      var written: [UInt8] = []
      messages += converter?.convert(bytes, into: &written) ?? []
      try drought.note(bytes.count, gaveSteps: converter?.gaveSteps ?? false)
      try out.write(written)
    }
    func begin(isWhole: Bool) throws {
      guard converter == nil, let (format, reader) = start.reader(isWhole: isWhole) else { return }
      let target = to ?? format
      guard let writer = target.writer(names: names) else { throw Self.notWritable(target, file: name) }
      if target.isBinary, output == nil, console.outputIsTerminal { throw Self.binaryToTerminal(target) }
      converter = RecordingConverter(from: reader, to: writer, change: change)
      try convert(start.take().span)
    }
    do {
      let file = try RecordingFile(input)
      try file.read(progress: &progress) { piece in
        guard converter == nil else { return try convert(piece) }
        start.add(piece)
        try begin(isWhole: false)
      } onMessage: {
        messages.append($0)
      }
    } catch let failure as FileFailure {
      throw failure.diagnostic(.recordingUnreadable)
    }
    try begin(isWhole: true)
    var written: [UInt8] = []
    messages += converter?.finish(into: &written) ?? [start.unrecognised]
    progress?.finish()
    if let failure = keymap.failure { throw failure }
    messages = keymap.takeWarnings() + messages
    let errors = messages.filter { $0.severity == .error }
    guard errors.isEmpty else { throw DiagnosticList(messages) }
    try out.write(written)
    try console.report(messages, isStrict: isStrict)
    try out.commit()
    return .good
  }

  /// The recording may be the only one, and not every format can say all that is in it.
  private func checkOutput() throws(Diagnostic) {
    guard let output, output != "-", FileKind(path: output) == .regular, let identity = FileIdentity(path: output),
      identity == FileIdentity(path: input == "-" ? "/dev/stdin" : input)
    else { return }
    throw .error(
      .outputFailed, "the output would replace its own recording \(Quoted.text(SafeText.shortened(output)))",
      hint: "name another file for it; nothing was written")
  }

  private static func notWritable(_ format: RecordingFormat, file: String) -> Diagnostic {
    .error(
      .recordingNotWritable, "\(format.rawValue) is read but not written", at: SourcePlace(file: file),
      hint: "choose a format with --to: \(RecordingFormat.writable.map(\.rawValue).joined(separator: ", "))")
  }

  static func binaryToTerminal(_ format: RecordingFormat) -> UsageError {
    UsageError(
      "\(format.rawValue) is binary, and the output is a terminal",
      hint: "name a file with -o, or send it to a program")
  }
}
