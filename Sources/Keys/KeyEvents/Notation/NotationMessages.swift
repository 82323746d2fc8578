import KeywrightDiagnostics

/// The messages of the notation.
enum NotationMessages {
  static func lonePrefix(_ token: String, _ place: SourcePlace) -> Diagnostic {
    .error(
      .notationSyntax, "expected a key after “\(token)”", at: place,
      hint: "the keys with these characters are KPPLUS, MINUS and KPASTERISK")
  }

  static func prefixBeforeChord(_ token: String, _ place: SourcePlace) -> Diagnostic {
    .error(
      .notationSyntax, "“\(shortened(token))” has one of + - * before a chord", at: place,
      hint: "write either the chord A+B, or +A +B and later -B -A")
  }

  static func gapInChord(_ token: String, _ place: SourcePlace) -> Diagnostic {
    .error(
      .notationSyntax, "a key is missing in the chord “\(shortened(token))”", at: place,
      hint: "a chord is KEY+KEY; the key of the character + is EQUAL or KPPLUS")
  }

  static func keyTwiceInChord(_ key: String, _ place: SourcePlace) -> Diagnostic {
    .error(
      .notationSyntax, "“\(shortened(key))” is down already in this chord", at: place,
      hint: "name each key of a chord once")
  }

  static func tooManyKeysInChord(_ limit: Int, _ place: SourcePlace) -> Diagnostic {
    .error(
      .notationSyntax, "the chord has more than \(limit) keys", at: place,
      hint: "press and release the keys one by one: +A -A")
  }

  static func openBracket(_ token: String, _ place: SourcePlace) -> Diagnostic {
    .error(
      .notationSyntax, "“\(shortened(token))” is no XKB key name: it begins with < and does not end with >", at: place,
      hint: "write it as in <AC01>")
  }

  static func textTouchesToken(_ place: SourcePlace) -> Diagnostic {
    .error(
      .notationSyntax, "white space is missing beside a text", at: place,
      hint: "a text in quotation marks is a step of its own; it cannot be part of a chord")
  }

  static func unknownKey(_ token: String, names: KeyNameTable, _ place: SourcePlace) -> Diagnostic {
    .error(.unknownKeyName, "no key is named “\(shortened(token))”", at: place, hint: hint(for: token, names: names))
  }

  static func numberIsNoKey(_ token: String, _ place: SourcePlace) -> Diagnostic {
    .error(
      .unknownKeyName, "no key is named “\(shortened(token))”", at: place,
      hint: "a duration needs its unit (\(shortened(token))ms), a key number its prefix (code:\(shortened(token)))")
  }

  static func button(_ name: String, _ code: KeyCode, _ place: SourcePlace) -> Diagnostic {
    .error(
      .unknownKeyName, "“\(shortened(name))” is a button, not a key", at: place,
      hint: "code:\(code.rawValue) sends it all the same")
  }

  static func codeOutOfRange(_ token: String, _ place: SourcePlace) -> Diagnostic {
    .error(
      .keyCodeOutOfRange, "“\(shortened(token))” is not a key number", at: place,
      hint: "code: takes the kernel's decimal number of a key, from 1 to \(KeyCode.maximum.rawValue)")
  }

  static func badDuration(_ token: String, _ what: NotationDuration, _ place: SourcePlace) -> Diagnostic {
    let token = shortened(token)
    return switch what {
    case .tooFine:
      .error(
        .badDuration, "the duration “\(token)” is finer than a microsecond", at: place,
        hint: "round it to whole microseconds")
    case .tooLong:
      .error(
        .badDuration, "with the duration “\(token)” the clock would run longer than a hundred years", at: place,
        hint: "wait for less")
    default:
      .error(
        .badDuration, "“\(token)” is neither a key nor a duration", at: place,
        hint: "the units of durations are us, ms and s: 250us, 250ms, 1.5s")
    }
  }

  static func unterminatedText(_ place: SourcePlace) -> Diagnostic {
    .error(
      .unterminatedText, "the text that begins here has no closing quotation mark on its line", at: place,
      hint: "close it with \"; a line break within a text is \\n")
  }

  static func badEscape(_ escape: String, _ place: SourcePlace) -> Diagnostic {
    .error(
      .badEscape, "“\(shortened(escape))” is not an escape", at: place,
      hint: "the escapes are \\\" \\\\ \\n \\t and a scalar's hexadecimal number such as \\u{1F600}")
  }

  static func controlInText(_ scalar: Unicode.Scalar, _ place: SourcePlace) -> Diagnostic {
    let number = String(scalar.value, radix: 16, uppercase: true)
    return .error(
      .badEscape, "a text holds the control character U+\(String(repeating: "0", count: 4 - number.count))\(number)",
      at: place, hint: "write it as \\u{\(number)}")
  }

  static func invalidUTF8(_ byte: UInt8, _ place: SourcePlace) -> Diagnostic {
    .error(
      .invalidUTF8, "the byte 0x\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true)) is not UTF-8 here",
      at: place, hint: "save the file as UTF-8")
  }

  static func tokenTooLong(_ limit: Int, _ place: SourcePlace) -> Diagnostic {
    .error(
      .inputTooLarge, "what begins here has more than \(limit) bytes without an end", at: place,
      hint: "check that this is keystroke notation")
  }

  static func inputTooLarge(_ limit: Int, _ place: SourcePlace) -> Diagnostic {
    .error(
      .inputTooLarge, "there are more than \(limit) bytes of notation", at: place, hint: "split the input")
  }

  private static func hint(for token: String, names: KeyNameTable) -> String {
    if let name = OtherToolKeyName.notationName(of: token) { return NameSuggestion.question(name) }
    if let name = names.nearestName(to: token) { return NameSuggestion.question(name) }
    if let name = OtherToolKeyName.nearestNotationName(to: token) { return NameSuggestion.question(name) }
    if token.unicodeScalars.contains(where: { $0.value > 0x7F }) {
      return "a text to type goes in quotation marks"
    }
    return "keys are named as the kernel does (A, LEFTSHIFT), as XKB does (<AC01>), or by number (code:30)"
  }

  private static func shortened(_ token: String) -> String {
    let scalars = token.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: 40, limitedBy: scalars.endIndex),
      end != scalars.endIndex
    else { return token }
    return String(scalars[..<end]) + "…"
  }
}
