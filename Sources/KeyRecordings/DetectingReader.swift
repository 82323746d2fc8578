import Diagnostics
public import KeyEvents

/// Reads a recording whose format shows in its content.
public struct DetectingReader: RecordingReader {
  /// The format, once enough of the recording was seen.
  public private(set) var format: RecordingFormat?

  private let file: String?
  private let names: KeyNameTable
  private let keymapKey: (String) -> KeyCode?
  private var reader: (any RecordingReader)?
  private var start: [UInt8] = []
  private var isRefused = false

  /// A reader; `file` is the name that messages give, `keymapKey` knows the keymap's own key names.
  public init(
    file: String?, names: KeyNameTable, keymapKey: @escaping (String) -> KeyCode? = { _ in nil }
  ) {
    self.file = file
    self.names = names
    self.keymapKey = keymapKey
  }

  public mutating func read(_ bytes: Span<UInt8>, into output: inout KeystrokeSequence) {
    guard !isRefused else { return }
    if reader != nil {
      reader?.read(bytes, into: &output)
      return
    }
    bytes.withUnsafeBufferPointer { start.append(contentsOf: $0) }
    if start.count >= RecordingFormat.detectionSize { detect(&output) }
  }

  public mutating func finish(into output: inout KeystrokeSequence) {
    guard !isRefused else { return }
    if reader == nil { detect(&output) }
    reader?.finish(into: &output)
  }

  private mutating func detect(_ output: inout KeystrokeSequence) {
    var seen: [UInt8] = []
    swap(&seen, &start)
    // What has come with the first record is looked at as well.
    let head = seen.span.extracting(first: 4096)
    guard let format = RecordingFormat.detected(in: head) else {
      isRefused = true
      let known = RecordingFormat.allCases.map(\.rawValue).joined(separator: " or ")
      output.diagnostics.append(
        .error(
          .recordingUnrecognised, "this is a recording in no known format", at: SourcePlace(file: file),
          hint: "if it is one of them all the same, say which: --format \(known)"))
      return
    }
    self.format = format
    reader = format.reader(file: file, names: names, keymapKey: keymapKey)
    reader?.read(seen.span, into: &output)
  }
}
