/// The parts of a keyboard's state that an event changed.
public struct StateComponents: OptionSet, Hashable, Sendable {
  /// The bits of libxkbcommon's `xkb_state_component`.
  public var rawValue: UInt32

  /// A set from libxkbcommon's bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let depressedModifiers = StateComponents(rawValue: 1 << 0)
  public static let latchedModifiers = StateComponents(rawValue: 1 << 1)
  public static let lockedModifiers = StateComponents(rawValue: 1 << 2)
  public static let effectiveModifiers = StateComponents(rawValue: 1 << 3)
  public static let depressedLayout = StateComponents(rawValue: 1 << 4)
  public static let latchedLayout = StateComponents(rawValue: 1 << 5)
  public static let lockedLayout = StateComponents(rawValue: 1 << 6)
  public static let effectiveLayout = StateComponents(rawValue: 1 << 7)
  public static let leds = StateComponents(rawValue: 1 << 8)

  /// Every part that concerns modifiers.
  public static let modifiers: StateComponents = [
    .depressedModifiers, .latchedModifiers, .lockedModifiers, .effectiveModifiers,
  ]
  /// Every part that concerns layouts.
  public static let layouts: StateComponents = [.depressedLayout, .latchedLayout, .lockedLayout, .effectiveLayout]
}
