import KeywrightDiagnostics

/// A piece of text and where it begins.
struct PlacedText: Hashable {
  var text: String
  var place: SourcePlace

  /// The parts between the commas of a list, each with its own place, without white space around it.
  var listed: [PlacedText] {
    guard !text.isEmpty else { return [] }
    var column = place.column ?? 1
    return text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      defer { column += part.unicodeScalars.count + 1 }
      let leading = part.unicodeScalars.prefix { $0 == " " || $0 == "\t" }.count
      var trimmed = part.unicodeScalars.dropFirst(leading)
      while let last = trimmed.last, last == " " || last == "\t" { trimmed.removeLast() }
      return PlacedText(
        text: String(trimmed), place: SourcePlace(file: place.file, line: place.line, column: column + leading))
    }
  }
}
