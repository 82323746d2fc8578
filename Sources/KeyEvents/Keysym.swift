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
  public static let backSpace = Keysym(0xFF08)
  public static let tab = Keysym(0xFF09)
  public static let `return` = Keysym(0xFF0D)
  public static let escape = Keysym(0xFF1B)
  public static let delete = Keysym(0xFFFF)
  public static let home = Keysym(0xFF50)
  public static let left = Keysym(0xFF51)
  public static let up = Keysym(0xFF52)
  public static let right = Keysym(0xFF53)
  public static let down = Keysym(0xFF54)
  public static let end = Keysym(0xFF57)
  public static let keypadEnter = Keysym(0xFF8D)
  public static let keypadHome = Keysym(0xFF95)
  public static let keypadLeft = Keysym(0xFF96)
  public static let keypadUp = Keysym(0xFF97)
  public static let keypadRight = Keysym(0xFF98)
  public static let keypadDown = Keysym(0xFF99)
  public static let keypadEnd = Keysym(0xFF9C)
  public static let keypadDelete = Keysym(0xFF9F)
  public static let leftTab = Keysym(0xFE20)
  public static let multiKey = Keysym(0xFF20)
  public static let modeSwitch = Keysym(0xFF7E)
  public static let numLock = Keysym(0xFF7F)
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

  /// Whether the keysym starts a Compose sequence in every usual table: a dead key or Multi_key.
  public var isDeadKey: Bool { (0xFE50...0xFE93).contains(rawValue) }
}
