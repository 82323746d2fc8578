/// What changed in a registry of input modes.
public enum RegistryChange: Hashable, Sendable {
  /// A mode became active, at this place of the order.
  case added(InputModeID, at: Int)
  /// A mode is no longer active.
  case removed(InputModeID)
  /// A mode changed its place in the order.
  case moved(InputModeID, from: Int, to: Int)
  /// A mode was replaced by one with the same id that says something else of itself.
  case updated(InputModeID)
  /// Another mode is in use; nil for none.
  case current(InputModeID?)
}
