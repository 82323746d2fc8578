/// What came of one file.
public struct FileSummary: Sendable {
  /// The file, as messages name it.
  public var file: String
  /// How its cases ended.
  public var counts = RunCounts()
  /// How long its cases took, added up.
  public var duration = Duration.zero
}
