import Diagnostics
import Glibc
import ScenarioRunner

/// Writes one report as the run goes on.
struct ReportWriter: ~Copyable {
  private static let heldBack = 16_384

  private var reporter: any RunReporter
  private let console: Console
  private let path: String?
  private let descriptor: Int32
  private let showsAtOnce: Bool
  private var pending: [UInt8] = []

  /// Opens the file of a report; without one it goes to standard output.
  init(_ report: ChosenReport, console: Console) throws(Diagnostic) {
    self.console = console
    path = report.file
    showsAtOnce = report.file == nil && console.outputIsTerminal
    reporter = report.kind.reporter(style: report.file == nil ? console.outputStyle : .plain)
    descriptor = report.file.map { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666) } ?? -1
    if let path, descriptor < 0 { throw Self.failed(path) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
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
    if path == nil { beforeShowing() }
    try flush()
  }

  private mutating func flush() throws(Diagnostic) {
    defer { pending.removeAll(keepingCapacity: true) }
    guard let path else { return try console.write(pending) }
    var rest = pending[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if written < 0 {
        guard errno == EINTR else { throw Self.failed(path) }
        continue
      }
      rest = rest.dropFirst(written)
    }
  }

  private static func failed(_ path: String) -> Diagnostic {
    let reason = String(cString: strerror(errno))
    return .error(
      .outputFailed, "cannot write the report \(Quoted.text(SafeText.shortened(path))): \(reason)",
      hint: "check that its folder is there, that you may write to it and that the disk has space")
  }
}
