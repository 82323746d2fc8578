import KeywrightDiagnostics
import KeywrightFiles
import KeywrightRuntimeSupport

/// `replay --jsonl`: a line in, a line out, in order; lines that cannot be played are answered in their places.
struct SessionFilter {
  private static let largestPiece = 32

  private typealias Queue = OrderedQueue<[SessionLines.Line], [UInt8]>

  /// Why the lines ended too early.
  private final class InputFailure: Sendable {
    let value = Guarded<Diagnostic?>(nil)
  }

  private let arguments: ParsedArguments
  private let output: OutputForm
  private let path: String
  private let console: Console

  init(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
    output = arguments.choice(.output) ?? .json
    path = arguments.operands.first ?? "-"
    for option: OptionName in [.keys, .format, .also, .alsoXkbPath] where arguments.has(option) {
      throw .contradiction("--jsonl", option, hint: "each line says what it plays; leave \(option) out")
    }
    guard output != .trace else {
      throw .contradiction("--jsonl", "--output trace", hint: "choose json or text")
    }
    guard arguments.operands.count <= 1 else {
      throw .contradiction("--jsonl", "several files", hint: "pipe them in: cat FILE… | keywright replay --jsonl")
    }
  }

  /// Nobody reads on.
  private struct Enough: Error {}

  func run() throws -> ExitStatus {
    let player = SessionPlayer(arguments, output: output, file: RecordingFile.name(of: path))
    // So that what is wrong with the command line itself is told once, and not for every line.
    let plugins = try player.plugins()
    defer { PluginReportPrinter.write(plugins, console) }
    // What a plugin has to say is about the session at hand, so there is one at a time.
    let jobs = plugins.isEmpty ? try JobOptions.jobs(arguments) : 1
    let queue = Queue(window: 4 * jobs)
    let failure = InputFailure()
    let path = path
    let read = { @Sendable in
      do throws(FileFailure) {
        try Self.read(path, into: queue)
      } catch {
        failure.value.withLock { $0 = error.diagnostic(.recordingUnreadable) }
      }
    }
    let work = try WorkerPool(on: queue, jobs: jobs, reading: read) { lines in
      var bytes: [UInt8] = []
      for line in lines { player.answer(line, into: &bytes) }
      return bytes
    }
    defer { work.joinWorkers() }
    do {
      while let bytes = queue.next() {
        // A reader that has enough closes its end, which is nobody's fault.
        guard try console.writeWhileRead(bytes) else { throw Enough() }
      }
      work.reader.join()
    } catch {
      // The process ends, whoever waits for input.
      queue.stop()
      work.reader.detach()
      guard error is Enough else { throw error }
      return .good
    }
    if let error = failure.value.withLock({ $0 }) { throw error }
    return .good
  }

  /// Hands the lines out in small pieces, and at once what has come so far: somebody may wait for the answer.
  private static func read(_ path: String, into queue: Queue) throws(FileFailure) {
    let chunks = try FileChunks(path: path)
    var lines = SessionLines()
    while let chunk = try chunks.next() {
      var rest = lines.add(chunk)[...]
      while !rest.isEmpty {
        guard queue.add(Array(rest.prefix(largestPiece))) else { return }
        rest = rest.dropFirst(largestPiece)
      }
    }
    if let last = lines.finish() { _ = queue.add([last]) }
  }
}
