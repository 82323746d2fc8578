import KeywrightDiagnostics
import KeywrightKeyEvents

/// What `xkbcli interactive-evdev` and its relatives print, where they name keys: from version 1.6 on.
///
/// No version tells times. Before 1.11 none tells releases; a key is then released before the next press, a modifier when the
/// list of modifiers no longer has it.
struct XkbcliLines: RecordingLines {
  private static let modifiers: [(keysym: StaticString, names: [StaticString])] = [
    ("Shift_", ["Shift"]), ("Control_", ["Control"]), ("Alt_", ["Alt", "Mod1"]), ("Meta_", ["Meta", "Alt", "Mod1"]),
    ("Super_", ["Super", "Mod4"]), ("Hyper_", ["Hyper", "Mod4"]), ("ISO_Level3_Shift", ["LevelThree", "Mod5"]),
    ("ISO_Level5_Shift", ["LevelFive", "Mod3"]), ("Mode_switch", ["AltGr", "Mod5", "Mod3"]),
  ]

  /// A key without a release of its own, and which modifier it is: an index of ``modifiers``, or none.
  private struct Open {
    var code: KeyCode
    var modifier: Int?
  }

  private let lookup: KeyLookup
  private var track: KeyEventNormaliser
  private var open: [Open] = []
  private var isRefused = false
  private var hasWarned = false

  init(file: String?, lookup: KeyLookup) {
    self.lookup = lookup
    track = KeyEventNormaliser(file: file, lookup: lookup)
  }

  var isStopped: Bool { isRefused || track.isStopped }

  mutating func read(_ line: Span<UInt8>, _ number: Int, isUnterminated: Bool, _ output: inout KeystrokeSequence) {
    let place = EventLocation(line: number, column: 1)
    if let direction = Self.direction(line) {
      key(line, direction, place, isUnterminated, &output)
    } else if let name = Self.group("keycode", line) {
      // Without the list of modifiers, all would count as released.
      guard !isUnterminated || Self.range(of: "mods", line) != nil else {
        return track.messages.cutOffLine(place, &output)
      }
      keyWithoutRelease(line, name, place, &output)
    } else if line.hasPrefix("keysyms") {
      isRefused = true
      track.messages.fail(
        .recordingWithoutKeys, "this output of xkbcli says which symbols were typed, not which keys", at: place,
        hint: "xkbcli names keys from version 1.6 on; record with evtest, libinput record or evemu-record instead",
        &output)
    }
  }

  mutating func refuseLine(_ number: Int, limit: Int, _ output: inout KeystrokeSequence) {
    track.messages.lineTooLong(EventLocation(line: number), limit, &output)
  }

  mutating func finish(_ output: inout KeystrokeSequence) {
    let last = EventLocation()
    for key in open.reversed() { track.add(key.code, .release, last, &output) }
    track.finish(&output)
  }

  /// `key down`, `key up` or `key repeat` of version 1.11 and later.
  private static func direction(_ line: Span<UInt8>) -> KeyEvent.Direction? {
    var index = 0
    guard line.skip("key ", &index) else { return nil }
    if line.has("down", at: index) { return .press }
    if line.has("up", at: index) { return .release }
    return line.has("repeat", at: index) ? .repeat : nil
  }

  private mutating func key(
    _ line: Span<UInt8>, _ direction: KeyEvent.Direction, _ place: EventLocation, _ isUnterminated: Bool,
    _ output: inout KeystrokeSequence
  ) {
    // `key down [ AD01 ]`, or with --multiline `key down:   0x018 <AD01>`.
    var name = Self.bracketed(line)
    if name == nil, let start = line.index(of: "<"), let end = line.index(of: ">", from: start) {
      name = line.extracting((start + 1)..<end).string
    }
    guard let name else {
      if isUnterminated { return track.messages.cutOffLine(place, &output) }
      return track.messages.fail(
        .recordingSyntax, "this line names no key", at: place, hint: "keep the lines of xkbcli as they are", &output)
    }
    guard let code = code(name, place, &output) else { return }
    track.add(code, direction, place, &output)
  }

  /// A line of version 1.6 to 1.10: a press, or a repeat that looks the same.
  private mutating func keyWithoutRelease(
    _ line: Span<UInt8>, _ name: String, _ place: EventLocation, _ output: inout KeystrokeSequence
  ) {
    if !hasWarned {
      hasWarned = true
      track.messages.warn(
        .releasesInferred, "this version of xkbcli does not report releases or repeats; each line counts as a press",
        at: place, hint: "record with xkbcli 1.11 or later, or with evtest, libinput record or evemu-record", &output)
    }
    guard let code = code(name, place, &output) else { return }
    let held = Self.range(of: "mods", line)
    for key in open.reversed() {
      guard key.code != code, let modifier = key.modifier, let held,
        Self.has(Self.modifiers[modifier].names, line.extracting(held))
      else {
        track.add(key.code, .release, place, &output)
        open.removeAll { $0.code == key.code }
        continue
      }
    }
    track.add(code, .press, place, &output)
    open.append(Open(code: code, modifier: Self.modifier(line)))
  }

  /// Which modifier the symbol of a key is: an index of ``modifiers``.
  private static func modifier(_ line: Span<UInt8>) -> Int? {
    guard let start = range(of: "keysyms", line)?.lowerBound else { return nil }
    for index in modifiers.indices where line.has(modifiers[index].keysym, at: start) { return index }
    return nil
  }

  /// Whether a list of modifiers has one of these names; a `-` marks one that the key used up.
  private static func has(_ names: [StaticString], _ list: Span<UInt8>) -> Bool {
    var index = 0
    while true {
      list.skipSpaces(&index)
      guard index < list.count else { return false }
      _ = list.skip(0x2D, &index)
      let word = list.extracting(list.word(&index))
      for name in names where word.count == name.utf8CodeUnitCount && word.hasPrefix(name) { return true }
    }
  }

  private mutating func code(
    _ name: String, _ place: EventLocation, _ output: inout KeystrokeSequence
  ) -> KeyCode? {
    if let number = UInt32(name) {
      return track.admitted(KeyCode(xkbKeycode: number).map { UInt64($0.rawValue) } ?? 0, place, &output)
    }
    if let code = lookup.code(xkbName: name) { return code }
    track.messages.fail(
      .unknownKeyName, "no key is named <\(name)> in this keymap", at: place,
      hint: "replay it on the keymap with which it was recorded", &output)
    return nil
  }

  private static func bracketed(_ line: Span<UInt8>) -> String? {
    guard let start = line.index(of: "["), let end = line.index(of: "]", from: start) else { return nil }
    let name = line.extracting((start + 1)..<end)
    return name.extracting(name.trimmedRange).string
  }

  /// The text in the brackets after a word.
  private static func group(_ word: StaticString, _ line: Span<UInt8>) -> String? {
    line.hasPrefix(word) ? bracketed(line) : nil
  }

  private static func range(of word: StaticString, _ line: Span<UInt8>) -> Range<Int>? {
    guard let start = line.index(of: word), let open = line.index(of: "[", from: start),
      let close = line.index(of: " ]", from: open)
    else { return nil }
    let from = line.skippingSpaces(open + 1)
    return from <= close ? from..<close : nil
  }
}
