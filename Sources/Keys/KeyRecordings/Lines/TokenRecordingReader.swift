import KeywrightKeyEvents

/// What a format of words between white space makes of them.
protocol RecordingTokens {
  /// Whether nothing more is of interest.
  var isStopped: Bool { get }
  /// Reads a word; the last one `isUnterminated` where no white space ends it.
  mutating func read(
    _ word: Span<UInt8>, at place: EventLocation, isUnterminated: Bool, _ output: inout KeystrokeSequence)
  /// Tells of a word that is longer than any of the format.
  mutating func refuseWord(at place: EventLocation, limit: Int, _ output: inout KeystrokeSequence)
  /// Reads what is left at the end.
  mutating func finish(_ output: inout KeystrokeSequence)
}

/// Reads a text word by word, so that even a file of one line needs no memory.
struct TokenRecordingReader<Tokens: RecordingTokens>: RecordingReader {
  private static var limit: Int { 256 }

  private var tokens: Tokens
  private var word: [UInt8] = []
  private var place = EventLocation(line: 1, column: 1)
  private var wordColumn = 1
  private var isSkipping = false
  private var isFinished = false

  init(_ tokens: Tokens) { self.tokens = tokens }

  mutating func read(_ bytes: Span<UInt8>, into output: inout KeystrokeSequence) {
    for index in bytes.indices where !tokens.isStopped && !isFinished {
      let byte = bytes[index]
      switch byte {
      case 0x0A:
        endWord(&output)
        place.line += 1
        place.column = 1
      case 0x20, 0x09, 0x0D:
        endWord(&output)
        place.column += 1
      default:
        add(byte, &output)
        // Columns count scalars, not bytes.
        if byte & 0xC0 != 0x80 { place.column += 1 }
      }
    }
  }

  mutating func finish(into output: inout KeystrokeSequence) {
    guard !isFinished else { return }
    if !tokens.isStopped { endWord(isUnterminated: true, &output) }
    isFinished = true
    tokens.finish(&output)
  }

  private mutating func add(_ byte: UInt8, _ output: inout KeystrokeSequence) {
    guard !isSkipping else { return }
    if word.isEmpty { wordColumn = place.column }
    guard word.count < Self.limit else {
      isSkipping = true
      tokens.refuseWord(at: EventLocation(line: place.line, column: wordColumn), limit: Self.limit, &output)
      return
    }
    word.append(byte)
  }

  private mutating func endWord(isUnterminated: Bool = false, _ output: inout KeystrokeSequence) {
    if !isSkipping, !word.isEmpty {
      var word: [UInt8] = []
      swap(&word, &self.word)
      var bytes = word.span
      if place.line == 1, wordColumn == 1, bytes.hasPrefix("\u{FEFF}") { bytes = bytes.extracting(droppingFirst: 3) }
      if !bytes.isEmpty {
        let place = EventLocation(line: place.line, column: wordColumn)
        tokens.read(bytes, at: place, isUnterminated: isUnterminated, &output)
      }
      swap(&word, &self.word)
    }
    word.removeAll(keepingCapacity: true)
    isSkipping = false
  }
}
