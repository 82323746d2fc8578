import EmojiPicker
import KeyRecordings
import Keywright
import KeywrightDiagnostics
import KeywrightJSONText

/// What became of one recording or session among many.
struct ReplayedSession: Sendable {
  /// The text, or the outcome as JSON; nil where there are errors.
  enum Result: Sendable {
    case text(String)
    case outcome(JSONValue)
  }

  var result: Result?
  var warnings: [Diagnostic] = []
  var errors: [Diagnostic] = []

  /// Plays keystrokes on a keyboard of their own.
  init(
    _ source: KeystrokeSource, on keyboard: ReplayKeyboard, output: OutputForm,
    formatChoice: FormatChoice = .option("--format")
  ) {
    do {
      let simulator = try keyboard.simulator()
      try source.play(on: simulator, formatChoice: formatChoice, progress: nil) {}
      simulator.finish()
      let failures = PluginReportPrinter.failures(keyboard.modes.plugins) { simulator.warn($0) }
      if keyboard.keymap.isStrict {
        errors = simulator.warnings.map { warning in
          var error = warning
          error.severity = .error
          return error
        }
      } else {
        warnings = simulator.warnings
      }
      errors += failures
      guard errors.isEmpty else { return }
      result =
        output == .json
        ? .outcome(simulator.outcome.json) : .text(simulator.picker()?.saved.text ?? simulator.text)
    } catch {
      errors = Self.diagnostics(error)
    }
  }

  /// A session that came to nothing.
  init(_ error: any Error) { errors = Self.diagnostics(error) }

  private static func diagnostics(_ error: any Error) -> [Diagnostic] {
    switch error {
    case let error as Diagnostic: [error]
    case let error as DiagnosticList: error.diagnostics
    case let error as UsageError: [error.diagnostic]
    default: [.error(.outputFailed, "something unforeseen went wrong: \(error)", hint: "report this")]
    }
  }

  /// The result as an object that begins with members which say whose it is.
  func json(_ names: [JSONValue.Member]) -> JSONValue {
    guard errors.isEmpty else {
      return .object(names + [JSONValue.Member("errors", .array(errors.map(\.json)))])
    }
    switch result {
    case .outcome(.object(let members)): return .object(names + members)
    case .text(let text):
      let warned = warnings.isEmpty ? [] : [JSONValue.Member("warnings", .array(warnings.map(\.json)))]
      return .object(names + [JSONValue.Member("text", .string(text))] + warned)
    default: return .object(names)
    }
  }
}
