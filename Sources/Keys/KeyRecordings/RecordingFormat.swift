import KeywrightKeyEvents

/// A format in which key events are recorded.
public enum RecordingFormat: String, CaseIterable, Hashable, Sendable {
  /// Keystroke notation: text that people write.
  case notation
  /// What a Linux input device gives: 24-byte `struct input_event` records of a 64-bit little-endian machine.
  case evdev
  /// The records of a 64-bit big-endian machine.
  case evdev64be
  /// The 16-byte records of a 32-bit little-endian machine.
  case evdev32
  /// The records of a 32-bit big-endian machine.
  case evdev32be
  /// The text of `evemu-record`.
  case evemu
  /// The YAML of `libinput record`.
  case libinput
  /// What `libinput debug-events --show-keycodes` prints.
  case libinputEvents = "libinput-debug-events"
  /// What `evtest` prints.
  case evtest
  /// What `xev` prints.
  case xev
  /// What `wev` prints.
  case wev
  /// What `xkbcli interactive-evdev` prints, from version 1.6 on.
  case xkbcli
  /// The input of kanata's simulator.
  case kanata
  /// A test of keyd; what keyd should make of the keys is left out.
  case keyd
  /// What `keyd monitor` prints.
  case keydMonitor = "keyd-monitor"
  /// The arguments of `ydotool key`.
  case ydotool
  /// Calls of xdotool, or chords as its `key` takes them.
  case xdotool

  /// The layout of an evdev format; nil for the others.
  var evdevLayout: EvdevLayout? {
    switch self {
    case .evdev: EvdevLayout(isWide: true, isBigEndian: false)
    case .evdev64be: EvdevLayout(isWide: true, isBigEndian: true)
    case .evdev32: EvdevLayout(isWide: false, isBigEndian: false)
    case .evdev32be: EvdevLayout(isWide: false, isBigEndian: true)
    case .notation, .evemu, .libinput, .libinputEvents, .evtest, .xev, .wev, .xkbcli, .kanata, .keyd, .keydMonitor,
      .ydotool, .xdotool:
      nil
    }
  }

  /// Whether a recording in the format is binary, not text.
  public var isBinary: Bool { evdevLayout != nil }

  /// A reader of the format; `file` is the name that messages give.
  public func reader(file: String?, lookup: KeyLookup) -> any RecordingReader {
    switch self {
    case .notation: NotationRecordingReader(file: file, lookup: lookup)
    case .evdev, .evdev64be, .evdev32, .evdev32be:
      EvdevReader(file: file, lookup: lookup, layout: evdevLayout ?? EvdevLayout(isWide: true, isBigEndian: false))
    case .evemu: LineRecordingReader(EvemuLines(file: file, lookup: lookup))
    case .libinput: LineRecordingReader(LibinputLines(file: file, lookup: lookup))
    case .libinputEvents: LineRecordingReader(LibinputEventLines(file: file, lookup: lookup))
    case .evtest: LineRecordingReader(EvtestLines(file: file, lookup: lookup))
    case .xev: LineRecordingReader(XevLines(file: file, lookup: lookup))
    case .wev: LineRecordingReader(WevLines(file: file, lookup: lookup))
    case .xkbcli: LineRecordingReader(XkbcliLines(file: file, lookup: lookup))
    case .kanata: TokenRecordingReader(KanataTokens(file: file, lookup: lookup))
    case .keyd: LineRecordingReader(KeydLines(file: file, lookup: lookup))
    case .keydMonitor: LineRecordingReader(KeydMonitorLines(file: file, lookup: lookup))
    case .ydotool: TokenRecordingReader(YdotoolTokens(file: file, lookup: lookup))
    case .xdotool: LineRecordingReader(XdotoolLines(file: file, lookup: lookup))
    }
  }
}
