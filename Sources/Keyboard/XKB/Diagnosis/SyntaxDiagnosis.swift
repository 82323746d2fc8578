import KeywrightDiagnostics

/// What is wrong at the place where the library could not read on.
struct SyntaxDiagnosis {
  private let report: CompilationReport
  private let message: LibraryMessage

  init(_ report: CompilationReport, _ message: LibraryMessage) {
    self.report = report
    self.message = message
  }

  func diagnostic(_ severity: Severity) -> Diagnostic {
    if let plus = unicodePlus(severity) { return plus }
    if let fault = beginning(severity) ?? nesting(severity) { return fault }
    return Diagnostic(
      .keymapSyntax, severity: severity, message.text, at: report.place(of: message), hint: hint)
  }

  /// `U+20AC`, which is no name: the library stops at the plus, the mistake starts at the U.
  private func unicodePlus(_ severity: Severity) -> Diagnostic? {
    guard let line = lineBytes, let column = message.column else { return nil }
    // 1.5.0 gives the place of the plus, other versions that of the token before or after it.
    for start in [column - 2, column - 1, column - 3] where line.indices.contains(start) {
      guard line[start] | 0x20 == UInt8(ascii: "u"), line[(start + 1)...].first == UInt8(ascii: "+") else { continue }
      let digits = line[(start + 2)...].prefix { Character(Unicode.Scalar($0)).isHexDigit }
      guard (4...6).contains(digits.count) else { continue }
      let number = String(decoding: digits, as: UTF8.self)
      var place = report.place(of: message)
      place.column = String(decoding: line[..<start], as: UTF8.self).unicodeScalars.count + 1
      return Diagnostic(
        .keymapSyntax, severity: severity, "syntax error: “U+\(number)” is not the name of a keysym", at: place,
        hint: "write U\(number), without the plus")
    }
    return nil
  }

  /// A word that begins no statement, which the library notices at what follows it.
  private func beginning(_ severity: Severity) -> Diagnostic? {
    guard let origin = report.origin(of: message), let outline = origin.outline, let line = message.line,
      let column = message.column, let offset = outline.tokens.offset(line: line, byteColumn: column),
      let section = outline.section(at: offset)
    else { return nil }
    let list = outline.tokens.tokens
    let statement = SectionStatement.all(in: section, of: outline).last {
      list[$0.body.lowerBound].range.lowerBound <= offset
    }
    let own = UserSection(file: origin.file, outline: outline, section: section)
    guard let statement, let fault = StatementFault(unread: statement, of: own) else { return nil }
    return Diagnostic(
      .keymapSyntax, severity: severity, fault.message.map { "syntax error: \($0)" } ?? message.text,
      at: own.place(of: fault.token), hint: fault.hint)
  }

  private static let deepest = 500

  /// So many brackets within brackets that the library's parser gives up.
  private func nesting(_ severity: Severity) -> Diagnostic? {
    guard let origin = report.origin(of: message), let outline = origin.outline, let line = message.line,
      let column = message.column, let offset = outline.tokens.offset(line: line, byteColumn: column)
    else { return nil }
    var open: [Int] = []
    for token in outline.tokens.tokens where token.kind == .symbol && token.range.lowerBound <= offset {
      switch outline.tokens.bytes[token.range.lowerBound] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(token.range.lowerBound)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): _ = open.popLast()
      default: continue
      }
    }
    guard open.count > Self.deepest else { return nil }
    let position = outline.tokens.position(of: open[Self.deepest])
    return Diagnostic(
      .keymapSyntax, severity: severity, "brackets within brackets are more than \(Self.deepest) deep",
      at: SourcePlace(file: origin.file, line: position.line, column: position.column), hint: "take some of them out")
  }

  private var hint: String {
    if let bytes = report.origin(of: message)?.outline?.tokens.bytes,
      [[0xFF, 0xFE], [0xFE, 0xFF]].contains(Array(bytes.prefix(2)))
    {
      return "the file is UTF-16; save it as UTF-8"
    }
    guard let line = lineBytes else { return "look just before this point" }
    let text = String(decoding: line, as: UTF8.self)
    if text.contains("/*") || text.contains("*/") { return "comments start with // or #; there is no /* */" }
    if ["<<<<<<<", "=======", ">>>>>>>", "======"].contains(where: text.hasPrefix) {
      return "this looks like what a merge left behind; remove it"
    }
    if message.text.contains("unrecognized token") { return "this character does not belong here" }
    return "look just before this point: a ';', '}' or ']' may be missing"
  }

  private var lineBytes: ArraySlice<UInt8>? {
    guard let tokens = report.origin(of: message)?.outline?.tokens, let line = message.line,
      let start = tokens.offset(line: line, byteColumn: 1)
    else { return nil }
    let rest = tokens.bytes[start...]
    // Rebased, so that an index is a column.
    return ArraySlice(Array(rest.prefix { $0 != UInt8(ascii: "\n") }))
  }
}
