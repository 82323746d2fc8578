import KeyEvents

/// Turns the times of records into a clock that starts at the first record and never runs backwards.
struct EvdevClock {
  /// What was odd about the step to a record.
  enum Step {
    case good
    /// The record is earlier than the one before it; it counts as simultaneous.
    case backwards
    /// The record is later than any clock shows.
    case outOfRange
  }

  private(set) var clock = VirtualClock()
  private var last: (seconds: Int64, microseconds: Int64)?

  /// Moves on to the time of a plausible record.
  ///
  /// Each step counts by itself: after a clock was set back, the time between later records is right again.
  mutating func move(to record: EvdevRecord) -> Step {
    defer { last = (record.seconds, record.microseconds) }
    guard let last else { return .good }
    let (seconds, overflow) = record.seconds.subtractingReportingOverflow(last.seconds)
    guard !overflow else { return record.seconds < last.seconds ? .backwards : moveToEnd() }
    let step = Duration.seconds(seconds) + .microseconds(record.microseconds - last.microseconds)
    guard step >= .zero else { return .backwards }
    guard step <= VirtualClock.maximum - clock.now else { return moveToEnd() }
    clock.advance(by: step)
    return .good
  }

  private mutating func moveToEnd() -> Step {
    clock.advance(to: VirtualClock.maximum)
    return .outOfRange
  }
}
