import CKeywrightXKBCommon
public import KeywrightKeyEvents

extension Keysym {
  /// The name that libxkbcommon prints, whatever its version: `Eacute`, `U20AC`, `0x00002260`.
  public var name: String {
    if let name = Self.steadyNames[rawValue] { return name }
    // Since 1.9 with as few digits as will do.
    guard (0x101_0000...0x110_FFFF).contains(rawValue) else { return libraryName }
    let digits = String(rawValue - 0x100_0000, radix: 16, uppercase: true)
    return "U" + String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// Keysyms that some versions print by another name, with the name of libxkbcommon 1.5.
  private static let steadyNames: [UInt32: String] = [
    0xAB: "guillemotleft", 0xBA: "masculine", 0xBB: "guillemotright", 0xFE8A: "dead_small_schwa",
    0xFE8B: "dead_capital_schwa", 0xFE90: "dead_lowline", 0xFE91: "dead_aboveverticalline",
    0xFE92: "dead_belowverticalline", 0xFE93: "dead_longsolidusoverlay", 0xFF7E: "Mode_switch", 0x100_1E9E: "U1E9E",
    0x100_2039: "U2039", 0x100_203A: "U203A",
  ]

  private var libraryName: String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
      guard let start = buffer.baseAddress, xkb_keysym_get_name(rawValue, start, buffer.count) >= 0 else { return "" }
      return String(cString: start)
    }
  }

  /// The keysym of a name, upper and lower case being different; nil when there is none.
  public init?(name: String) {
    let value = xkb_keysym_from_name(name, XKB_KEYSYM_NO_FLAGS)
    guard value != 0 || name == "NoSymbol" else { return nil }
    self.init(value)
  }

  /// The keysym of a name in the bytes of a text; `NoSymbol` when there is none.
  init(name: UnsafeBufferPointer<UInt8>, ignoringCase: Bool = false) {
    let flags = ignoringCase ? XKB_KEYSYM_CASE_INSENSITIVE : XKB_KEYSYM_NO_FLAGS
    // No name is as long.
    guard name.count < 1024 else {
      self = .noSymbol
      return
    }
    self = withUnsafeTemporaryAllocation(of: CChar.self, capacity: name.count + 1) { buffer in
      for (index, byte) in name.enumerated() { buffer[index] = CChar(bitPattern: byte) }
      buffer[name.count] = 0
      guard let base = buffer.baseAddress else { return .noSymbol }
      return Keysym(xkb_keysym_from_name(base, flags))
    }
  }

  /// The keysym whose name differs in case alone; nil when there is none.
  init?(nameInAnyCase name: String) {
    let value = xkb_keysym_from_name(name, XKB_KEYSYM_CASE_INSENSITIVE)
    guard value != 0 else { return nil }
    self.init(value)
  }

  /// The text that the keysym stands for; empty when it has none.
  public var text: String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16) { buffer in
      // The count includes the closing NUL, which tells U+0000 from nothing.
      let count = Int(xkb_keysym_to_utf8(rawValue, buffer.baseAddress, buffer.count))
      guard count > 1, count <= buffer.count else { return telephoneDigit }
      return LibraryText.string(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<(count - 1)]))
    }
  }

  /// The digit of a telephone key (XF86Numeric0 to XF86Numeric9), which the library knows since 1.13.2; empty for others.
  private var telephoneDigit: String {
    (0x1008_1200...0x1008_1209).contains(rawValue) ? String(rawValue - 0x1008_1200) : ""
  }

  /// The upper-case form, or the keysym itself where the running library knows none.
  public var uppercased: Keysym { Keysym(xkb_keysym_to_upper(rawValue)) }

  /// The lower-case form, or the keysym itself where the running library knows none.
  public var lowercased: Keysym { Keysym(xkb_keysym_to_lower(rawValue)) }

  /// The keysym that types a Unicode scalar; nil where there is none.
  public init?(scalar: Unicode.Scalar) {
    let value = xkb_utf32_to_keysym(scalar.value)
    guard value != 0 else { return nil }
    self.init(value)
  }
}
