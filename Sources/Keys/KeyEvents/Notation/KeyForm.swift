import KeywrightDiagnostics

/// Reads what names one key: the kernel's name, XKB's in angle brackets, or `code:` and a number.
struct KeyForm {
  let names: KeyNameTable
  /// What XKB name, without its brackets, the keymap has beyond the evdev names.
  let keymapKey: (String) -> KeyCode?

  func key(_ token: Span<UInt8>, at place: @autoclosure () -> SourcePlace) throws(Diagnostic) -> KeyCode {
    if let code = names.code(named: token) {
      guard code.isButton else { return code }
      throw NotationMessages.button(token.string, code, place())
    }
    if token.hasPrefixIgnoringCase("code:") {
      guard let code = Self.number(token.extracting(droppingFirst: 5)) else {
        throw NotationMessages.codeOutOfRange(token.string, place())
      }
      return code
    }
    if token[0] == 0x3C {
      guard token.count > 1, token[token.count - 1] == 0x3E else {
        throw NotationMessages.openBracket(token.string, place())
      }
      let name = token.extracting(1..<token.count - 1).string
      if let code = keymapKey(name) { return code }
    }
    throw NotationMessages.unknownKey(token.string, names: names, place())
  }

  private static func number(_ digits: Span<UInt8>) -> KeyCode? {
    guard (1...5).contains(digits.count) else { return nil }
    var value = 0
    for index in digits.indices {
      guard (0x30...0x39).contains(digits[index]) else { return nil }
      value = value * 10 + Int(digits[index] - 0x30)
    }
    guard let code = UInt16(exactly: value).map({ KeyCode($0) }), code.rawValue > 0, code <= .maximum else {
      return nil
    }
    return code
  }
}
