import KeywrightKeyEvents

extension KernelEvents {
  /// How many records a run may have, so that the room for their steps stays small.
  private static let longestRun = 8192
  /// A step of the clock by so many seconds, or more, is looked at closely.
  private static let longestStep: UInt64 = 1 << 20

  /// Takes records as long as they are what keyboards mostly send; answers the index of the first that is something else.
  ///
  /// It does what ``take(_:at:_:)`` does with each of them, and leaves alone what there is something to say about.
  @inline(__always)
  mutating func takePlain<Time, Order>(
    _ bytes: UnsafeRawBufferPointer, from first: Int, count: Int, _ record: EvdevRecord<Time, Order>.Type,
    _ output: inout KeystrokeSequence
  ) -> Int {
    // Within a second the clock then reaches no end.
    guard takesPlainKeys, track.room > 1_000_000 else { return first }
    let end = min(count, first &+ Self.longestRun)
    var taken = first
    output.append(upTo: end &- first) { steps in
      var index = first
      let start = track.microseconds
      let latest = start &+ track.room &- 1_000_000
      var (second, microseconds) = lastTime
      var clock = start
      // What the clock shows, or would show, when the second begins.
      var base = start &- microseconds
      let added = track.takeKeys { pressed in
        var added = 0
        seconds: while true {
          // Within a second these two stay, which the compiler is told so.
          let (thisSecond, thisBase) = (second, base)
          while index < end {
            var (current, next) = (index, index &+ 1)
            if index &+ 2 < end, record.isKeyFrame(bytes, index) { (current, next) = (index &+ 1, index &+ 3) }
            let event = record.event(bytes, current)
            guard event.isPlausible else { break seconds }
            guard event.type <= KernelEvent.key else {
              index = next
              continue
            }
            guard event.seconds == thisSecond else {
              let passed = UInt64(bitPattern: event.seconds &- thisSecond)
              guard event.seconds > thisSecond, passed < Self.longestStep else { break seconds }
              let next = thisBase &+ Int64(passed) &* 1_000_000
              guard next <= latest else { break seconds }
              (second, base, clock) = (event.seconds, next, next &+ event.microseconds)
              continue seconds
            }
            let now = thisBase &+ event.microseconds
            guard now >= clock else { break seconds }
            // From here on the clock is right even if the key is not.
            clock = now
            if event.type == KernelEvent.key {
              let value = UInt32(bitPattern: event.value)
              guard event.code &- 1 < 0xFF, value <= 2,
                let direction = KeyEvent.Direction(rawValue: UInt8(truncatingIfNeeded: value)),
                pressed.take(UInt8(truncatingIfNeeded: event.code), direction, index: added)
              else { break seconds }
              let step = KeystrokeSteps.Step(KeyEvent(KeyCode(event.code), direction, at: KeyEventNormaliser.time(now)))
              steps.initializeElement(at: added, to: step)
              added &+= 1
            } else if event.code != KernelEvent.report {
              break seconds
            }
            index = next
          }
          break
        }
        return added
      }
      microseconds = clock &- base
      lastTime = (second, microseconds)
      track.advance(by: clock &- start)
      if added > 0 { track.noteKey(at: steps[added &- 1].time) }
      taken = index
      return added
    }
    return taken
  }
}
