/// What is left of a time limit, as `poll` wants it.
enum PollTimeout {
  private static let longest: Int64 = 3600

  /// Whole milliseconds, rounded up, an hour at most; 0 once the time is over.
  static func milliseconds(_ left: Duration) -> Int32 {
    guard left > .zero else { return 0 }
    let (seconds, attoseconds) = left.components
    return Int32(clamping: min(seconds, longest) * 1000 + attoseconds / 1_000_000_000_000_000 + 1)
  }
}
