import EmojiPicker
import InputModes
import KeyEvents

extension Simulator {
  /// Advances the clock, and does what falls due on the way in order of time.
  func runClock(to time: Duration) {
    guard time > clock.now else { return }
    while let due = nextDeadline, due <= time {
      clock.advance(to: due)
      advancePickers()
      guard let deadline = session?.deadline, deadline <= clock.now else { continue }
      session?.deadline = nil
      beginTrace(.tick)
      if let batch = session?.method.tick(clock.now) {
        apply(batch)
        settleAfterBatch()
      }
      // A method that states the same deadline again would stop the clock for ever.
      if let again = session?.deadline, again <= clock.now { session?.deadline = nil }
      endTrace()
    }
    clock.advance(to: time)
    advancePickers()
  }

  private var nextDeadline: Duration? {
    var earliest = session?.deadline
    for slot in fields {
      guard let due = slot.picker?.deadline else { continue }
      earliest = min(earliest ?? due, due)
    }
    return earliest
  }

  private func advancePickers() {
    let now = clock.now
    for index in fields.indices where fields[index].isHidden { fields[index].editPicker { $0.advance(to: now) } }
  }
}
