import KeywrightKeyEvents

/// The clock of a display server: 32 bits of milliseconds, which begin anew after 49 days.
struct ServerClock {
  private var last: UInt32?

  /// Moves the clock of a recording to a time.
  mutating func move(
    to time: UInt32, _ track: inout KeyEventNormaliser, _ place: EventLocation, _ output: inout KeystrokeSequence
  ) {
    defer { last = time }
    guard let last else { return }
    let step = Int32(bitPattern: time &- last)
    guard step >= 0 else { return track.messages.backwards(place, &output) }
    if !track.advance(by: Int64(step) * 1000) { track.messages.outOfRange(place, &output) }
  }
}
