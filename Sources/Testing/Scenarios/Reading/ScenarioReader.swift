public import KeywrightDiagnostics
import KeywrightFiles
public import KeywrightKeyEvents

/// Reads the scenarios of a `.keys` file one at a time, and keeps no more of the file than the scenario at hand.
public struct ScenarioReader: ~Copyable {
  /// After so many errors the rest of a file is not looked at.
  public static let errorLimit = 100

  private var lines: LineSplitter
  private var shared: SettingSection
  private var draft: ScenarioDraft?
  private var pending: [ScenarioItem] = []
  private var errorCount = 0
  private var isFileBroken = false
  private var isAtEnd = false
  private var includes: SettingIncludes
  private let parser: LineParser
  private let folder: String

  /// Opens a file, or standard input for `-`.
  ///
  /// - Parameters:
  ///   - names: the names of keys; who reads many files makes them once.
  ///   - allowsOutsideIncludes: whether a file may include one that is not in its folder.
  public init(path: String, names: KeyNameTable = KeyNameTable(), allowsOutsideIncludes: Bool = false)
    throws(Diagnostic)
  {
    let lines: LineSplitter
    do throws(FileFailure) {
      lines = try LineSplitter(path: path)
    } catch {
      throw error.diagnostic(.scenarioFileUnreadable)
    }
    self.init(
      lines, folder: path == "-" ? "" : PathParts.folder(of: path), names: names,
      allowsOutsideIncludes: allowsOutsideIncludes)
  }

  /// Reads a text that messages call by a name; its paths count from a folder, the working folder when that is empty.
  public init(
    text: String, name: String, folder: String = "", names: KeyNameTable = KeyNameTable(),
    allowsOutsideIncludes: Bool = false
  ) {
    self.init(
      LineSplitter(text: text, name: name), folder: folder, names: names, allowsOutsideIncludes: allowsOutsideIncludes)
  }

  private init(_ lines: consuming LineSplitter, folder: String, names: KeyNameTable, allowsOutsideIncludes: Bool) {
    parser = LineParser(names: names)
    includes = SettingIncludes(parser: parser, allowsOutside: allowsOutsideIncludes, root: lines.identity)
    self.folder = folder
    shared = SettingSection()
    self.lines = lines
  }

  /// The files that were included so far.
  public var includedPaths: [String] { includes.paths }

  /// The settings that hold for every scenario, as far as they were read.
  public var sharedSettings: ScenarioSettings { shared.settings }

  /// The mark that every scenario has that states none of its own.
  public var sharedMark: ScenarioMark? { shared.mark }

  /// The next scenario, row or problem; nil at the end of the file.
  public mutating func next() -> ScenarioItem? {
    while pending.isEmpty, !isAtEnd {
      switch lines.next() {
      case nil: close()
      case .problem(let problem)?: report([problem])
      case .line(let line)?: read(line)
      }
      if errorCount >= Self.errorLimit, !isAtEnd { stop() }
    }
    return pending.isEmpty ? nil : pending.removeFirst()
  }

  private mutating func read(_ line: SourceLine) {
    let content = line.content()
    guard !content.isEmpty else { return }
    if line.bytes[content.lowerBound] == UInt8(ascii: "|") {
      readRow(line, content)
      return
    }
    do throws(Diagnostic) {
      try take(try parser.statement(line, content))
    } catch {
      report([error])
    }
  }

  private mutating func take(_ statement: LineParser.Statement) throws(Diagnostic) {
    switch statement.keyword {
    case .structure(.scenario): begin(statement)
    case .structure(.include): include(statement)
    case .structure(.table), .setting, .step, .expect:
      guard draft == nil else {
        draft?.take(statement, parser: parser, folder: folder, errorCount: &errorCount)
        return
      }
      guard case .setting(let keyword) = statement.keyword else {
        throw ScenarioMessages.stepOutsideScenario(
          statement.keyword.name, statement.line.place(at: statement.start))
      }
      do throws(DiagnosticList) {
        try SettingParser(parser: parser, folder: folder).apply(keyword, statement, to: &shared)
      } catch {
        report(error.diagnostics)
      }
    }
  }

  private mutating func begin(_ statement: LineParser.Statement) {
    emitDraft()
    let place = statement.line.place(at: statement.start)
    var name = statement.line.string(statement.rest)
    var errors: [Diagnostic] = []
    do throws(DiagnosticList) {
      var arguments = try parser.arguments(statement)
      do throws(Diagnostic) {
        name = try arguments.statement("a name")
        try arguments.finish()
      } catch {
        throw DiagnosticList(error)
      }
    } catch {
      errors = error.diagnostics
    }
    errorCount += errors.count
    let identity = ScenarioIdentity(name: name, file: lines.name, place: place)
    draft = ScenarioDraft(identity, shared: shared, errors: errors)
    if isFileBroken { draft?.block() }
  }

  private mutating func include(_ statement: LineParser.Statement) {
    guard draft == nil else {
      report([
        .error(
          .scenarioSyntax, "“include” is not allowed in a scenario", at: statement.line.place(at: statement.start),
          hint: "put it before the first scenario; what it includes holds for the whole file")
      ])
      return
    }
    report(includes.include(statement, from: folder, into: &shared))
  }

  private mutating func readRow(_ line: SourceLine, _ content: Range<Int>) {
    guard draft?.hasTable ?? false else {
      let place = line.place(at: content.lowerBound)
      report([
        .error(
          .scenarioSyntax, "this row has no table line above it", at: place,
          hint: "name the columns first: \(StructureKeyword.table.form)")
      ])
      return
    }
    guard let row = draft?.row(line, content, parser: parser, folder: folder) else { return }
    errorCount += row.errors.count
    pending.append(.scenario(row))
  }

  /// Notes errors where they belong: in the scenario at hand, else in the file.
  private mutating func report(_ problems: [Diagnostic]) {
    guard !problems.isEmpty else { return }
    errorCount += problems.count
    if draft != nil {
      pending += draft?.note(problems) ?? []
    } else {
      isFileBroken = true
      pending += problems.map(ScenarioItem.problem)
    }
  }

  private mutating func emitDraft() {
    guard var finished = draft else { return }
    draft = nil
    guard let scenario = finished.scenario() else { return }
    pending.append(.scenario(scenario))
  }

  private mutating func close() {
    emitDraft()
    isAtEnd = true
  }

  private mutating func stop() {
    let place = draft?.lastPlace ?? SourcePlace(file: lines.name)
    close()
    pending.append(.problem(ScenarioMessages.tooManyErrors(Self.errorLimit, place)))
  }
}
