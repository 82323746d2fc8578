import KeywrightKeyEvents
import KeywrightXKB

/// What `expected.txt` says of one line of the input.
struct KbvmExpectation {
  /// The number of the line that repeats the input.
  var line: Int
  /// The line of the input.
  var text: String
  /// What happened.
  var events: [KbvmEvent] = []
  /// The numbers and texts of the lines that have no counterpart here.
  var strange: [(line: Int, text: String)] = []
  /// What was told before any key.
  private var early: [String: Int?] = [:]

  init(line: Int, text: String) {
    self.line = line
    self.text = text
  }

  /// The expectations of a whole file: what is indented belongs to the line above.
  static func all(in text: String) -> [KbvmExpectation] {
    var all: [KbvmExpectation] = []
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() {
      if line.hasPrefix(" ") || line.hasPrefix("\t"), !all.isEmpty {
        all[all.count - 1].add(line.drop { $0 == " " || $0 == "\t" }, index + 1)
      } else {
        all.append(KbvmExpectation(line: index + 1, text: String(line)))
      }
    }
    return all
  }

  private mutating func add(_ text: Substring, _ number: Int) {
    if text.isEmpty { return }
    if ["key_down(", "key_up(", "key_repeat("].contains(where: text.hasPrefix), text.hasSuffix(")") {
      events.append(KbvmEvent(String(text)))
      if events.count == 1 { events[0].state = early }
      return
    }
    guard let equals = text.firstRange(of: " = ") else { return strange.append((number, String(text))) }
    let name = String(text[..<equals.lowerBound])
    let value = text[equals.upperBound...]
    if name == "sym" { return addSymbol(value, String(text), number) }
    guard KbvmEvent.stateNames.contains(name) else { return strange.append((number, String(text))) }
    let told = Self.number(value)
    // Above the eight real modifiers kbvm counts virtual ones, which libxkbcommon has no bits for.
    let isComparable = told.map { !name.hasPrefix("mods_") || (0...0xFF).contains($0) } ?? false
    if !isComparable { strange.append((number, String(text))) }
    let known: Int? = isComparable ? told : nil
    if events.isEmpty {
      early.updateValue(known, forKey: name)
    } else {
      events[events.count - 1].state.updateValue(known, forKey: name)
    }
  }

  private mutating func addSymbol(_ value: Substring, _ text: String, _ number: Int) {
    guard !events.isEmpty else { return strange.append((number, text)) }
    let comma = value.firstRange(of: ", char = ")
    let character = comma.map { Self.character(value[$0.upperBound...]) } ?? ""
    guard let keysym = Self.keysym(value[..<(comma?.lowerBound ?? value.endIndex)]), let character else {
      events[events.count - 1].symbols = nil
      return strange.append((number, text))
    }
    events[events.count - 1].symbols?.append(.init(keysym: keysym, character: character))
  }

  private static func number(_ text: Substring) -> Int? {
    text.hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16) : Int(text)
  }

  private static func keysym(_ text: Substring) -> Keysym? {
    if text.hasPrefix("'"), let scalar = character(text)?.unicodeScalars.first {
      // What kbvm writes as a character is the keysym of a code point; one with a name of its own it calls by that.
      return scalar.value < 0x100 ? Keysym(scalar: scalar) : Keysym(0x100_0000 + scalar.value)
    }
    return text.utf8.contains(0) ? nil : Keysym(name: String(text))
  }

  /// A character as Rust writes it: `'a'`, `'\''`, `'\u{7f}'`.
  private static func character(_ text: Substring) -> String? {
    guard text.count >= 3, text.hasPrefix("'"), text.hasSuffix("'") else { return nil }
    let inner = text.dropFirst().dropLast()
    guard inner.first == "\\" else { return String(inner) }
    switch inner.dropFirst() {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "0": return "\0"
    case "\\", "'", "\"": return String(inner.dropFirst())
    default:
      guard inner.hasPrefix("\\u{"), inner.hasSuffix("}") else { return nil }
      return UInt32(inner.dropFirst(3).dropLast(), radix: 16).flatMap(Unicode.Scalar.init).map { String($0) }
    }
  }
}
