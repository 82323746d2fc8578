/// What changed in a registry of input modes.
public enum RegistryChange: Hashable, Sendable {
  /// A mode became active, at this place of the order.
  case added(InputModeID, at: Int)
  /// A mode is no longer active.
  case removed(InputModeID)
  /// A mode changed its place in the order.
  case moved(InputModeID, from: Int, to: Int)
  /// Another mode is in use; nil for none.
  case current(InputModeID?)
}
