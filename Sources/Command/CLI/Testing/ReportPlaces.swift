import KeywrightDiagnostics
import KeywrightFiles
import KeywrightScenarioRunner

/// Where reports go: never into the place of something that the run reads.
struct ReportPlaces {
  /// The files that are there already and do not begin as a report does.
  private let strangers: [String]

  init(_ reports: [ChosenReport]) {
    strangers = reports.compactMap(\.file).filter { FileKind(path: $0) == .regular && !Self.isReport($0) }
  }

  /// Throws where a report would destroy a test, or what tests include or name.
  func check(_ found: FoundFiles, _ plan: RunPlan, isForeign: Bool) throws(Diagnostic) {
    guard !strangers.isEmpty else { return }
    try check(found.files.map(\.path), are: "a test")
    // Finding this out means to read everything, which only a file that is no report is worth.
    if !isForeign { try check(plan.dependencies(of: found.files), are: "a file that a test reads") }
  }

  private func check(_ paths: some Sequence<String>, are what: String) throws(Diagnostic) {
    var identities: Set<FileIdentity> = []
    var folders: [String] = []
    for path in paths {
      if FileKind(path: path) == .folder { folders.append(ScenarioFile(path: path).key + "/") }
      if let identity = FileIdentity(path: path) { identities.insert(identity) }
    }
    for file in strangers {
      let key = ScenarioFile(path: file).key
      guard
        FileIdentity(path: file).map(identities.contains) ?? false || folders.contains(where: key.hasPrefix)
          || file.hasSuffix(".keys")
      else { continue }
      throw .error(
        .outputFailed, "the report \(Quoted.text(SafeText.shortened(file))) would take the place of \(what)",
        hint: "name another file for it; nothing was run and nothing written")
    }
  }

  /// Whether a file is empty or begins as a report does; one that cannot be read is for the writer to refuse.
  private static func isReport(_ path: String) -> Bool {
    do throws(FileFailure) {
      guard let beginning = try FileChunks(path: path).next(upTo: ReporterKind.longestBeginning) else { return true }
      return ReporterKind.isReport(beginning)
    } catch {
      return false
    }
  }
}
