public import KeywrightKeyEvents

/// Reads a recording whose format shows in its content.
public struct DetectingReader: RecordingReader {
  /// The format, once enough of the recording was seen.
  public private(set) var format: RecordingFormat?

  private var start: RecordingStart
  private var reader: (any RecordingReader)?
  private var isRefused = false

  /// A reader; `file` is the name that messages give.
  public init(file: String?, lookup: KeyLookup) {
    start = RecordingStart(file: file, format: nil, lookup: lookup)
  }

  public var expectedText: String? { reader?.expectedText }

  public mutating func read(_ bytes: Span<UInt8>, into output: inout KeystrokeSequence) {
    guard !isRefused else { return }
    if reader != nil {
      reader?.read(bytes, into: &output)
      return
    }
    start.add(bytes)
    detect(isWhole: false, &output)
  }

  public mutating func finish(into output: inout KeystrokeSequence) {
    guard !isRefused else { return }
    if reader == nil { detect(isWhole: true, &output) }
    reader?.finish(into: &output)
  }

  private mutating func detect(isWhole: Bool, _ output: inout KeystrokeSequence) {
    switch start.finding(isWhole: isWhole) {
    case .undecided: break
    case .unknown:
      isRefused = true
      output.diagnostics.append(start.unrecognised)
      _ = start.take()
    case .format(let format, var reader):
      self.format = format
      reader.read(start.take().span, into: &output)
      self.reader = reader
    }
  }
}
