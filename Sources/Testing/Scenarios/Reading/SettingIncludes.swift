import KeywrightDiagnostics
import KeywrightFiles

/// Reads files of settings that others include.
struct SettingIncludes {
  private static let depthLimit = 8
  private static let fileLimit = 100

  let parser: LineParser
  let allowsOutside: Bool
  /// The files that are being read, the innermost last.
  private var open: [FileIdentity]
  private var fileCount = 0
  private var isTooMany = false
  /// The files that were read, or could not be.
  private(set) var paths: [String] = []

  init(parser: LineParser, allowsOutside: Bool, root: FileIdentity?) {
    self.parser = parser
    self.allowsOutside = allowsOutside
    open = root.map { [$0] } ?? []
  }

  /// Reads the file that a line includes; answers everything that is wrong.
  mutating func include(
    _ statement: LineParser.Statement, from folder: String, into section: inout SettingSection
  ) -> [Diagnostic] {
    let place = statement.line.place(at: statement.start)
    let settings = SettingParser(parser: parser, folder: folder)
    do throws(DiagnosticList) {
      var arguments = try parser.arguments(statement)
      var path = ""
      do throws(Diagnostic) {
        path = settings.located(try arguments.value("the path of a file"))
        try arguments.finish()
        guard try mayRead(path, from: folder, place) else { return [] }
      } catch {
        throw DiagnosticList(error)
      }
      return read(path, at: place, into: &section)
    } catch {
      return error.diagnostics
    }
  }

  /// Whether a file may be read; false where it has been told already why no more are.
  private mutating func mayRead(
    _ path: String, from folder: String, _ place: SourcePlace
  ) throws(Diagnostic) -> Bool {
    let name = Quoted.text(SafeText.shortened(path))
    guard open.count <= Self.depthLimit else {
      throw .error(
        .scenarioIncludeRefused, "files include each other more than \(Self.depthLimit) deep", at: place,
        hint: "include the innermost file directly")
    }
    guard fileCount < Self.fileLimit else {
      guard !isTooMany else { return false }
      isTooMany = true
      throw .error(
        .scenarioIncludeRefused, "more than \(Self.fileLimit) files are included", at: place,
        hint: "put the settings together in fewer files")
    }
    fileCount += 1
    if !allowsOutside, PathParts.resolved(path) != nil, !PathParts.isInside(path, folder: folder) {
      throw .error(
        .scenarioIncludeRefused, "\(name) is not in the folder of the file that includes it", at: place,
        hint: "move it there, or allow it with --allow-outside")
    }
    return true
  }

  private mutating func read(
    _ path: String, at place: SourcePlace, into section: inout SettingSection
  ) -> [Diagnostic] {
    paths.append(path)
    var lines: LineSplitter
    do throws(FileFailure) {
      lines = try LineSplitter(path: path == "-" ? "./-" : path)
    } catch {
      var failure = error.diagnostic(.scenarioFileUnreadable)
      failure.place = place
      if error.reason == .notRegular { failure.hint = "put what it gives into a file, and include that" }
      return [failure]
    }
    guard let identity = lines.identity, !open.contains(identity) else {
      return [
        .error(
          .scenarioIncludeRefused, "\(Quoted.text(SafeText.shortened(path))) includes itself", at: place,
          hint: "leave this line out")
      ]
    }
    open.append(identity)
    defer { open.removeLast() }
    var inner = SettingSection(settings: section.settings, mark: section.mark)
    let problems = readLines(&lines, folder: PathParts.folder(of: path), into: &inner)
    section.settings = inner.settings
    section.mark = inner.mark
    return problems
  }

  private mutating func readLines(
    _ lines: inout LineSplitter, folder: String, into section: inout SettingSection
  ) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    while problems.count < ScenarioReader.errorLimit, let item = lines.next() {
      switch item {
      case .problem(let problem): problems.append(problem)
      case .line(let line):
        let content = line.content()
        guard !content.isEmpty else { continue }
        problems += read(line, content, folder: folder, into: &section)
      }
    }
    return problems
  }

  private mutating func read(
    _ line: SourceLine, _ content: Range<Int>, folder: String, into section: inout SettingSection
  ) -> [Diagnostic] {
    do throws(DiagnosticList) {
      let statement: LineParser.Statement
      do throws(Diagnostic) {
        statement = try parser.statement(line, content)
      } catch {
        throw DiagnosticList(error)
      }
      if statement.keyword == .structure(.include) { return include(statement, from: folder, into: &section) }
      guard case .setting(let keyword) = statement.keyword else {
        throw DiagnosticList(
          .error(
            .scenarioSyntax, "“\(statement.keyword.name)” is not allowed in an included file",
            at: line.place(at: content.lowerBound), hint: "such a file holds only settings"))
      }
      try SettingParser(parser: parser, folder: folder).apply(keyword, statement, to: &section)
      return []
    } catch {
      return error.diagnostics
    }
  }
}
