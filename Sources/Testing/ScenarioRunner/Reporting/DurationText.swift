/// Writes how long something took.
enum DurationText {
  /// Seconds with three decimals: `0.034`.
  static func seconds(_ duration: Duration) -> String {
    let milliseconds = Self.milliseconds(duration)
    return "\(milliseconds / 1000).\(String(1000 + milliseconds % 1000).dropFirst())"
  }

  /// As a person reads it: `34 ms`, `2.1 s`.
  static func readable(_ duration: Duration) -> String {
    let milliseconds = Self.milliseconds(duration)
    guard milliseconds >= 1000 else { return "\(milliseconds) ms" }
    let tenths = (milliseconds + 50) / 100
    return "\(tenths / 10).\(tenths % 10) s"
  }

  private static func milliseconds(_ duration: Duration) -> Int64 {
    let (seconds, attoseconds) = max(duration, .zero).components
    // A year is longer than any run.
    return min(seconds, 31_536_000) * 1000 + attoseconds / 1_000_000_000_000_000
  }
}
