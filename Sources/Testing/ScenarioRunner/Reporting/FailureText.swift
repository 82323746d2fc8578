import Keywright
import KeywrightDiagnostics
import KeywrightKeyEvents
import Scenarios

/// What there is to say about a case that failed, in lines without indentation.
struct FailureText {
  private let style: TerminalStyle

  init(style: TerminalStyle) { self.style = style }

  /// Everything: each expectation with its difference, each error, the last keys.
  func lines(_ runCase: RunCase) -> [String] {
    var lines: [String] = []
    if runCase.status == .unexpectedlyPassed, let reason = runCase.reason {
      lines.append("passed, though it is marked as a known failure: \(SafeText.escaped(reason))")
      lines.append("\(style.faint("hint:")) take the mark away")
    }
    for failure in runCase.result?.failures ?? [] { lines += self.lines(failure) }
    for error in runCase.errors { lines += self.lines(error) }
    if let instability = runCase.result?.instability { lines += self.lines(instability) }
    for warning in runCase.warnings { lines += WarningText(style: style).lines(warning) }
    if let reason = runCase.keptBecause { lines.append("--update left it as it is: \(SafeText.escaped(reason))") }
    lines += lastKeys(runCase.result?.lastEvents ?? [])
    return lines
  }

  /// What is wrong in one line: the first of it.
  static func summary(_ runCase: RunCase) -> String {
    if let failure = runCase.result?.failures.first { return failure.message }
    if let error = runCase.errors.first { return error.message }
    return runCase.reason.map { "passed, though it is marked as a known failure: \($0)" } ?? runCase.status.rawValue
  }

  /// Where the first of it is.
  static func place(_ runCase: RunCase) -> SourcePlace {
    let place = runCase.result?.failures.first?.place ?? runCase.errors.first?.place ?? runCase.place
    return place.file == nil ? runCase.place : place
  }

  private func lines(_ failure: ExpectationFailure) -> [String] {
    var lines = ["\(failure.place): \(style.error(SafeText.escaped(failure.message)))"]
    lines.append("  \(style.faint(SafeText.escaped(failure.line)))")
    if let note = failure.note { lines.append("  \(SafeText.escaped(note))") }
    if let difference = failure.difference { lines += DifferenceText(difference, style: style).lines.map { "  \($0)" } }
    return lines
  }

  private func lines(_ error: Diagnostic) -> [String] {
    let place = error.place.description
    var lines = [
      (place.isEmpty ? "" : "\(place): ") + style.error(SafeText.escaped(error.message))
        + " \(style.faint("[\(error.code.rawValue)]"))"
    ]
    if let hint = error.hint { lines.append("  \(style.faint("hint:")) \(SafeText.escaped(hint))") }
    return lines
  }

  private func lastKeys(_ events: [TraceEvent]) -> [String] {
    guard !events.isEmpty else { return [] }
    let names = events.map { SafeText.escaped(Self.name(of: $0)) }
    let width = names.map(\.count).max() ?? 0
    return [style.heading("the last keys:")]
      + zip(events, names).map { event, name in
        let picture = event.picture.isEmpty ? "" : "  \(style.faint("→")) \(SafeText.escaped(event.picture))"
        return "  \(name.padded(to: width))  \(SafeText.escaped(event.because))\(picture)"
      }
  }

  private static func name(of event: TraceEvent) -> String {
    guard let keystroke = event.keystroke else { return event.kind.rawValue }
    let label = event.keyLabel ?? event.keyName ?? "code:\(keystroke.event.code.rawValue)"
    return switch keystroke.event.direction {
    case .press: label
    case .release: "-\(label)"
    case .repeat: "*\(label)"
    }
  }
}
