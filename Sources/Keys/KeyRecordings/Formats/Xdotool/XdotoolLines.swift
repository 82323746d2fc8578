import KeywrightDiagnostics
import KeywrightKeyEvents

/// Lines of a script with `xdotool`, or the arguments of its `key` alone: `ctrl+shift+u Return`.
///
/// A keysym becomes the keys that give it on the keyboard that replays, as xdotool itself finds them.
struct XdotoolLines: RecordingLines {
  private static let usualDelay: Int64 = 12_000
  private static let chordLimit = 16
  /// So many keystrokes may one command repeat in all.
  private static let repeatLimit = 100_000
  /// So many names of keys are remembered; a keyboard has fewer.
  private static let cacheLimit = 4096
  private static let aliases = [
    "alt": "Alt_L", "ctrl": "Control_L", "control": "Control_L", "meta": "Meta_L", "super": "Super_L",
    "shift": "Shift_L", "enter": "Return", "return": "Return",
  ]

  /// The commands of xdotool that are read.
  enum Command: String, CaseIterable {
    case key, keydown, keyup, type, sleep
  }

  /// A command with its options; its words follow.
  private struct Call {
    var command: Command
    var delay = XdotoolLines.usualDelay
    var count = 1
    var pause: Int64 = 0
    /// Where its options end; after them everything is a word.
    var takesOptions = true
  }

  private let lookup: KeyLookup
  private var track: KeyEventNormaliser
  private var known: [String: [KeyCode]] = [:]
  /// Whether the word at hand is the last of a line without an end; `isOpen`: and perhaps but a part of it.
  private var isLast = false
  private var isOpen = false
  /// Whether the line at hand has been refused, so that the rest of it is not looked at.
  private var isRefused = false

  init(file: String?, lookup: KeyLookup) {
    self.lookup = lookup
    track = KeyEventNormaliser(file: file, lookup: lookup)
  }

  var isStopped: Bool { track.isStopped }

  mutating func read(_ line: Span<UInt8>, _ number: Int, isUnterminated: Bool, _ output: inout KeystrokeSequence) {
    let split = ShellWords(line)
    guard !split.isUnclosed else {
      if isUnterminated { return track.messages.cutOffLine(EventLocation(line: number, column: 1), &output) }
      return track.messages.fail(
        .recordingSyntax, "a quotation mark is left open on this line", at: EventLocation(line: number, column: 1),
        hint: "close it on its line", &output)
    }
    isRefused = false
    if let syntax = split.shellSyntax ?? Self.shellWord(split.words.first) {
      return track.messages.fail(
        .recordingSyntax, "\(Quoted.text(syntax.text)) is for a shell, which does not run here",
        at: EventLocation(line: number, column: syntax.column),
        hint: "keep the xdotool commands alone, with the keys themselves", &output)
    }
    var words = split.words[...]
    var call = Self.begin(&words)
    while let word = words.first, !track.isStopped, !isRefused {
      if word.isSeparator {
        words.removeFirst()
        call = Self.begin(&words)
        continue
      }
      let place = EventLocation(line: number, column: word.column)
      isLast = isUnterminated && words.count == 1
      isOpen = isLast && split.isOpen
      if let next = Command(rawValue: word.text) {
        call = Call(command: next)
        words.removeFirst()
      } else if var current = call, current.takesOptions, word.text.hasPrefix("-") {
        words.removeFirst()
        option(word.text, &words, &current, place, &output)
        call = current
      } else if call != nil {
        call?.takesOptions = false
        if let call { perform(call, &words, number, isUnterminated, split.isOpen, &output) }
      } else {
        words.removeFirst()
        refuse(word.text, place, &output)
      }
    }
  }

  /// The commands of xdotool that are not read, as they type nothing.
  private static let otherCommands: Set = [
    "behave", "behave_screen_edge", "click", "exec", "get_desktop", "get_desktop_for_window", "get_desktop_viewport",
    "get_num_desktops", "getactivewindow", "getdisplaygeometry", "getmouselocation", "getwindowclassname",
    "getwindowfocus", "getwindowgeometry", "getwindowname", "getwindowpid", "help", "mousedown", "mousemove",
    "mousemove_relative", "mouseup", "search", "selectwindow", "set_desktop", "set_desktop_for_window",
    "set_desktop_viewport", "set_num_desktops", "set_window", "version", "windowactivate", "windowclose", "windowfocus",
    "windowkill", "windowlower", "windowmap", "windowminimize", "windowmove", "windowquit", "windowraise",
    "windowreparent", "windowsize", "windowstate", "windowunmap",
  ]

  /// Goes over the name of the program; what follows without one are the words of `key`.
  private static func begin(_ words: inout ArraySlice<ShellWords.Word>) -> Call? {
    if words.first?.text == "sudo" { words = words.dropFirst() }
    guard let first = words.first?.text else { return nil }
    guard first == "xdotool" else { return otherCommands.contains(first) ? nil : Call(command: .key) }
    words = words.dropFirst()
    return nil
  }

  private static let shellKeywords: Set = [
    "case", "do", "done", "elif", "else", "export", "fi", "for", "function", "if", "set", "then", "until", "while", "{",
    "}",
  ]

