import Diagnostics
public import KeyEvents

/// A format in which key events are recorded.
public enum RecordingFormat: String, CaseIterable, Hashable, Sendable {
  /// Keystroke notation: text that people write.
  case notation
  /// What a Linux input device gives: 24-byte `struct input_event` records of a 64-bit little-endian machine.
  case evdev

  /// How many bytes of the beginning ``detected(in:)`` wants to see: a record of evdev, so that a live stream need not wait.
  public static let detectionSize = 24

  /// The format of a recording that begins with these bytes; nil where it is none of them.
  ///
  /// Text never holds a NUL, and a record of evdev always does: the upper bytes of its microseconds.
  public static func detected(in start: Span<UInt8>) -> RecordingFormat? {
    for index in start.indices where start[index] == 0 {
      return EvdevRecord.allPlausible(in: start) ? .evdev : nil
    }
    return .notation
  }

  /// A reader of the format; `file` is the name that messages give, `keymapKey` knows the keymap's own key names.
  public func reader(
    file: String?, names: KeyNameTable, keymapKey: @escaping (String) -> KeyCode? = { _ in nil }
  ) -> any RecordingReader {
    switch self {
    case .notation: NotationRecordingReader(file: file, names: names, keymapKey: keymapKey)
    case .evdev: EvdevReader(file: file, names: names)
    }
  }

  /// A writer of the format.
  public func writer(names: KeyNameTable) -> any RecordingWriter {
    switch self {
    case .notation: NotationRecordingWriter(names: names)
    case .evdev: EvdevWriter()
    }
  }
}
