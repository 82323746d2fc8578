import EmojiPicker
import InputModes

extension Resolution {
  /// The emoji keyboard, because the field prefers it.
  static var emoji: Resolution { to("emoji", .preferred) }

  static func to(_ id: InputModeID, _ reason: ResolutionReason) -> Resolution {
    Resolution(
      mode: InputMode(id: id, primaryLanguage: id == "emoji" ? .emoji : nil) { UnusedMethod() }, reason: reason,
      because: "a test says so")
  }

  /// No mode is active.
  static let nothing = Resolution(mode: nil, reason: .none, because: "no input mode is active")
}

extension EmojiPicker {
  /// The effects, one a line: `200 iconSet 🎉` at 200 milliseconds.
  var script: [String] {
    effects.map { timed in
      let words =
        switch timed.effect {
        case .keyboardShown(let mode, let reason): "keyboardShown \(mode?.rawValue ?? "–") \(reason)"
        case .iconSet(let icon): "iconSet \(icon)"
        default: timed.effect.name
        }
      let (seconds, attoseconds) = timed.time.components
      return "\(seconds * 1000 + attoseconds / 1_000_000_000_000_000) \(words)"
    }
  }
}

extension Duration {
  static func ms(_ milliseconds: Int) -> Duration { .milliseconds(milliseconds) }
}
