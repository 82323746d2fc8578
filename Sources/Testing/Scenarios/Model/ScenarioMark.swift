/// What a scenario says of itself before it is run.
public enum ScenarioMark: Hashable, Sendable {
  /// It is not run, for this reason.
  case skip(reason: String)
  /// It is run and must fail, for this reason.
  case knownFailure(reason: String)
}
