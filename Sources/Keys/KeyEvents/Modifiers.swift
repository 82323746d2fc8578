/// A set of the eight real modifiers of XKB.
public struct Modifiers: OptionSet, Hashable, Sendable {
  /// One bit a modifier, Shift the lowest, as in X11's modifier mask.
  public var rawValue: UInt8

  /// A set from X11's modifier mask.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = Modifiers(rawValue: 1 << 0)
  /// Caps Lock, or Shift Lock.
  public static let lock = Modifiers(rawValue: 1 << 1)
  /// Control.
  public static let control = Modifiers(rawValue: 1 << 2)
  /// Usually Alt and Meta.
  public static let mod1 = Modifiers(rawValue: 1 << 3)
  /// Usually Num Lock.
  public static let mod2 = Modifiers(rawValue: 1 << 4)
  /// Usually the fifth level.
  public static let mod3 = Modifiers(rawValue: 1 << 5)
  /// Usually Super and Hyper.
  public static let mod4 = Modifiers(rawValue: 1 << 6)
  /// Usually the third level: AltGr.
  public static let mod5 = Modifiers(rawValue: 1 << 7)

  /// The names of the real modifiers, lowest bit first.
  public static let realNames = ["Shift", "Lock", "Control", "Mod1", "Mod2", "Mod3", "Mod4", "Mod5"]

  /// The names of the modifiers in the set, lowest bit first.
  public var names: [String] {
    Self.realNames.enumerated().filter { rawValue & (1 << $0.offset) != 0 }.map(\.element)
  }
}
