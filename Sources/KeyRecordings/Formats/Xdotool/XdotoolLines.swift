import Diagnostics
import KeyEvents

/// Lines of a script with `xdotool`, or the arguments of its `key` alone: `ctrl+shift+u Return`.
///
/// A keysym becomes the keys that give it on the keyboard that replays, as xdotool itself finds them.
struct XdotoolLines: RecordingLines {
  private static let usualDelay: Int64 = 12_000
  private static let chordLimit = 16
  private static let aliases = [
    "alt": "Alt_L", "ctrl": "Control_L", "control": "Control_L", "meta": "Meta_L", "super": "Super_L",
    "shift": "Shift_L", "enter": "Return", "return": "Return",
  ]

  private enum Command: String, CaseIterable {
    case key, keydown, keyup, type, sleep
  }

  private let lookup: KeyLookup
  private var track: KeyTrack
  /// Whether the word at hand is the last of a line without an end; `isOpen`: and perhaps but a part of it.
  private var isLast = false
  private var isOpen = false

  init(file: String?, lookup: KeyLookup) {
    self.lookup = lookup
    track = KeyTrack(file: file, names: lookup.names)
  }

  var isStopped: Bool { track.isStopped }

  mutating func read(_ line: Span<UInt8>, _ number: Int, isUnterminated: Bool, _ output: inout KeystrokeSequence) {
    let split = ShellWords(line)
    guard !split.isUnclosed else {
      if isUnterminated { return track.messages.cutOffLine(EventPlace(line: number, column: 1), &output) }
      return track.messages.fail(
        .recordingSyntax, "a quotation mark is left open on this line", at: EventPlace(line: number, column: 1),
        hint: "close it on its line", &output)
    }
    var words = split.words[...]
    if words.first?.text == "sudo" { words = words.dropFirst() }
    let isCommand = words.first?.text == "xdotool"
    if isCommand { words = words.dropFirst() }
    var command: Command? = isCommand ? nil : .key
    var delay = Self.usualDelay
    while let word = words.popFirst(), !track.isStopped {
      let place = EventPlace(line: number, column: word.column)
      isLast = isUnterminated && words.isEmpty
      isOpen = isLast && split.isOpen
      if let next = Command(rawValue: word.text) {
        command = next
        delay = Self.usualDelay
      } else if word.text.hasPrefix("-") {
        option(word.text, &words, &delay, place, &output)
      } else if let command {
        perform(command, word.text, delay, place, &output)
      } else {
        refuse(word.text, place, &output)
      }
    }
  }

  mutating func refuseLine(_ number: Int, limit: Int, _ output: inout KeystrokeSequence) {
    track.messages.lineTooLong(EventPlace(line: number), limit, &output)
  }

  mutating func finish(_ output: inout KeystrokeSequence) { track.finish(waits: true, &output) }

  private mutating func option(
    _ name: String, _ words: inout ArraySlice<ShellWords.Word>, _ delay: inout Int64, _ place: EventPlace,
    _ output: inout KeystrokeSequence
  ) {
    switch name {
    case "--clearmodifiers": break
    case "--window": words = words.dropFirst()
    case "--delay":
      guard let value = words.popFirst(), let milliseconds = UInt32(value.text) else {
        return refuse(name, place, &output)
      }
      delay = Int64(milliseconds) * 1000
    default: refuse(name, place, &output)
    }
  }

  private mutating func perform(
    _ command: Command, _ word: String, _ delay: Int64, _ place: EventPlace, _ output: inout KeystrokeSequence
  ) {
    switch command {
    case .type:
      // The beginning of a text is a text, but that of a command is none.
      if isOpen, Command.allCases.contains(where: { $0.rawValue.hasPrefix(word) }) {
        track.messages.perhapsCutOff(word, place, &output)
      }
      track.add(word, place, &output)
    case .sleep:
      guard let seconds = Double(word), seconds >= 0, seconds < 1e9 else { return refuse(word, place, &output) }
      if !track.advance(by: Int64(seconds * 1_000_000)) { track.messages.outOfRange(place, &output) }
    case .key, .keydown, .keyup:
      guard let codes = chord(word, place, &output) else { return }
      // Nearly every short name is the beginning of a longer one, as R is of Return.
      if isOpen { track.messages.perhapsCutOff(word, place, &output) }
      // As xdotool does it: released in the order of the presses, half of the delay behind each.
      if command != .keyup { for code in codes { track.add(code, .press, place, &output) } }
      if command == .key { track.advance(by: delay / 2) }
      if command != .keydown { for code in codes { track.add(code, .release, place, &output) } }
      track.advance(by: command == .key ? delay - delay / 2 : delay)
    }
  }

  private mutating func chord(
    _ word: String, _ place: EventPlace, _ output: inout KeystrokeSequence
  ) -> [KeyCode]? {
    let names = word.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    guard names.count <= Self.chordLimit, !names.contains("") else {
      refuse(word, place, &output)
      return nil
    }
    var codes: [KeyCode] = []
    for name in names {
      guard let keys = keys(name) else {
        guard !isLast else {
          track.messages.cutOffWord(place, &output)
          return nil
        }
        track.messages.fail(
          .unknownKeysymOfRecording, "no key gives the keysym \(Quoted.text(name)) here", at: place,
          hint:
            "keysyms are named as X does (Return, eacute, U20AC), upper and lower case differ; choose a layout that has it",
          &output)
        return nil
      }
      for key in keys where !codes.contains(key) { codes.append(key) }
    }
    return codes
  }

  private func keys(_ name: String) -> [KeyCode]? {
    if let keys = lookup.keysymKeys(Self.aliases[name.lowercased()] ?? name) { return keys }
    // One digit is a keysym; several are the keycode of X.
    guard name.utf8.count > 1, let keycode = UInt32(name), let code = KeyCode(xkbKeycode: keycode), code.rawValue > 0,
      code <= .maximum, !code.isButton
    else { return nil }
    return [code]
  }

  private mutating func refuse(_ word: String, _ place: EventPlace, _ output: inout KeystrokeSequence) {
    guard !isLast else { return track.messages.cutOffWord(place, &output) }
    track.messages.fail(
      .recordingSyntax, "\(Quoted.text(word)) is nothing of xdotool that types", at: place,
      hint: "key, keydown, keyup, type and sleep are read, with --delay, --clearmodifiers and --window", &output)
  }
}
