/// An input method's wish for another mode.
public enum ModeRequest: Hashable, Sendable {
  /// The mode with this id, if it is active.
  case mode(InputModeID)
  /// The mode that was used before this one.
  case previous
}
