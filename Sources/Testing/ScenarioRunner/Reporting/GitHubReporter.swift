import Diagnostics

/// Annotations of a GitHub workflow: an error at the line of each failure; and, for the log, what was run.
///
/// An error that ends one scenario of a file after the other is one annotation, of which a workflow shows few.
public struct GitHubReporter: RunReporter {
  private var repeated = RepeatedFaults()
  private let summary = SummaryText(style: .plain)

  /// A reporter at its beginning.
  public init() {}

  public mutating func text(of event: RunEvent) -> String {
    switch event {
    case .began, .fileBegan: return ""
    case .finished(let runCase):
      return runCase.status.isFailure && !repeated.isRepeated(runCase) ? annotation(runCase) : ""
    case .fileEnded(let file):
      let more = repeated.takeLines().map { "✗ \($0)\n" }.joined()
      return more + summary.line(file) + "\n"
    case .ended(let run):
      let error = run.isEmpty ? "::error::no scenario was run\n" : ""
      return error + summary.lines(run).map { "\($0)\n" }.joined()
    }
  }

  private func annotation(_ runCase: RunCase) -> String {
    let place = FailureText.place(runCase)
    var properties: [String] = []
    if let file = place.file { properties.append("file=\(Self.property(file))") }
    if let line = place.line { properties.append("line=\(line)") }
    if place.line != nil, let column = place.column { properties.append("col=\(column)") }
    properties.append("title=\(Self.property(runCase.title))")
    let message = FailureText(style: .plain).lines(runCase).joined(separator: "\n")
    return "::error \(properties.joined(separator: ","))::\(Self.message(message))\n"
  }

  private static func message(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    message(SafeText.escaped(text)).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
