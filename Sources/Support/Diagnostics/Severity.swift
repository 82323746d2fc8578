/// How grave a message is.
public enum Severity: String, Hashable, Sendable {
  /// The work goes on and its result may differ from what the user meant.
  case warning
  /// The work cannot be done.
  case error
}
