/// How much one batch of an input method may hold; a host refuses a greater one from a plugin.
public enum BatchLimits {
  /// The UTF-8 bytes of one text: a commit, marked text, a candidate, a comment, the auxiliary line.
  public static let textBytes = 65_536
  /// The UTF-8 bytes of all texts together.
  public static let allBytes = 1_048_576
  /// The candidates of a page.
  public static let candidates = 1000
  /// The spans of marked text.
  public static let spans = 1000
  /// The scalars that are deleted on one side of the caret.
  public static let deletion = 65_536
  /// The latest deadline: some thirty years after the start.
  public static let deadline = Duration.seconds(1_000_000_000)
}
