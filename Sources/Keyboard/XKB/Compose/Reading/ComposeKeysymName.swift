import CXKBCommon
import KeyEvents

/// Keysym names as a Compose file writes them, through the library.
enum ComposeKeysymName {
  /// The longest token that libxkbcommon's Compose reader holds, with its final NUL.
  static let tokenLimit = 1024

  static func keysym(_ name: UnsafeBufferPointer<UInt8>, ignoringCase: Bool = false) -> Keysym {
    guard name.count < tokenLimit else { return .noSymbol }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: name.count + 1) { buffer in
      for (index, byte) in name.enumerated() { buffer[index] = CChar(bitPattern: byte) }
      buffer[name.count] = 0
      guard let base = buffer.baseAddress else { return .noSymbol }
      let flags = ignoringCase ? XKB_KEYSYM_CASE_INSENSITIVE : XKB_KEYSYM_NO_FLAGS
      return Keysym(rawValue: xkb_keysym_from_name(base, flags))
    }
  }

  static func name(of keysym: Keysym) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      guard let base = buffer.baseAddress else { return "" }
      guard xkb_keysym_get_name(keysym.rawValue, base, buffer.count) > 0 else { return "" }
      return String(cString: base)
    }
  }

  /// What the library types for a result that has a keysym and no text.
  static func text(of keysym: Keysym) -> String { keysym.text }
}
