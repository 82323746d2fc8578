import KeywrightDiagnostics

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

  func place(in piece: Piece, line: Int, column: Int? = nil) -> SourcePlace {
    SourcePlace(file: files[piece.file].name, line: line, column: column)
  }
}

/// A part of one piece of a Compose text.
struct ComposeSpan: Hashable, Sendable {
  var piece: Int
  var range: Range<Int>
}
