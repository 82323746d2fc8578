import KeywrightDiagnostics
public import KeywrightKeyEvents

/// Reads keystroke notation as a recording.
public struct NotationRecordingReader: RecordingReader {
  private var reader: NotationReader
  private let place: SourcePlace
  private let formatChoice: FormatChoice
  private var isOddlyEmpty = true
  /// Which lines may be for xdotool, which the first error about them says; nil where notation is meant.
  var xdotoolGuess: XdotoolGuess?

  /// A reader; `keymapKey` answers for XKB names, without their brackets, that the evdev key codes lack.
  ///
  /// A recording without keystrokes gets a warning.
  public init(
    file: String?, names: KeyNameTable, byteLimit: Int = NotationReader.defaultByteLimit,
    keymapKey: @escaping (String) -> KeyCode? = { _ in nil }
  ) {
    self.init(
      file: file, lookup: KeyLookup(names: names, keymapKey: keymapKey), byteLimit: byteLimit)
  }

  init(
    file: String?, lookup: KeyLookup, byteLimit: Int = NotationReader.defaultByteLimit
  ) {
    place = SourcePlace(file: file)
    formatChoice = lookup.formatChoice
    reader = NotationReader(names: lookup.names, origin: place, byteLimit: byteLimit, keymapKey: lookup.keymapKey)
    reader.watch(with: HeldKeyWatch(names: lookup.names, namesKeys: lookup.namesKeys, place: place))
  }

  public mutating func read(_ bytes: Span<UInt8>, into output: inout KeystrokeSequence) {
    let before = Self.amount(output)
    let messageCount = output.diagnostics.count
    xdotoolGuess?.add(bytes)
    reader.read(bytes, into: &output)
    suggestXdotool(from: messageCount, &output)
    if Self.amount(output) > before { isOddlyEmpty = false }
  }

  public mutating func finish(into output: inout KeystrokeSequence) {
    let before = Self.amount(output)
    let messageCount = output.diagnostics.count
    reader.finish(into: &output)
    suggestXdotool(from: messageCount, &output)
    guard isOddlyEmpty, Self.amount(output) == before else { return }
    output.diagnostics.append(
      .warning(
        .noKeysInRecording, "there are no keystrokes", at: place,
        hint: "write which keys are pressed, such as H I LEFTSHIFT+1"))
  }

  private mutating func suggestXdotool(from first: Int, _ output: inout KeystrokeSequence) {
    guard output.diagnostics.count > first, let lines = xdotoolGuess?.lines else { return }
    for index in first..<output.diagnostics.count {
      let message = output.diagnostics[index]
      guard message.severity == .error, let line = message.place.line, lines.contains(line) else { continue }
      xdotoolGuess = nil
      output.diagnostics[index].hint = "if this is for xdotool, name that format: \(formatChoice.phrase("xdotool"))"
      return
    }
  }

  /// How much there is in all, be it wrong.
  private static func amount(_ output: KeystrokeSequence) -> Int { output.steps.count + output.diagnostics.count }
}
