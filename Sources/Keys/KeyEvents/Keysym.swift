/// The number of a key symbol, as in X11's `keysymdef.h`.
public struct Keysym: RawRepresentable, Hashable, Sendable {
  /// The X11 number.
  public var rawValue: UInt32

  /// A keysym by its X11 number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A keysym by its X11 number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// What a key gives that has no symbol on the level.
  public static let noSymbol = Keysym(0)
  /// The left Shift key.
  public static let shiftL = Keysym(0xFFE1)
  /// The key that deletes backward.
  public static let backSpace = Keysym(0xFF08)
  /// The Tab key.
  public static let tab = Keysym(0xFF09)
  /// The Return key.
  public static let `return` = Keysym(0xFF0D)
  /// The Escape key.
  public static let escape = Keysym(0xFF1B)
  /// The key that deletes forward.
  public static let delete = Keysym(0xFFFF)
  /// The key to the start of the line.
  public static let home = Keysym(0xFF50)
  /// The arrow to the left.
  public static let left = Keysym(0xFF51)
  /// The arrow up.
  public static let up = Keysym(0xFF52)
  /// The arrow to the right.
  public static let right = Keysym(0xFF53)
  /// The arrow down.
  public static let down = Keysym(0xFF54)
  /// The key to the end of the line.
  public static let end = Keysym(0xFF57)
  /// Enter on the keypad.
  public static let keypadEnter = Keysym(0xFF8D)
  /// Home on the keypad, without Num Lock.
  public static let keypadHome = Keysym(0xFF95)
  /// The arrow to the left on the keypad.
  public static let keypadLeft = Keysym(0xFF96)
  /// The arrow up on the keypad.
  public static let keypadUp = Keysym(0xFF97)
  /// The arrow to the right on the keypad.
  public static let keypadRight = Keysym(0xFF98)
  /// The arrow down on the keypad.
  public static let keypadDown = Keysym(0xFF99)
  /// End on the keypad, without Num Lock.
  public static let keypadEnd = Keysym(0xFF9C)
  /// Delete on the keypad, without Num Lock.
  public static let keypadDelete = Keysym(0xFF9F)
  /// Tab with Shift, which goes backward.
  public static let leftTab = Keysym(0xFE20)
  /// The Compose key.
  public static let multiKey = Keysym(0xFF20)
  /// The key that chooses the next layout as long as it is held.
  public static let modeSwitch = Keysym(0xFF7E)
  /// The Num Lock key.
  public static let numLock = Keysym(0xFF7F)
  /// The key that chooses the next layout for one key.
  public static let isoGroupLatch = Keysym(0xFE06)

  /// Whether the keysym is a modifier, ISO_Level5_* included, and so never touches a Compose sequence.
  ///
  /// The ranges are Xlib's `IsModifierKey` with the ISO modifiers from ISO_Lock to ISO_Level5_Lock.
  public var isModifier: Bool {
    switch rawValue {
    case 0xFFE1...0xFFEE, 0xFE01...0xFE13: true
    case Self.modeSwitch.rawValue, Self.numLock.rawValue: true
    default: false
    }
  }
}
