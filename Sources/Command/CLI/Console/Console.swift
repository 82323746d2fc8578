import Glibc
import KeywrightDiagnostics
import KeywrightFiles

/// Standard output and standard error, with colour where a terminal shows it.
struct Console: Sendable {
  /// Whether standard error is a terminal.
  let errorIsTerminal: Bool
  /// Whether standard output is a terminal.
  let outputIsTerminal: Bool
  private let wantsColour: Bool

  /// The console of this process. A `NO_COLOR` that is not empty and `TERM=dumb` turn colour off.
  init() {
    errorIsTerminal = isatty(STDERR_FILENO) == 1
    outputIsTerminal = isatty(STDOUT_FILENO) == 1
    let terminal = Self.variable("TERM")
    wantsColour = Self.variable("NO_COLOR").isEmpty && !terminal.isEmpty && terminal != "dumb"
  }

  /// The style of what goes to standard error.
  var errorStyle: TerminalStyle { wantsColour && errorIsTerminal ? .coloured : .plain }
  /// The style of what goes to standard output.
  var outputStyle: TerminalStyle { wantsColour && outputIsTerminal ? .coloured : .plain }

  /// Writes text to standard output, all of it.
  func write(_ text: String) throws(Diagnostic) { try write(Array(text.utf8)) }

  /// Writes bytes to standard output, all of them.
  func write(_ bytes: [UInt8]) throws(Diagnostic) {
    if let failure = FileSink.writeAll(bytes, to: STDOUT_FILENO) { throw Self.outputFailure(failure) }
  }

  /// Writes bytes to standard output; false where it is a pipe that nobody reads any more.
  func writeWhileRead(_ bytes: [UInt8]) throws(Diagnostic) -> Bool {
    guard let failure = FileSink.writeAll(bytes, to: STDOUT_FILENO) else { return true }
    guard failure == EPIPE else { throw Self.outputFailure(failure) }
    return false
  }

  /// Text as standard output is to have it: a terminal is shown control characters as escapes, a pipe gets the text.
  func shown(_ text: String) -> String {
    guard outputIsTerminal else { return text }
    // Line by line and part by part, as line feeds and tabs harm nobody.
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map { SafeText.escaped(String($0)) }
        .joined(separator: "\t")
    }.joined(separator: "\n")
  }

  /// What is thrown where standard output is a pipe that nobody reads any more.
  static let readerIsGone = outputFailure(EPIPE)

  private static func outputFailure(_ code: Int32) -> Diagnostic {
    .error(
      .outputFailed, "cannot write the output: \(String(cString: strerror(code)))",
      hint: "check that the reader of a pipe still runs and that the disk has space")
  }

  /// Writes a message to standard error; a failure has nowhere to be told.
  func report(_ diagnostic: Diagnostic) { writeError(diagnostic.rendered(style: errorStyle) + "\n") }

  /// Writes warnings to standard error, each once; with `--strict` throws them as errors instead.
  func report(_ warnings: [Diagnostic], isStrict: Bool) throws(DiagnosticList) {
    var known: Set<Diagnostic> = []
    let warnings = warnings.filter { known.insert($0).inserted }
    guard isStrict, !warnings.isEmpty else {
      for warning in warnings { report(warning) }
      return
    }
    throw DiagnosticList(
      warnings.map { warning in
        var error = warning
        error.severity = .error
        return error
      })
  }

  /// Writes text to standard error as it is.
  func writeError(_ text: String) { _ = FileSink.writeAll(Array(text.utf8), to: STDERR_FILENO) }

  private static func variable(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
}
