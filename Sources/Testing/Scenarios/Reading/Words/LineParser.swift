import KeywrightDiagnostics
import KeywrightKeyEvents

/// Finds the keyword of a line and what follows it.
struct LineParser: Sendable {
  let names: KeyNameTable

  init(names: KeyNameTable = KeyNameTable()) { self.names = names }

  /// A line, or a cell of a table, by its keyword.
  struct Statement {
    let keyword: ScenarioKeyword
    let line: SourceLine
    /// Where the keyword stands, of a cell where that begins.
    let start: Int
    /// The bytes after the keyword.
    let rest: Range<Int>
    /// What the head of a table's column says after its keyword.
    var headWords: [String] = []
    /// The words as a person reads them.
    let text: String
  }

  /// The statement of a line that has some content.
  func statement(_ line: SourceLine, _ content: Range<Int>) throws(Diagnostic) -> Statement {
    let word = Self.firstWord(line, content)
    let name = line.string(word)
    guard let keyword = ScenarioKeyword(name) else {
      throw unknown(name, line.place(at: content.lowerBound))
    }
    return Statement(
      keyword: keyword, line: line, start: content.lowerBound,
      rest: line.trimmed(word.upperBound..<content.upperBound), text: line.string(content))
  }

  /// The words after the keyword, one by one.
  func arguments(_ statement: Statement) throws(DiagnosticList) -> LineArguments {
    try arguments(statement, of: statement.keyword.name, form: statement.keyword.form)
  }

  /// The words after the keyword, with a word of their own for messages.
  func arguments(_ statement: Statement, of keyword: String, form: String) throws(DiagnosticList) -> LineArguments {
    let heads = statement.headWords.map {
      LineToken(value: .word($0), range: statement.rest.lowerBound..<statement.rest.lowerBound)
    }
    let tokens = try LineLexer(names: names).tokens(statement.line, in: statement.rest)
    return LineArguments(
      (heads + tokens)[...], of: keyword, form: form, line: statement.line, end: statement.rest.upperBound)
  }

  /// The bytes up to white space or a text.
  static func firstWord(_ line: SourceLine, _ content: Range<Int>) -> Range<Int> {
    let end = content.first { SourceLine.isSpace(line.bytes[$0]) || line.bytes[$0] == 0x22 }
    return content.lowerBound..<(end ?? content.upperBound)
  }

  private func unknown(_ word: String, _ place: SourcePlace) -> Diagnostic {
    if ExpectationSubject(rawValue: word) != nil {
      return .error(
        .unknownScenarioWord, "no line begins with \(Quoted.text(word))", at: place,
        hint: "an expectation begins with expect: expect \(word) …")
    }
    if names.code(named: word) != nil {
      return .error(
        .unknownScenarioWord, "no line begins with \(Quoted.text(word))", at: place,
        hint: "keys are pressed by the step keys: keys \(word)")
    }
    return ScenarioMessages.unknownWord(word, known: ScenarioKeyword.names, what: "keyword", place)
  }
}
