import KeywrightDiagnostics
import KeywrightFiles

/// Cuts a file into lines as it comes; a line is bounded, the file is not.
struct LineSplitter: ~Copyable {
  /// The bytes that a line may have.
  static let lineLimit = 65_536

  /// What comes next.
  enum Item {
    case line(SourceLine)
    case problem(Diagnostic)
  }

  /// The file as messages name it.
  let name: String
  /// Which file it is; nil for a text.
  let identity: FileIdentity?
  private var chunks: FileChunks?
  private var bytes: [UInt8] = []
  private var position = 0
  private var number = 0
  private var isAtEnd = false

  /// Opens a file.
  init(path: String) throws(FileFailure) {
    let file = try FileChunks(path: path)
    identity = file.identity
    chunks = consume file
    name = path == "-" ? "standard input" : path
  }

  /// A text that messages call by a name.
  init(text: String, name: String) {
    self.name = name
    identity = nil
    bytes = Array(text.utf8)
  }

  /// The next line, or what is wrong with it; nil at the end.
  mutating func next() -> Item? {
    do throws(FileFailure) {
      guard let range = try lineRange() else { return nil }
      return item(range)
    } catch {
      isAtEnd = true
      position = bytes.count
      chunks = nil
      return .problem(error.diagnostic(.scenarioFileUnreadable))
    }
  }

  /// The bytes of the next line without its line end; nil at the end of the file.
  private mutating func lineRange() throws(FileFailure) -> Range<Int>? {
    var searched = position
    while true {
      if let end = bytes[searched...].firstIndex(of: 0x0A) {
        defer { position = end + 1 }
        number += 1
        return position..<end
      }
      searched = bytes.count
      guard try fill(&searched) else { break }
    }
    guard position < bytes.count else { return nil }
    defer { position = bytes.count }
    number += 1
    return position..<bytes.count
  }

  /// Reads on; false at the end. Of a line that is too long no more is kept than shows that it is.
  private mutating func fill(_ searched: inout Int) throws(FileFailure) -> Bool {
    guard chunks != nil, !isAtEnd, let chunk = try chunks?.next() else {
      isAtEnd = true
      return false
    }
    if position > 0 {
      bytes.removeFirst(position)
      searched -= position
      position = 0
    }
    if bytes.count > Self.lineLimit + 1 {
      bytes.removeLast(bytes.count - Self.lineLimit - 1)
      searched = bytes.count
    }
    bytes += chunk
    return true
  }

  private func item(_ range: Range<Int>) -> Item {
    var range = range
    if number == 1, bytes[range].starts(with: [0xEF, 0xBB, 0xBF]) { range = range.lowerBound + 3..<range.upperBound }
    if range.upperBound > range.lowerBound, bytes[range.upperBound - 1] == 0x0D {
      range = range.lowerBound..<range.upperBound - 1
    }
    let place = SourcePlace(file: name, line: number, column: 1)
    guard range.count <= Self.lineLimit else {
      return .problem(
        .error(
          .scenarioTooLarge, "the line has more than \(Self.lineLimit) bytes", at: place,
          hint: "split it, or check that this is a .keys file"))
    }
    guard let text = String(validating: bytes[range], as: UTF8.self) else {
      return .problem(notUTF8(range, place))
    }
    return .line(SourceLine(text, file: name, number: number))
  }

  private func notUTF8(_ range: Range<Int>, _ place: SourcePlace) -> Diagnostic {
    var place = place
    var start = range.lowerBound
    var column = 1
    while start < range.upperBound {
      let next = (start + 1...min(start + 4, range.upperBound)).first {
        String(validating: bytes[start..<$0], as: UTF8.self) != nil
      }
      guard let next else { break }
      start = next
      column += 1
    }
    place.column = column
    let byte = start < range.upperBound ? bytes[start] : 0
    let digits = String(byte, radix: 16, uppercase: true)
    return .error(
      .invalidUTF8, "the byte 0x\(byte < 16 ? "0" : "")\(digits) is not UTF-8 here", at: place,
      hint: "save the file as UTF-8")
  }
}