  /// The first word of a line, where it is a keyword of the shell or sets a variable.
  private static func shellWord(_ word: ShellWords.Word?) -> ShellWords.Word? {
    guard let word else { return nil }
    let isAssignment = word.text.wholeMatch(of: #/[A-Za-z_][A-Za-z0-9_]*=.*/#) != nil
    return isAssignment || shellKeywords.contains(word.text) ? word : nil
  }

  mutating func refuseLine(_ number: Int, limit: Int, _ output: inout KeystrokeSequence) {
    track.messages.lineTooLong(EventLocation(line: number), limit, &output)
  }

  mutating func finish(_ output: inout KeystrokeSequence) { track.finish(waits: true, &output) }

  private mutating func option(
    _ word: String, _ words: inout ArraySlice<ShellWords.Word>, _ call: inout Call, _ place: EventLocation,
    _ output: inout KeystrokeSequence
  ) {
    guard word != "--" else {
      call.takesOptions = false
      return
    }
    guard let (option, joined) = XdotoolOption.read(word, of: call.command) else { return refuse(word, place, &output) }
    guard let value = option.takesValue ? joined ?? words.popFirst()?.text : "" else {
      return refuse(word, place, &output)
    }
    switch option {
    case .clearmodifiers, .window, .arguments, .terminator: break
    case .delay:
      guard let milliseconds = UInt32(value) else { return refuse(word, place, &output) }
      call.delay = Int64(milliseconds) * 1000
    case .repeatDelay:
      guard let milliseconds = UInt32(value) else { return refuse(word, place, &output) }
      call.pause = Int64(milliseconds) * 1000
    case .repeats:
      guard let count = Int(value), (1...Self.repeatLimit).contains(count) else { return refuse(word, place, &output) }
      call.count = count
    case .help, .file: refuse(word, place, &output)
    }
  }

  /// Does what a command says with all of its words, as often as it says.
  private mutating func perform(
    _ call: Call, _ words: inout ArraySlice<ShellWords.Word>, _ number: Int, _ isUnterminated: Bool,
    _ isOpenAtEnd: Bool,
    _ output: inout KeystrokeSequence
  ) {
    let rest = words
    let own = rest.prefix { !$0.isSeparator && Command(rawValue: $0.text) == nil }
    words = rest.dropFirst(own.count)
    guard own.count <= Self.repeatLimit / call.count || call.count == 1 else {
      return refuse("--repeat", EventLocation(line: number, column: own.first?.column ?? 1), &output)
    }
    for round in 0..<call.count {
      if round > 0 { track.advance(by: call.pause) }
      for index in own.indices where !track.isStopped && !isRefused {
        isLast = isUnterminated && index == rest.endIndex - 1
        isOpen = isLast && isOpenAtEnd
        let place = EventLocation(line: number, column: own[index].column)
        perform(call.command, own[index].text, call.delay, place, &output)
      }
    }
  }

  private mutating func perform(
    _ command: Command, _ word: String, _ delay: Int64, _ place: EventLocation, _ output: inout KeystrokeSequence
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
      // As xdotool does it: released in the order of the presses, half of the delay after each.
      if command != .keyup { for code in codes { track.add(code, .press, place, &output) } }
      if command == .key { track.advance(by: delay / 2) }
      if command != .keydown { for code in codes { track.add(code, .release, place, &output) } }
      track.advance(by: command == .key ? delay - delay / 2 : delay)
    }
  }

  private mutating func chord(
    _ word: String, _ place: EventLocation, _ output: inout KeystrokeSequence
  ) -> [KeyCode]? {
    if word.utf8.allSatisfy({ $0 != 0x2B }), let keys = keys(word) { return keys }
    let names = word.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    guard names.count <= Self.chordLimit, !names.contains("") else {
      guard !isLast else {
        track.messages.cutOffWord(place, &output)
        return nil
      }
      track.messages.fail(
        .recordingSyntax, "\(Quoted.text(word)) is not a chord of at most \(Self.chordLimit) keysyms", at: place,
        hint: "join keysyms with +, such as ctrl+shift+a; the plus sign itself is named plus", &output)
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
          hint: lookup.nearestKeysym(name).map(NameSuggestion.question)
            ?? "keysyms are named as X does (Return, eacute, U20AC), upper and lower case differ; choose a layout that has it",
          &output)
        return nil
      }
      for key in keys where !codes.contains(key) { codes.append(key) }
    }
    return codes
  }

  private mutating func keys(_ name: String) -> [KeyCode]? {
    if let keys = known[name] { return keys }
    guard let keys = lookup.keysymKeys(Self.aliases[name.lowercased()] ?? name) ?? Self.keycode(name) else {
      return nil
    }
    if known.count < Self.cacheLimit { known[name] = keys }
    return keys
  }

  /// One digit is a keysym; several are the keycode of X.
  private static func keycode(_ name: String) -> [KeyCode]? {
    guard name.utf8.count > 1, let keycode = UInt32(name), let code = KeyCode(xkbKeycode: keycode), code.rawValue > 0,
      code <= .maximum, !code.isButton
    else { return nil }
    return [code]
  }

  private mutating func refuse(_ word: String, _ place: EventLocation, _ output: inout KeystrokeSequence) {
    guard !isLast else { return track.messages.cutOffWord(place, &output) }
    isRefused = true
    track.messages.fail(
      .recordingSyntax, "xdotool's \(Quoted.text(word)) types nothing and is not read", at: place,
      hint: "key, keydown, keyup, type and sleep are read, with --delay, --repeat, --clearmodifiers and --window",
      &output)
  }
}
