/// Turns what happens in a run into the text of a report.
public protocol RunReporter {
  /// What an event adds to the report.
  mutating func text(of event: RunEvent) -> String
}
