import KeywrightDiagnostics

/// A scenario that is being read.
struct ScenarioDraft {
  private static let lineLimit = 10_000
  /// The bytes of its lines, which are kept until it has run.
  private static let sizeLimit = 8 << 20

  /// The columns of its table; nil as long as it has none.
  private var table: ScenarioTable?
  /// Whether a table has begun, be it one whose head cannot be read.
  private(set) var hasTable = false
  /// Where the line that was read last begins.
  private(set) var lastPlace: SourcePlace
  private let identity: ScenarioIdentity
  private var section: SettingSection
  private var lines: [ScenarioLine] = []
  private var errors: [Diagnostic]
  private var rowCount = 0
  private var size = 0
  private var isTooLong = false
  private var hasGivenErrors = false

  init(_ identity: ScenarioIdentity, shared: SettingSection, errors: [Diagnostic]) {
    self.identity = identity
    self.errors = errors
    lastPlace = identity.place
    section = SettingSection(settings: shared.settings, mark: shared.mark)
  }

  /// The file's own settings are wrong, so that the scenario would show nothing.
  mutating func block() {
    errors.append(
      .error(
        .sharedSettingsBroken, "the lines before the first scenario have errors, so this one is not run",
        at: identity.place, hint: "correct them first"))
  }

  /// Takes a line over.
  mutating func take(_ statement: LineParser.Statement, parser: LineParser, folder: String, errorCount: inout Int) {
    lastPlace = statement.line.place(at: statement.start)
    do throws(DiagnosticList) {
      guard !hasTable else {
        throw DiagnosticList(ScenarioMessages.lineBehindTable(statement.keyword.name, lastPlace))
      }
      switch statement.keyword {
      case .structure(.table):
        hasTable = true
        table = try ScenarioTable(statement, names: parser.names)
      // The reader of the file takes these itself.
      case .structure(.scenario), .structure(.include): break
      case .setting(let keyword):
        guard lines.isEmpty else {
          throw DiagnosticList(ScenarioMessages.settingBehindStep(statement.keyword.name, lastPlace))
        }
        try SettingParser(parser: parser, folder: folder).apply(keyword, statement, to: &section)
      case .step(let keyword): try append(try StatementReader(parser: parser).line(keyword, statement))
      case .expect: try append(try StatementReader(parser: parser).line(nil, statement))
      }
    } catch {
      errorCount += error.diagnostics.count
      errors += error.diagnostics
    }
  }

  private mutating func append(_ line: ScenarioLine) throws(DiagnosticList) {
    guard !isTooLong else { return }
    size += line.source.whole.utf8.count
    guard lines.count < Self.lineLimit, size <= Self.sizeLimit else {
      isTooLong = true
      let limit = lines.count < Self.lineLimit ? "\(Self.sizeLimit >> 20) MiB of lines" : "\(Self.lineLimit) lines"
      throw DiagnosticList(ScenarioMessages.tooLong(limit, line.place))
    }
    lines.append(line)
  }

  /// Notes errors of lines that are none; those after rows that were handed out already come back as problems.
  mutating func note(_ problems: [Diagnostic]) -> [ScenarioItem] {
    guard rowCount == 0 else { return problems.map(ScenarioItem.problem) }
    errors += problems
    return []
  }

  /// A row of the table as a scenario; nil where the scenario's own lines have errors, which are told once.
  mutating func row(_ line: SourceLine, _ content: Range<Int>, parser: LineParser, folder: String) -> Scenario? {
    lastPlace = line.place(at: content.lowerBound)
    rowCount += 1
    guard errors.isEmpty, let table else {
      guard !hasGivenErrors else { return nil }
      hasGivenErrors = true
      return scenario(identity, section, lines, errors)
    }
    let row = table.row(line, content, number: rowCount, section: section, parser: parser, folder: folder)
    var identity = identity
    identity.row = ScenarioIdentity.Row(number: rowCount, label: row.label)
    identity.place = lastPlace
    let shared = lines.map { line in
      var line = line
      line.source.isShared = true
      return line
    }
    return scenario(identity, row.section, shared + row.lines, row.errors)
  }

  /// The scenario, once all of it is read; nil where its rows were handed out.
  mutating func scenario() -> Scenario? {
    if hasTable, rowCount == 0 {
      errors.append(
        .error(
          .scenarioSyntax, "the table has no rows", at: lastPlace, hint: "write rows such as: | <AD06> <AD04> | \"ô\""))
    }
    guard rowCount == 0 || !errors.isEmpty && !hasGivenErrors else { return nil }
    return scenario(identity, section, lines, errors)
  }

  private func scenario(
    _ identity: ScenarioIdentity, _ section: SettingSection, _ lines: [ScenarioLine], _ errors: [Diagnostic]
  ) -> Scenario {
    var scenario = Scenario(
      identity, mark: section.mark, settings: section.settings, lines: lines, errors: errors)
    if errors.isEmpty { scenario.errors = ScenarioCheck(scenario).errors }
    return scenario
  }
}
