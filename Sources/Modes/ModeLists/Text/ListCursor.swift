import KeywrightDiagnostics

/// A place in the text of a list, from which it is read on.
struct ListCursor: Sendable {
  private let text: ListText
  private var index = 0
  private var end: Int
  private(set) var line = 1
  private(set) var column = 1

  /// The beginning of a text.
  init(_ text: ListText) {
    self.text = text
    end = text.scalars.count
  }

  var file: String { text.file }
  var place: SourcePlace { SourcePlace(file: text.file, line: line, column: column) }
  var isAtEnd: Bool { index >= end }

  /// The scalar that comes next; nil at the end.
  var next: Unicode.Scalar? { index < end ? text.scalars[index] : nil }

  /// Takes the scalar that comes next.
  mutating func take() -> Unicode.Scalar? {
    guard let scalar = next else { return nil }
    skip()
    return scalar
  }

  mutating func skip() {
    guard let scalar = next else { return }
    index += 1
    if scalar == "\n" {
      line += 1
      column = 1
    } else {
      column += 1
    }
  }

  mutating func skip(count: Int) {
    for _ in 0..<count { skip() }
  }

  mutating func skip(while matches: (Unicode.Scalar) -> Bool) {
    while let next, matches(next) { skip() }
  }

  /// Takes what comes next as far as it matches.
  mutating func take(while matches: (Unicode.Scalar) -> Bool) -> String {
    var taken = String.UnicodeScalarView()
    while let next, matches(next) {
      taken.append(next)
      skip()
    }
    return String(taken)
  }

  func hasPrefix(_ prefix: String) -> Bool {
    text.scalars[index..<end].starts(with: prefix.unicodeScalars)
  }

  /// Takes these scalars if they come next.
  mutating func take(_ prefix: String) -> Bool {
    guard hasPrefix(prefix) else { return false }
    skip(count: prefix.unicodeScalars.count)
    return true
  }

  /// Skips white space, and lines that begin with `#` or `;`.
  mutating func skipSpaceAndLineComments() {
    skip { $0.properties.isWhitespace }
    while next == "#" || next == ";" {
      skip { $0 != "\n" }
      skip { $0.properties.isWhitespace }
    }
  }

  /// The rest of the line, without white space around it, to be read by itself; this cursor goes after it.
  mutating func takeLine() -> ListCursor {
    skip { $0 == " " || $0 == "\t" }
    var part = self
    skip { $0 != "\n" }
    part.end = index
    while part.end > part.index, " \t".unicodeScalars.contains(text.scalars[part.end - 1]) { part.end -= 1 }
    skip()
    return part
  }

  /// What is left, as text.
  var rest: PlacedText {
    var scalars = String.UnicodeScalarView()
    if index < end { scalars.append(contentsOf: text.scalars[index..<end]) }
    return PlacedText(text: String(scalars), place: place)
  }

  /// An error of the syntax, here or at another place.
  func failure(_ message: String, at other: SourcePlace? = nil, hint: String) -> Diagnostic {
    .error(.modeListSyntax, message, at: other ?? place, hint: hint)
  }
}
