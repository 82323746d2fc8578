import KeywrightDiagnostics
import KeywrightKeyEvents

/// The columns of a table: what each cell of a row means.
struct ScenarioTable {
  private static let columnLimit = 32
  private static let labelLimit = 80

  /// What a column is for.
  private enum Column {
    /// The row's name.
    case name
    /// A setting, step or expectation, with words that come before each cell.
    case statement(ScenarioKeyword, headWords: [String], text: String)

    var isStep: Bool {
      if case .statement(.step, _, _) = self { true } else { false }
    }
  }

  private let columns: [Column]

  /// Reads the head of a table.
  init(_ statement: LineParser.Statement, names: KeyNameTable) throws(DiagnosticList) {
    let cells = Self.cells(statement.line, statement.rest)
    var columns: [Column] = []
    var errors = DiagnosticList()
    for cell in cells {
      do throws(DiagnosticList) {
        columns.append(try Self.column(statement.line, cell, names: names))
      } catch {
        errors.diagnostics += error.diagnostics
      }
    }
    let place = statement.line.place(at: statement.start)
    if cells.count > Self.columnLimit {
      errors.diagnostics.append(
        .error(
          .scenarioTooLarge, "the table has more than \(Self.columnLimit) columns", at: place,
          hint: "make several scenarios of it"))
    }
    guard errors.diagnostics.isEmpty else { throw errors }
    self.columns = columns
  }

  private static func column(
    _ line: SourceLine, _ cell: Range<Int>, names: KeyNameTable
  ) throws(DiagnosticList) -> Column {
    let place = line.place(at: cell.lowerBound)
    let words = line.string(cell).split { $0 == " " || $0 == "\t" }.map(String.init)
    guard let first = words.first else {
      throw DiagnosticList(
        .error(
          .scenarioSyntax, "a column of the table has no head", at: place,
          hint: "usage: \(StructureKeyword.table.form)"))
    }
    let text = words.joined(separator: " ")
    if first == "name", words.count == 1 { return .name }
    switch ScenarioKeyword(first) {
    case .setting(let keyword)?:
      return .statement(.setting(keyword), headWords: Array(words.dropFirst()), text: text)
    case .step(let keyword)?: return .statement(.step(keyword), headWords: Array(words.dropFirst()), text: text)
    case .expect?: return .statement(.expect, headWords: Array(words.dropFirst()), text: text)
    case .structure?, nil: break
    }
    if ExpectationSubject(rawValue: first) != nil {
      return .statement(.expect, headWords: words, text: "expect \(text)")
    }
    throw DiagnosticList(
      ScenarioMessages.unknownWord(
        first, known: ScenarioKeyword.names + ExpectationSubject.names + ["name"], what: "column", place))
  }

  /// What a row makes of a scenario's settings, and what it adds to its lines.
  struct Row {
    var label = ""
    var section: SettingSection
    var lines: [ScenarioLine] = []
    var errors: [Diagnostic] = []
  }

  /// Reads a row.
  func row(
    _ line: SourceLine, _ content: Range<Int>, number: Int, section: SettingSection, parser: LineParser, folder: String
  ) -> Row {
    // A row may set anew what its scenario sets, as a scenario may what its file sets.
    var row = Row(section: SettingSection(settings: section.settings, mark: section.mark))
    let cells = Self.cells(line, content.lowerBound + 1..<content.upperBound)
    guard cells.count == columns.count else {
      row.label = "row \(number)"
      let place = line.place(at: content.lowerBound)
      row.errors.append(
        .error(
          .scenarioSyntax, "the row has \(cells.count) cells and the table \(columns.count) columns", at: place,
          hint: "separate the cells by |; a cell may be empty"))
      return row
    }
    for (column, cell) in zip(columns, cells) where !cell.isEmpty {
      do throws(DiagnosticList) {
        try read(column, line, cell, into: &row, parser: parser, folder: folder)
      } catch {
        row.errors += error.diagnostics
      }
    }
    if row.label.isEmpty { row.label = label(line, cells) ?? "row \(number)" }
    return row
  }

  /// What tells a row from the others: what is done in it, else its first cell.
  private func label(_ line: SourceLine, _ cells: [Range<Int>]) -> String? {
    let filled = zip(columns, cells).filter { !$0.1.isEmpty }
    guard let cell = filled.first(where: { $0.0.isStep })?.1 ?? filled.first?.1 else { return nil }
    let text = line.string(cell)
    return text.count > Self.labelLimit ? "\(text.prefix(Self.labelLimit))…" : text
  }

  private func read(
    _ column: Column, _ line: SourceLine, _ cell: Range<Int>, into row: inout Row, parser: LineParser, folder: String
  ) throws(DiagnosticList) {
    guard case .statement(let keyword, let headWords, let text) = column else {
      let tokens = try LineLexer(names: parser.names).tokens(line, in: cell)
      if case .text(let name)? = tokens.first?.value, tokens.count == 1 {
        row.label = name
      } else {
        row.label = line.string(cell)
      }
      return
    }
    let statement = LineParser.Statement(
      keyword: keyword, line: line, start: cell.lowerBound, rest: cell, headWords: headWords,
      text: "\(text) \(line.string(cell))")
    switch keyword {
    case .setting(let keyword):
      try SettingParser(parser: parser, folder: folder).apply(keyword, statement, to: &row.section)
    case .step(let keyword): row.lines.append(try StatementReader(parser: parser).line(keyword, statement))
    case .expect: row.lines.append(try StatementReader(parser: parser).line(nil, statement))
    // No column is made of these.
    case .structure: break
    }
  }

  /// The cells between bars; a bar at the end adds none.
  private static func cells(_ line: SourceLine, _ range: Range<Int>) -> [Range<Int>] {
    var cells: [Range<Int>] = []
    var start = range.lowerBound
    var scan = LineScan(line.bytes, from: start)
    while scan.advance(), scan.index < range.upperBound {
      guard scan.isAtBar else { continue }
      cells.append(line.trimmed(start..<scan.index))
      start = scan.index + 1
    }
    let last = line.trimmed(min(start, range.upperBound)..<range.upperBound)
    if !last.isEmpty || cells.isEmpty { cells.append(last) }
    return cells
  }
}
