import KeywrightDiagnostics
import KeywrightFiles
import KeywrightScenarioRunner

/// Writes one report as the run goes on; a file is there, or another one's place taken, when the report is complete.
struct ReportWriter: ~Copyable {
  private static let heldBack = 16_384

  private var reporter: any RunReporter
  private let console: Console
  /// The file; nil for standard output.
  private let file: FileReplacement?
  private let showsAtOnce: Bool
  private var pending: [UInt8] = []

  /// Opens the file of a report; without one it goes to standard output.
  init(_ report: ChosenReport, console: Console) throws(Diagnostic) {
    self.console = console
    showsAtOnce = report.file == nil && console.outputIsTerminal
    reporter = report.kind.reporter(style: report.file == nil ? console.outputStyle : .plain)
    guard let path = report.file else {
      file = nil
      return
    }
    do throws(FileFailure) {
      file = try FileReplacement(path: path)
    } catch {
      throw error.writing("the report")
    }
  }

  /// What an event adds; `beforeShowing` is called before something is shown on a terminal.
  mutating func add(_ event: RunEvent, beforeShowing: () -> Void) throws(Diagnostic) {
    pending += reporter.text(of: event).utf8
    guard !pending.isEmpty else { return }
    switch event {
    // What is known of a file stays, should a plugin take the process down in the next one.
    case .fileEnded, .ended: break
    case .began, .fileBegan, .finished:
      guard showsAtOnce || pending.count >= Self.heldBack else { return }
    }
    if file == nil { beforeShowing() }
    try flush()
    if case .ended = event { try commit() }
  }

  private mutating func commit() throws(Diagnostic) {
    do throws(FileFailure) {
      try file?.commit()
    } catch {
      throw error.writing("the report")
    }
  }

  private mutating func flush() throws(Diagnostic) {
    defer { pending.removeAll(keepingCapacity: true) }
    guard file != nil else { return try console.write(pending) }
    do throws(FileFailure) {
      try file?.write(pending)
    } catch {
      throw error.writing("the report")
    }
  }
}
