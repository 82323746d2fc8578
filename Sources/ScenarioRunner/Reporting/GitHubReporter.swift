import Diagnostics

/// Annotations of a GitHub workflow: an error at the line of each failure.
public struct GitHubReporter: RunReporter {
  /// A reporter at its beginning.
  public init() {}

  public func text(of event: RunEvent) -> String {
    switch event {
    case .finished(let runCase) where runCase.status.isFailure: annotations(runCase)
    case .ended(let summary): summary.counts.executed == 0 ? "::error::no scenario was run\n" : ""
    default: ""
    }
  }

  private func annotations(_ runCase: RunCase) -> String {
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
