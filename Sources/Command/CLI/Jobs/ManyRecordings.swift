import KeywrightDiagnostics
import KeywrightJSONText
import KeywrightRuntimeSupport

/// Several recordings, played on as many threads as are wanted and reported in the order of the arguments.
struct ManyRecordings {
  private let files: [String]
  private let arguments: ParsedArguments
  private let output: OutputForm
  private let console: Console

  init(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
    files = arguments.operands
    self.arguments = arguments
    output = arguments.choice(.output) ?? .text
    self.console = console
    for option: OptionName in [.keys, .also, .alsoXkbPath] where arguments.has(option) {
      throw .contradiction(option, "several files", hint: "leave \(option) out, or name one file")
    }
    guard output != .trace else {
      throw .contradiction("--output trace", "several files", hint: "trace each recording by itself")
    }
    guard files.count(where: { $0 == "-" }) <= 1 else {
      throw UsageError("standard input is named twice", hint: "write - once")
    }
  }

  func run() throws -> ExitStatus {
    let format = try RecordingOptions.format(.format, arguments)
    let keyboard = try ReplayKeyboard(arguments)
    defer { PluginReportPrinter.write(keyboard.modes.plugins, console) }
    // What a plugin has to say is about the recording at hand, so there is one at a time.
    let jobs = keyboard.modes.plugins.isEmpty ? try JobOptions.jobs(arguments) : 1
    let queue = OrderedQueue<String, ReplayedSession>(window: 64)
    let output = output
    let files = files
    let read = { @Sendable in
      for file in files where !queue.add(file) { break }
    }
    let work = try WorkerPool(on: queue, jobs: min(jobs, files.count), reading: read) { file in
      ReplayedSession(.file(file, format), on: keyboard, output: output)
    }
    defer {
      queue.stop()
      work.reader.join()
      work.joinWorkers()
    }
    var report = Report(console: console, output: output)
    for file in files {
      guard let session = queue.next() else { break }
      try report.write(session, file: file)
    }
    return report.hasFailures ? .failed : .good
  }

  /// Writes one result after the other; what was said of a keyboard is not said again for each recording.
  private struct Report {
    let console: Console
    let output: OutputForm
    private var told: Set<Diagnostic> = []
    private var isFirst = true
    private(set) var hasFailures = false

    init(console: Console, output: OutputForm) {
      self.console = console
      self.output = output
    }

    mutating func write(_ session: ReplayedSession, file: String) throws {
      for warning in session.warnings where told.insert(warning).inserted { console.report(warning) }
      for error in session.errors { console.report(error) }
      hasFailures = hasFailures || !session.errors.isEmpty
      if output == .json {
        try console.write(JSONWriter.compact(session.json([JSONValue.Member("file", .string(file))])) + "\n")
      } else if case .text(let text) = session.result {
        try console.write("\(isFirst ? "" : "\n")==> \(SafeText.escaped(file)) <==\n\(console.shown(text))\n")
        isFirst = false
      }
    }
  }
}
