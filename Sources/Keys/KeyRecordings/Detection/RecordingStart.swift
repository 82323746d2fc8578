public import Diagnostics
import KeyEvents

/// The beginning of a recording, kept until its format shows: for who has to know it before anything is read.
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
    if let format { return (format, format.reader(file: file, lookup: lookup)) }
    format = Self.format(bytes, isWhole: isWhole)
    return format.map { ($0, $0.detectedReader(file: file, lookup: lookup)) }
  }

  private static func format(_ bytes: [UInt8], isWhole: Bool) -> RecordingFormat? {
    let head = bytes.span.extracting(first: RecordingFormat.detectionLimit)
    switch RecordingFormat.detect(head, isWhole: isWhole) {
    case .format(let format): return format
    case .unknown, .undecided: return nil
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
