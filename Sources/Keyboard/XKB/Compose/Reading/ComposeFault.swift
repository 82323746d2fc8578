import KeywrightDiagnostics
import KeywrightKeyEvents

/// Why a line of a Compose file is skipped.
enum ComposeFault: Error, Hashable {
  case token(ComposeLexer.Fault)
  case unexpected, endsTooEarly, noFinalNewline, malformedInclude
  case unknownKeysym(String)
  case unknownModifier(String)
  case noKeys, sequenceTooLong, severalTexts, textTooLong, noResult

  /// Whether the library counts it towards the ten errors after which it refuses the table.
  var isError: Bool {
    switch self {
    case .noKeys, .sequenceTooLong, .severalTexts, .textTooLong, .noResult: false
    case .token, .unexpected, .endsTooEarly, .noFinalNewline, .malformedInclude, .unknownKeysym, .unknownModifier: true
    }
  }

  func diagnostic(at place: SourcePlace) -> Diagnostic {
    if self == .noFinalNewline {
      return .warning(
        .composeNoFinalNewline, "the last line has no newline, so its Compose sequence is lost", at: place,
        hint: "end the file with a newline")
    }
    return .warning(.composeLineSkipped, "Compose line skipped: \(reason)", at: place, hint: hint)
  }

  private var reason: String {
    switch self {
    case .token(.unterminatedKey): "a “<” has no “>” on the same line"
    case .token(.unterminatedString): "the text has no closing quotation mark"
    case .token(.tooLong): "a name or text is longer than \(ComposeLexer.tokenLimit - 1) bytes"
    case .token(.notUTF8): "the text is not UTF-8"
    case .token(.unknownCharacter), .unexpected: "this does not belong here"
    case .endsTooEarly: "the line ends too early"
    case .noFinalNewline: "it has no newline"
    case .malformedInclude: "the include cannot be understood"
    case .unknownKeysym(let name): "no keysym is called “\(name)”"
    case .unknownModifier(let name): "no modifier is called “\(name)”"
    case .noKeys: "there is no key before the colon"
    case .sequenceTooLong: "the sequence has more than \(ComposeReader.sequenceLimit) keys"
    case .severalTexts: "it gives more than one text"
    case .textTooLong: "the text is longer than \(ComposeReader.textLimit) bytes"
    case .noResult: "it gives neither a text nor a keysym"
    }
  }

  private var hint: String? {
    switch self {
    case .token(.notUTF8): "save the file as UTF-8"
    case .token(.unterminatedString): "write a quotation mark within a text as \\\""
    case .token, .unexpected, .endsTooEarly, .noKeys, .noResult, .severalTexts:
      "a line is written <key> <key> : \"text\" keysym"
    case .malformedInclude: "write include \"PATH\" on a line of its own; %L, %S, %H and %% are understood in the path"
    case .unknownKeysym(let name): Self.hint(forKeysym: name)
    case .unknownModifier: "the modifiers are Shift, Ctrl, Alt, Meta, Lock and Caps"
    case .sequenceTooLong, .textTooLong, .noFinalNewline: nil
    }
  }

  private static func hint(forKeysym name: String) -> String {
    let scalars = Array(name.unicodeScalars)
    if scalars.count == 1, let scalar = scalars.first, scalar.value > 0x7E {
      return "write U\(hexadecimal(scalar.value)) for this character"
    }
    if scalars.first == "U", scalars.dropFirst().first == "+", let code = UInt32(name.dropFirst(2), radix: 16) {
      return "write U\(hexadecimal(code))"
    }
    if let other = Keysym(nameInAnyCase: name) { return NameSuggestion.question(other.name) }
    return "names are those of the X keysyms, such as eacute, or U00E9 for a code point"
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
