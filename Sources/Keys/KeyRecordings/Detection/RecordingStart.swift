public import KeywrightDiagnostics
import KeywrightKeyEvents

/// The beginning of a recording, kept until its format shows.
public struct RecordingStart {
  private let file: String?
  private let lookup: KeyLookup
  private var format: RecordingFormat?
  private var bytes: [UInt8] = []

  /// A beginning of a file; a format that somebody forces shows at once.
  public init(file: String?, format: RecordingFormat?, lookup: KeyLookup) {
    self.file = file
    self.format = format
    self.lookup = lookup
  }

  /// Adds what comes next.
  public mutating func add(_ next: Span<UInt8>) {
    next.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
  }

  /// The format and a reader of it; nil as long as the format does not show.
  public mutating func reader(isWhole: Bool) -> (format: RecordingFormat, reader: any RecordingReader)? {
    switch finding(isWhole: isWhole) {
    case .format(let format, let reader): (format, reader)
    case .undecided, .unknown: nil
    }
  }

  /// What the beginning shows.
  enum Finding {
    /// More bytes have to be seen.
    case undecided
    /// It is not in any format that is read.
    case unknown
    /// The format, with a reader that has seen nothing yet.
    case format(RecordingFormat, any RecordingReader)
  }

  /// What shows so far; `isWhole` where no more bytes follow.
  mutating func finding(isWhole: Bool) -> Finding {
    if let format { return .format(format, format.reader(file: file, lookup: lookup)) }
    switch RecordingFormat.detect(bytes.span.extracting(first: RecordingFormat.detectionLimit), isWhole: isWhole) {
    case .undecided: return .undecided
    case .unknown: return .unknown
    case .format(let found):
      format = found
      return .format(found, found.detectedReader(file: file, lookup: lookup))
    }
  }

  /// The bytes that were kept, which the reader has not seen.
  public mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// The message for a recording whose format never showed.
  public var unrecognised: Diagnostic {
    if bytes.starts(with: RecordingBytes.magic) {
      return .error(
        .recordingUnrecognised, "this recording is packed with gzip twice", at: SourcePlace(file: file),
        hint: "unpack it once with gunzip")
    }
    let known = RecordingFormat.allCases.map(\.rawValue).joined(separator: ", ")
    let choice = lookup.formatChoice.phrase("FORMAT")
    return .error(
      .recordingUnrecognised, "the format of this recording is not recognised", at: SourcePlace(file: file),
      hint: "if it has one of these formats, name it with \(choice): \(known)")
  }
}
