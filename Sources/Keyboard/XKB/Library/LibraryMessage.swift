/// One message of libxkbcommon or libxkbregistry, taken apart.
struct LibraryMessage: Hashable, Sendable {
  /// How grave the library finds it: 10 critical, 20 error, 30 warning, 40 info, 50 debug.
  var level: Int
  /// The text without code and place.
  var text: String
  /// The file as the library names it: the name in the include statement, or `(input string)`.
  var file: String?
  /// The line, from 1.
  var line: Int?
  /// The column, from 1.
  var column: Int?

  var isError: Bool { level <= 20 }

  /// The name of a keymap that came as text.
  static let inputFile = "(input string)"

  /// A message from its text: `[XKB-nnn] FILE:LINE:COLUMN: TEXT`, where code and place may be missing.
  init(level: Int, raw: some StringProtocol) {
    self.level = level
    var rest = Substring(raw)
    while rest.last == "\n" { rest.removeLast() }
    if rest.hasPrefix("[XKB-"), let end = rest.firstIndex(of: "]") {
      rest = rest[rest.index(after: end)...].drop { $0 == " " }
    }
    text = Self.oneLine(rest)
    guard let place = Self.place(of: rest) else { return }
    file = place.file
    line = place.line
    column = place.column
    text = Self.oneLine(Substring(place.text))
  }

  /// The lines of a message as one.
  private static func oneLine(_ text: Substring) -> String {
    text.split(separator: "\n").joined(separator: "; ")
  }

  private static func place(of message: Substring) -> (file: String, line: Int, column: Int, text: String)? {
    let bytes = message.utf8
    var search = bytes.startIndex
    while let colon = bytes[search...].firstIndex(of: UInt8(ascii: ":")) {
      var position = bytes.index(after: colon)
      if let line = number(in: bytes, from: &position), let column = number(in: bytes, from: &position),
        position < bytes.endIndex, bytes[position] == UInt8(ascii: " ")
      {
        let text = message[bytes.index(after: position)...]
        return (String(message[..<colon]), line, column, String(text))
      }
      search = bytes.index(after: colon)
    }
    return nil
  }

  /// The digits up to a colon, which is passed too.
  private static func number(in bytes: Substring.UTF8View, from position: inout Substring.Index) -> Int? {
    guard let end = bytes[position...].firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let digits = bytes[position..<end]
    // No file has so many lines that nine digits would not do.
    guard digits.count <= 9, let number = Int(String(digits) ?? "") else { return nil }
    position = bytes.index(after: end)
    return number
  }
}
