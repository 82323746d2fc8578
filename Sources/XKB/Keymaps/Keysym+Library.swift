import CXKBCommon
public import KeyEvents

extension Keysym {
  /// The name that libxkbcommon prints: `Eacute`, `U20AC`, `0x00002260`.
  public var name: String {
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

  /// The text that the keysym stands for; empty when it has none.
  public var text: String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16) { buffer in
      // The count includes the closing NUL, which tells U+0000 from nothing.
      let count = Int(xkb_keysym_to_utf8(rawValue, buffer.baseAddress, buffer.count))
      guard count > 1, count <= buffer.count else { return "" }
      return LibraryText.string(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<(count - 1)]))
    }
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
