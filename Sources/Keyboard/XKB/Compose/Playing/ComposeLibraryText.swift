import KeywrightDiagnostics
import KeywrightKeyEvents

/// The one text that the library compiles, and where each line of it came from.
struct ComposeLibraryText {
  private(set) var bytes: [UInt8] = []
  /// The place of each line, where the lines are not as written.
  private var places: [SourcePlace] = []
  private let text: ComposeText

  /// Text as written, its includes in their places.
  init(_ text: ComposeText) {
    self.text = text
    bytes.reserveCapacity(text.pieces.reduce(0) { $0 + $1.range.count })
    for piece in text.pieces { bytes += piece.bytes[piece.range] }
  }

  /// Only the sequences that hold, each on a line.
  ///
  /// The order of lines no longer matters, so it is the middle one first, then those of both halves: the library's
  /// search tree is never rebalanced, and lines in ascending order would take it seconds.
  init(_ reading: ComposeReading) {
    text = reading.text
    let sorted = reading.entries.indices.sorted {
      reading.entries[$0].sequence.lexicographicallyPrecedes(reading.entries[$1].sequence) {
        $0.rawValue < $1.rawValue
      }
    }
    var open = [0..<sorted.count]
    while let range = open.popLast() {
      guard !range.isEmpty else { continue }
      let middle = range.lowerBound + range.count / 2
      let span = reading.spans[sorted[middle]]
      bytes += text.pieces[span.piece].bytes[span.range]
      bytes.append(UInt8(ascii: "\n"))
      places.append(reading.entries[sorted[middle]].place)
      open.append(range.lowerBound..<middle)
      open.append(middle + 1..<range.upperBound)
    }
  }

  /// Where a line (from 1) came from.
  func place(ofLine line: Int) -> SourcePlace {
    if places.indices.contains(line - 1) { return places[line - 1] }
    var left = line - 1
    for piece in text.pieces {
      let lines = piece.bytes[piece.range].count { $0 == UInt8(ascii: "\n") }
      if left < lines { return text.place(in: piece, line: piece.firstLine + left) }
      left -= lines
    }
    return start
  }

  /// The file that the text begins with.
  var start: SourcePlace { SourcePlace(file: text.files.first?.name) }
}
