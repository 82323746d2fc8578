import Diagnostics

/// The text of a Compose file with what it includes in place, and where each piece of it came from.
struct ComposeText: Sendable {
  /// Lines of one file between two of its includes.
  struct Piece: Sendable {
    var bytes: [UInt8]
    var range: Range<Int>
    /// The index of the file's name in `files`.
    var file: Int
    /// The number of the first line, from 1.
    var firstLine: Int
    /// Counts inclusions: the library allows each file ten errors every time that it is included.
    var inclusion: Int
  }

  /// A file that the text was put together from.
  struct Origin: Sendable {
    var name: String
    /// Whether it comes with the X locale data; its authors' choices are no news to the user.
    var isStock: Bool
  }

  var files: [Origin] = []
  var pieces: [Piece] = []

  var byteCount: Int { pieces.reduce(0) { $0 + $1.range.count } }

  func place(in piece: Piece, line: Int, column: Int? = nil) -> SourcePlace {
    SourcePlace(file: files[piece.file].name, line: line, column: column)
  }

  /// Where a line of the pieces put one after the other (from 1) came from.
  func place(ofLine line: Int) -> SourcePlace {
    var left = line - 1
    for piece in pieces {
      let lines = piece.bytes[piece.range].count { $0 == UInt8(ascii: "\n") }
      if left < lines { return place(in: piece, line: piece.firstLine + left) }
      left -= lines
    }
    return SourcePlace(file: files.first?.name)
  }

  /// Everything as one buffer, the given parts blanked, so that lines keep their numbers.
  func joined(blanking dropped: [ComposeSpan]) -> [UInt8] {
    var buffer: [UInt8] = []
    buffer.reserveCapacity(byteCount)
    var starts: [Int] = []
    for piece in pieces {
      starts.append(buffer.count - piece.range.lowerBound)
      buffer += piece.bytes[piece.range]
    }
    for span in dropped {
      let start = starts[span.piece]
      for index in span.range { buffer[start + index] = UInt8(ascii: " ") }
    }
    return buffer
  }
}

/// A part of one piece of a Compose text.
struct ComposeSpan: Hashable, Sendable {
  var piece: Int
  var range: Range<Int>
}
