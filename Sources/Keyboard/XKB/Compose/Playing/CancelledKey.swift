/// What becomes of the key that cancels a Compose sequence, Return and BackSpace too.
public enum CancelledKey: String, CaseIterable, Hashable, Sendable {
  /// It types nothing, as with libxkbcommon and on an X server.
  case swallow
  /// It types what it would have without the sequence, and may begin another one.
  case pass
  /// What the sequence swallowed is typed as raw text, then the key passes.
  case replay
}
