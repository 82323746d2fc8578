import KeywrightDiagnostics
import KeywrightScenarioRunner

/// A report that a command line asks for.
struct ChosenReport: Hashable {
  var kind: ReporterKind
  /// The file; nil for standard output, which `-` stands for.
  var file: String?
}

/// Reads the options that say what is reported, and where to.
enum ReportOptions {
  /// The reports, at most one of them on standard output; one for the terminal, where that would have none.
  static func values(of arguments: ParsedArguments) throws(UsageError) -> [ChosenReport] {
    var reports: [ChosenReport] = []
    for value in arguments.all(.reporter) { reports.append(try report(value)) }
    if let file = arguments.value(.output) {
      if reports.isEmpty { reports = [ChosenReport(kind: .terminal)] }
      guard let index = reports.firstIndex(where: { $0.file == nil }) else {
        throw .contradiction(
          "--output", "--reporter \(arguments.all(.reporter).last ?? "")",
          hint: "every report has a file already; leave --output out")
      }
      reports[index].file = file == "-" ? nil : file
    }
    let shown = reports.filter { $0.file == nil }
    guard shown.count <= 1 else {
      throw .contradiction(
        "--reporter \(shown[0].kind.rawValue)", "--reporter \(shown[1].kind.rawValue)",
        hint: "only one can have standard output; send the others to files: --reporter junit=report.xml")
    }
    let files = reports.compactMap(\.file)
    guard Set(files).count == files.count else {
      throw UsageError("two reports go to one file", hint: "give each a file of its own")
    }
    return shown.isEmpty ? [ChosenReport(kind: .terminal)] + reports : reports
  }

  private static func report(_ value: String) throws(UsageError) -> ChosenReport {
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let kind = ReporterKind(rawValue: name) else {
      let known = ReporterKind.allCases.map(\.rawValue)
      let meant = NameSuggestion.hint(for: name, in: known).map { "\($0) or " } ?? ""
      throw UsageError(
        "there is no reporter \(Quoted.text(name))", hint: "\(meant)choose one of \(known.joined(separator: ", "))")
    }
    guard parts.count < 2 || !parts[1].isEmpty else {
      throw UsageError(
        "--reporter \(name)= names no file", hint: "write --reporter \(name)=FILE, or --reporter \(name)")
    }
    return ChosenReport(kind: kind, file: parts.count < 2 || parts[1] == "-" ? nil : String(parts[1]))
  }
}
