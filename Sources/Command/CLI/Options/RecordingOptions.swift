import KeyRecordings
import KeywrightDiagnostics

/// What the commands that write recordings have in common.
enum RecordingOptions {
  static let output = OptionSpec(
    .output, short: "-o", value: "FILE", help: "where to write, all or nothing (default: standard output)")

  static let strict = OptionSpec(.strict, help: "turn warnings into errors")

  static let formats = CommandSpec.Glossary(
    title: "Formats", entries: RecordingFormat.allCases.map { ($0.rawValue, $0.summary) })

  /// The format of an option; nil where it is not given.
  static func format(
    _ option: OptionName, _ arguments: ParsedArguments, among formats: [RecordingFormat] = RecordingFormat.allCases
  ) throws(UsageError) -> RecordingFormat? {
    guard let name = arguments.value(option) else { return nil }
    if let format = RecordingFormat(rawValue: name), formats.contains(format) { return format }
    let isRead = RecordingFormat(rawValue: name) != nil
    let meant = isRead ? nil : NameSuggestion.nearest(to: name, in: formats.map(\.rawValue))
    throw UsageError(
      isRead ? "\(name) is read but not written" : "\(option) cannot be \(Quoted.text(name))",
      hint: meant.map(NameSuggestion.question)
        ?? "choose one of \(formats.map(\.rawValue).joined(separator: ", "))")
  }
}

extension RecordingFormat {
  /// One line for help.
  var summary: String {
    switch self {
    case .notation: "keystroke notation: keywright help notation"
    case .evdev: "cat /dev/input/event3 on a 64-bit little-endian machine"
    case .evdev64be: "the same on a 64-bit big-endian machine"
    case .evdev32: "the same on a 32-bit little-endian machine"
    case .evdev32be: "the same on a 32-bit big-endian machine"
    case .evemu: "evemu-record, formats 1.0 to 1.3; umockdev's too"
    case .libinput: "libinput record --show-keycodes"
    case .libinputEvents: "libinput debug-events --show-keycodes (only read)"
    case .evtest: "what evtest prints"
    case .xev: "what xev prints (only read)"
    case .wev: "what wev prints (only read)"
    case .xkbcli: "what xkbcli interactive-evdev prints, from version 1.6 on (only read)"
    case .kanata: "the input of kanata's simulator: d:lsft t:20 u:lsft"
    case .keyd: "the first half of a keyd test: shift down, 20ms, shift up"
    case .keydMonitor: "what keyd monitor prints (only read)"
    case .ydotool: "the arguments of ydotool key: 42:1 42:0"
    case .xdotool: "lines of xdotool key, keydown, keyup, type; or chords (only read)"
    }
  }
}
