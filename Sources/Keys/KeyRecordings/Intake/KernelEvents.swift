import KeywrightKeyEvents

/// Applies the kernel's rules to a stream of its events: the clock, frames, lost events, keys.
struct KernelEvents {
  var track: KeyEventNormaliser
  private var lastSeconds: Int64 = 0
  private var lastMicroseconds: Int64 = 0
  private var hasBegun = false
  private var isSkippingToReport = false
  /// Keys that were down when events were lost; until they show up again, what they do means nothing.
  private var uncertain: KeySet?

  init(file: String?, lookup: KeyLookup) { track = KeyEventNormaliser(file: file, lookup: lookup) }

  /// Whether the clock runs and no events are lost, so that keys need no look at what came before them.
  var takesPlainKeys: Bool { hasBegun && !isSkippingToReport && uncertain == nil && track.deviceKeys == nil }

  /// The time of the last event.
  var lastTime: (seconds: Int64, microseconds: Int64) {
    get { (lastSeconds, lastMicroseconds) }
    set { (lastSeconds, lastMicroseconds) = newValue }
  }

  /// Takes the next event, which is plausible; scan codes, lights and the like change nothing.
  mutating func take(_ event: KernelEvent, at place: EventLocation, _ output: inout KeystrokeSequence) {
    guard event.type <= KernelEvent.key else { return }
    if event.seconds != lastSeconds || event.microseconds != lastMicroseconds || !hasBegun {
      moveClock(event, place, &output)
    }
    switch event.type {
    case KernelEvent.synchronisation: synchronise(event, place, &output)
    case KernelEvent.key where !isSkippingToReport:
      if uncertain == nil {
        track.key(event.code, value: event.value, at: place, &output)
      } else {
        uncertainKey(event, place, &output)
      }
    default: break
    }
  }

  /// Each step counts by itself: after a clock was set back, the time between later events is right again.
  @inline(__always)
  private mutating func moveClock(_ event: KernelEvent, _ place: EventLocation, _ output: inout KeystrokeSequence) {
    defer {
      lastSeconds = event.seconds
      lastMicroseconds = event.microseconds
      hasBegun = true
    }
    guard hasBegun else { return }
    let (seconds, overflow) = event.seconds.subtractingReportingOverflow(lastSeconds)
    let (scaled, scaledOverflow) = seconds.multipliedReportingOverflow(by: 1_000_000)
    let (step, sumOverflow) = scaled.addingReportingOverflow(event.microseconds - lastMicroseconds)
    if overflow || scaledOverflow || sumOverflow {
      if event.seconds < lastSeconds { return track.messages.backwards(place, &output) }
      track.advance(by: .max)
      track.messages.outOfRange(place, &output)
    } else if step < 0 {
      track.messages.backwards(place, &output)
    } else if !track.advance(by: step) {
      track.messages.outOfRange(place, &output)
    }
  }

  private mutating func synchronise(_ event: KernelEvent, _ place: EventLocation, _ output: inout KeystrokeSequence) {
    if event.code == KernelEvent.report {
      isSkippingToReport = false
    } else if event.code == KernelEvent.dropped {
      isSkippingToReport = true
      track.messages.dropped(place, &output)
      var lost = uncertain ?? KeySet()
      for code in track.releaseAll(place, &output) { lost.insert(code) }
      uncertain = lost
    }
  }

  private mutating func uncertainKey(_ event: KernelEvent, _ place: EventLocation, _ output: inout KeystrokeSequence) {
    guard let code = track.admitted(UInt64(event.code), place, &output),
      let direction = track.direction(event.value, code, place, &output)
    else { return }
    if uncertain?.contains(code) == true {
      if direction != .repeat { uncertain?.remove(code) }
      if direction != .press { return }
    }
    if uncertain?.isEmpty == true { uncertain = nil }
    track.add(code, direction, place, &output)
  }
}
