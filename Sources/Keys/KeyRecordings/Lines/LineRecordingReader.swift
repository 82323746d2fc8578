import Glibc
import KeywrightKeyEvents

/// What a text format makes of its lines.
protocol RecordingLines {
  /// Whether nothing more is of interest.
  var isStopped: Bool { get }
  /// The text that the recording says was typed; nil where it says nothing of that.
  var expectedText: String? { get }
  /// Reads a line without its end; the last one `isUnterminated` where no line feed ends it.
  mutating func read(_ line: Span<UInt8>, _ number: Int, isUnterminated: Bool, _ output: inout KeystrokeSequence)
  /// Tells of a line that is longer than any recorder writes.
  mutating func refuseLine(_ number: Int, limit: Int, _ output: inout KeystrokeSequence)
  /// Reads what is left at the end.
  mutating func finish(_ output: inout KeystrokeSequence)
}

extension RecordingLines {
  var expectedText: String? { nil }
}

/// Reads a text line by line; only a line that lies in two chunks is copied.
struct LineRecordingReader<Lines: RecordingLines>: RecordingReader {
  private static var limit: Int { 65_536 }

  private var lines: Lines
  private var rest: [UInt8] = []
  private var number = 0
  private var isSkipping = false
  private var isFinished = false

  init(_ lines: Lines) { self.lines = lines }

  var expectedText: String? { lines.expectedText }

  mutating func read(_ bytes: Span<UInt8>, into output: inout KeystrokeSequence) {
    var start = 0
    while start < bytes.count, !lines.isStopped, !isFinished {
      guard let end = Self.lineFeed(in: bytes, from: start) else {
        keep(bytes.extracting(start..<bytes.count), &output)
        return
      }
      let line = bytes.extracting(start..<end)
      if rest.isEmpty, !isSkipping, line.count <= Self.limit {
        number += 1
        give(line, isUnterminated: false, &output)
      } else {
        keep(line, &output)
        endLine(isUnterminated: false, &output)
      }
      start = end + 1
    }
  }

  mutating func finish(into output: inout KeystrokeSequence) {
    guard !isFinished else { return }
    if !rest.isEmpty, !lines.isStopped { endLine(isUnterminated: true, &output) }
    isFinished = true
    lines.finish(&output)
  }

  private mutating func keep(_ bytes: Span<UInt8>, _ output: inout KeystrokeSequence) {
    guard !isSkipping else { return }
    guard bytes.count <= Self.limit - rest.count else {
      isSkipping = true
      rest = []
      lines.refuseLine(number + 1, limit: Self.limit, &output)
      return
    }
    bytes.withUnsafeBufferPointer { rest.append(contentsOf: $0) }
  }

  private mutating func endLine(isUnterminated: Bool, _ output: inout KeystrokeSequence) {
    number += 1
    if !isSkipping {
      var line: [UInt8] = []
      swap(&line, &rest)
      give(line.span, isUnterminated: isUnterminated, &output)
      line.removeAll(keepingCapacity: true)
      rest = line
    }
    isSkipping = false
  }

  private mutating func give(_ line: Span<UInt8>, isUnterminated: Bool, _ output: inout KeystrokeSequence) {
    var line = line
    if number == 1, line.hasPrefix("\u{FEFF}") { line = line.extracting(droppingFirst: 3) }
    if !line.isEmpty, line[line.count - 1] == 0x0D { line = line.extracting(droppingLast: 1) }
    lines.read(line, number, isUnterminated: isUnterminated, &output)
  }

  private static func lineFeed(in bytes: Span<UInt8>, from start: Int) -> Int? {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress, let found = memchr(base + start, 0x0A, buffer.count - start) else {
        return nil
      }
      return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
  }
}
