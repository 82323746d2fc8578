public import KeywrightDiagnostics
public import KeywrightKeyEvents

/// One Compose sequence and what it gives.
public struct ComposeEntry: Hashable, Sendable {
  /// The keysyms to type, at most ten.
  public var sequence: [Keysym]
  /// The text that the line states; nil where it gives a keysym only.
  public var writtenText: String?
  /// The keysym that the line states.
  public var keysym: Keysym?
  /// The line.
  public var place: SourcePlace

  /// The text that typing the sequence gives: the line's own, else that of its keysym.
  public var text: String { writtenText ?? keysym.map(\.text) ?? "" }

  /// The sequence as a Compose file writes it: `<dead_acute> <a>`.
  public var notation: String {
    sequence.map { "<\($0.name)>" }.joined(separator: " ")
  }
}
