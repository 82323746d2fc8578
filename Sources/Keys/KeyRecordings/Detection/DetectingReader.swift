public import KeyEvents

/// Reads a recording whose format shows in its content.
public struct DetectingReader: RecordingReader {
  /// The format, once enough of the recording was seen.
  public private(set) var format: RecordingFormat?

  private let file: String?
  private let lookup: KeyLookup
  private var reader: (any RecordingReader)?
  private var start: [UInt8] = []
  private var isRefused = false

  /// A reader; `file` is the name that messages give.
  public init(file: String?, lookup: KeyLookup) {
    self.file = file
    self.lookup = lookup
  }

  public var expectedText: String? { reader?.expectedText }

  public mutating func read(_ bytes: Span<UInt8>, into output: inout KeystrokeSequence) {
    guard !isRefused else { return }
    if reader != nil {
      reader?.read(bytes, into: &output)
      return
    }
    bytes.withUnsafeBufferPointer { start.append(contentsOf: $0) }
    detect(isWhole: false, &output)
  }

  public mutating func finish(into output: inout KeystrokeSequence) {
    guard !isRefused else { return }
    if reader == nil { detect(isWhole: true, &output) }
    reader?.finish(into: &output)
  }

  private mutating func detect(isWhole: Bool, _ output: inout KeystrokeSequence) {
    var seen: [UInt8] = []
    swap(&seen, &start)
    switch RecordingFormat.detect(seen.span.extracting(first: RecordingFormat.detectionLimit), isWhole: isWhole) {
    case .undecided: swap(&seen, &start)
    case .unknown: refuse(seen.span, &output)
    case .format(let format):
      self.format = format
      var reader = format.detectedReader(file: file, lookup: lookup)
      reader.read(seen.span, into: &output)
      self.reader = reader
    }
  }

  private mutating func refuse(_ seen: Span<UInt8>, _ output: inout KeystrokeSequence) {
    isRefused = true
    var start = RecordingStart(file: file, format: nil, lookup: lookup)
    start.add(seen)
    output.diagnostics.append(start.unrecognised)
  }
}
