import EmojiPicker
import InputModes
import KeywrightDiagnostics
import KeywrightKeyEvents

extension Simulator {
  /// Advances the clock, and does what falls due on the way in order of time.
  func runClock(to time: Duration) {
    // Deadlines beyond are never reached.
    let time = min(time, VirtualClock.maximum)
    guard time > clock.now else { return }
    var ticks = 0
    while let due = nextDeadline, due <= time {
      clock.advance(to: due)
      advancePickers()
      guard let deadline = session?.deadline, deadline <= clock.now else { continue }
      if isCutShort?() ?? false { break }
      session?.deadline = nil
      beginTrace(.tick)
      let isEmoji = typesEmoji
      if let batch = callingOut({ session?.method.tick(clock.now) }) {
        apply(batch)
        if isEmoji { settleEmoji() }
      }
      ticks += 1
      boundDeadline(ticks)
      endTrace()
    }
    clock.advance(to: time)
    advancePickers()
  }

  /// How often a method is called while nobody does anything.
  private static let tickLimit = 100_000

  /// Drops a deadline that would keep the clock from going on.
  private func boundDeadline(_ ticks: Int) {
    guard let session, let again = session.deadline else { return }
    if again <= clock.now {
      self.session?.deadline = nil
    } else if ticks >= Self.tickLimit {
      self.session?.deadline = nil
      warn(
        .warning(
          .tooManyDeadlines,
          "the mode \(session.mode.id) was called \(ticks) times during one wait; it is not called again until the next key",
          hint: "let the input method state later deadlines"))
    }
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
