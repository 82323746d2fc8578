extension RecordingFormat {
  /// How many bytes of the beginning may be needed to tell the format.
  static let detectionLimit = 4096

  /// What the beginning of a recording says about its format.
  enum Detection: Equatable {
    case format(RecordingFormat)
    /// It is none of them.
    case unknown
    /// More of the recording has to be seen.
    case undecided
  }

  /// The format of a recording that begins with these bytes; nil where it is none of them.
  public static func detected(in start: Span<UInt8>) -> RecordingFormat? {
    if case .format(let format) = detect(start, isWhole: true) { format } else { nil }
  }

  /// The format of a recording that begins with these bytes, as soon as it can be told; `isWhole`: nothing follows them.
  static func detect(_ start: Span<UInt8>, isWhole: Bool) -> Detection {
    let isLast = isWhole || start.count >= detectionLimit
    // Text never holds a NUL, and a record of evdev always does: the upper bytes of its microseconds.
    for index in start.indices where start[index] == 0 { return binary(start, isLast: isLast) }
    return TextDetection(start, isLast: isLast).detection
  }

  private static func binary(_ start: Span<UInt8>, isLast: Bool) -> Detection {
    guard start.count >= 24 else { return isLast ? .unknown : .undecided }
    var found: [RecordingFormat] = []
    for format in [RecordingFormat.evdev, .evdev32, .evdev64be, .evdev32be] {
      guard let layout = format.evdevLayout, layout.allPlausible(in: start) else { continue }
      // Of what hardly any machine writes, only what looks right in every way is believed.
      if format == .evdev || layout.timesAscend(in: start) { found.append(format) }
    }
    if found.isEmpty { return .unknown }
    return found.count == 1 || isLast ? .format(found[0]) : .undecided
  }
}
