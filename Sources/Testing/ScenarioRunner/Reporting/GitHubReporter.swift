import KeywrightDiagnostics

/// Annotations of a GitHub workflow: an error at the line of each failure, a warning at the line of each warning; and, for
/// the log, what was run.
///
/// An error that ends one scenario of a file after the other is one annotation, of which a workflow shows few.
public struct GitHubReporter: RunReporter {
  private var repeatedErrors = RepeatedMessages()
  private var repeatedWarnings = RepeatedMessages()
  private let summary = SummaryText(style: .plain)

  /// A reporter at its beginning.
  public init() {}

  public mutating func text(of event: RunEvent) -> String {
    switch event {
    case .began, .fileBegan: return ""
    case .finished(let runCase):
      guard runCase.status.isFailure else {
        return repeatedWarnings.newWarnings(runCase).map { annotation($0, of: runCase) }.joined()
      }
      return repeatedErrors.isRepeated(runCase) ? "" : annotation(runCase)
    case .fileEnded(let file):
      let more =
        repeatedErrors.takeErrorLines().map { "✗ \($0)\n" }.joined()
        + repeatedWarnings.takeWarningLines().map { "! \($0)\n" }.joined()
      return more + summary.line(file) + "\n"
    case .ended(let run):
      let error = run.isEmpty ? "::error::no scenario was run\n" : ""
      return error + summary.lines(run).map { "\($0)\n" }.joined()
    }
  }

  private func annotation(_ runCase: RunCase) -> String {
    let message = FailureText(style: .plain).lines(runCase).joined(separator: "\n")
    return Self.annotation("error", at: FailureText.place(runCase), runCase, message)
  }

  private func annotation(_ warning: Diagnostic, of runCase: RunCase) -> String {
    let message = WarningText(style: .plain).lines(warning).joined(separator: "\n")
    return Self.annotation("warning", at: warning.place.file == nil ? runCase.place : warning.place, runCase, message)
  }

  private static func annotation(
    _ kind: String, at place: SourcePlace, _ runCase: RunCase, _ text: String
  ) -> String {
    var properties: [String] = []
    if let file = place.file { properties.append("file=\(property(file))") }
    if let line = place.line { properties.append("line=\(line)") }
    if place.line != nil, let column = place.column { properties.append("col=\(column)") }
    properties.append("title=\(property(runCase.title))")
    return "::\(kind) \(properties.joined(separator: ","))::\(message(text))\n"
  }

  private static func message(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    message(SafeText.escaped(text)).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
