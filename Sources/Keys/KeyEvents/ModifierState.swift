/// Which modifiers are depressed, latched and locked, and which act together.
public struct ModifierState: Hashable, Sendable {
  /// Held down now.
  public var depressed: Modifiers
  /// Waiting for the next key.
  public var latched: Modifiers
  /// Locked until unlocked.
  public var locked: Modifiers
  /// What acts: usually the union of the other three.
  public var effective: Modifiers

  /// A state of modifiers; nothing is active by default.
  public init(
    depressed: Modifiers = [], latched: Modifiers = [], locked: Modifiers = [], effective: Modifiers? = nil
  ) {
    self.depressed = depressed
    self.latched = latched
    self.locked = locked
    self.effective = effective ?? depressed.union(latched).union(locked)
  }
}
