/// Which layout acts, and what it is made of.
public struct LayoutState: Hashable, Sendable {
  /// How far held keys shift the layout; may be negative.
  public var depressed: Int
  /// How far a latch shifts the layout of the next key; may be negative.
  public var latched: Int
  /// The layout that is locked, from 0.
  public var locked: Int
  /// The layout that acts, from 0.
  public var effective: Int
}
