/// The evdev number of a physical key, as the Linux kernel reports it.
public struct KeyCode: RawRepresentable, Hashable, Comparable, Sendable {
  /// The evdev number; 0 is reserved and no key has it.
  public var rawValue: UInt16

  /// A key by its evdev number.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A key by its evdev number.
  public init(_ rawValue: UInt16) { self.rawValue = rawValue }

  /// The greatest number that the kernel gives a key (`KEY_MAX`).
  public static let maximum = KeyCode(0x2FF)

  /// Whether the number is that of a mouse, joystick or tablet button (`BTN_…`), which types nothing.
  public var isButton: Bool {
    switch rawValue {
    case 0x100...0x15F, 0x220...0x223, 0x2C0...0x2E7: true
    default: false
    }
  }

  /// The XKB keycode: the evdev number + 8.
  public var xkbKeycode: UInt32 { UInt32(rawValue) + 8 }

  /// The key of an XKB keycode; nil for keycodes that no evdev key has.
  public init?(xkbKeycode: UInt32) {
    guard xkbKeycode >= 8, let code = UInt16(exactly: xkbKeycode - 8) else { return nil }
    self.init(code)
  }

  public static func < (a: KeyCode, b: KeyCode) -> Bool { a.rawValue < b.rawValue }
}
