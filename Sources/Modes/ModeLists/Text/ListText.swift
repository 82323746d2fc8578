import KeywrightDiagnostics

/// The text of a file: its scalars, every line end a line feed, without a byte order mark.
struct ListText: Sendable {
  let scalars: [Unicode.Scalar]
  let file: String

  /// Decodes bytes; what is binary or not UTF-8 is refused.
  init(_ bytes: [UInt8], file: String) throws(Diagnostic) {
    guard bytes.count <= ModeList.maximumSize else {
      throw .error(
        .modeListUnreadable, "the list has more than \(ModeList.maximumSize) bytes", at: SourcePlace(file: file),
        hint: "check that it is the right file")
    }
    if let failure = Self.binaryFailure(bytes, file: file) { throw failure }
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(bytes.count)
    var (line, column) = (1, 1)
    var decoder = UTF8()
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var rest = bytes[(bytes.starts(with: mark) ? mark.count : 0)...].makeIterator()
    var isAfterReturn = false
    decoding: while true {
      switch decoder.decode(&rest) {
      case .emptyInput:
        break decoding
      case .error:
        throw .error(
          .modeListUnreadable, "the file is not UTF-8", at: SourcePlace(file: file, line: line, column: column),
          hint: "convert it: iconv -t UTF-8")
      case .scalarValue(let scalar):
        defer { isAfterReturn = scalar == "\r" }
        if scalar == "\n", isAfterReturn { continue }
        scalars.append(scalar == "\r" ? "\n" : scalar)
        if scalar == "\r" || scalar == "\n" {
          (line, column) = (line + 1, 1)
        } else {
          column += 1
        }
      }
    }
    self.scalars = scalars
    self.file = file
  }

  private static func binaryFailure(_ bytes: [UInt8], file: String) -> Diagnostic? {
    if bytes.starts(with: "bplist".utf8) {
      return .error(
        .modeListUnreadable, "the file is a binary property list", at: SourcePlace(file: file),
        hint: "convert a copy of it: plutil -convert xml1 -o - FILE")
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return .error(
        .modeListUnreadable, "the file is UTF-16", at: SourcePlace(file: file), hint: "convert it: iconv -t UTF-8")
    }
    guard bytes.contains(0) else { return nil }
    return .error(
      .modeListUnreadable, "the file is binary", at: SourcePlace(file: file),
      hint: "a database of dconf is printed as text by dconf dump /org/gnome/desktop/input-sources/")
  }
}
