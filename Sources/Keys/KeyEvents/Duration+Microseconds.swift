extension Duration {
  /// The whole microseconds in the duration; as many as fit where there are more.
  package var wholeMicroseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000)
    let (sum, overflowOfSum) = whole.addingReportingOverflow(attoseconds / 1_000_000_000_000)
    return overflow || overflowOfSum ? (seconds < 0 ? .min : .max) : sum
  }
}
