/// Where a long press is; only its beginning does anything.
public enum LongPressPhase: String, Hashable, Sendable {
  case began
  case ended
}
