/// What happens in a run, in the order in which it is reported.
public enum RunEvent: Sendable {
  /// The run begins.
  case began
  /// A file that has a case begins.
  case fileBegan(String)
  /// A case is through.
  case finished(RunCase)
  /// A file is through.
  case fileEnded(FileSummary)
  /// The run is through.
  case ended(RunSummary)
}
