import KeywrightDiagnostics
import KeywrightFiles

/// What a rules file says about includes and options.
enum RulesFile {
  /// A rules file of the user that stands before the system's and does not include it.
  static func hidingStock(_ rules: String, _ path: SearchPath) -> String? {
    guard let first = path.file("rules", rules), !path.isSystem(first) else { return nil }
    let stock = path.folders.filter(\.isSystem).map { "\($0.path)/rules/\(rules)" }
    guard stock.contains(where: { FileKind(path: $0) == .regular }) else { return nil }
    // A folder that brings everything, as newer data in the place of the system's, is meant to.
    let folder = first.dropLast("/rules/\(rules)".utf8.count)
    let parts = ["keycodes/evdev", "types/complete", "compat/complete", "symbols/pc"]
    if parts.allSatisfy({ FileKind(path: "\(folder)/\($0)") == .regular }) { return nil }
    // Whoever includes anything but their own files has thought of it.
    let includes = RulesLines(of: first).compactMap { line in line.includedName.map { line.words[$0] } }
    return includes.contains { $0.contains("%") || $0.hasPrefix("/") } ? nil : first
  }

  static func hidesStock(_ file: String, severity: Severity, rules: String) -> Diagnostic {
    Diagnostic(
      .privateRulesHideStock, severity: severity,
      "this file hides the system's rules “\(rules)”, so that nothing of theirs applies", at: SourcePlace(file: file),
      hint: "add the line `! include %S/\(rules)` at its end")
  }

  /// The lines of the rules of a name in all folders, and of the files that they include.
  static func files(_ rules: String, _ path: SearchPath) -> [(path: String, lines: [RulesLine])] {
    var files: [(path: String, lines: [RulesLine])] = []
    var queue = path.folders.map { "\($0.path)/rules/\(rules)" }
    var seen: Set<String> = []
    var size = 0
    while let file = queue.popLast(), seen.count < 64, size <= IncludeWalk.mostBytes {
      guard seen.insert(file).inserted else { continue }
      let lines = Array(RulesLines(of: file))
      for line in lines {
        size += line.words.reduce(0) { $0 + $1.utf8.count }
        guard let name = line.includedName.map({ String(line.words[$0]) }) else { continue }
        queue += path.folders.map { name.replacing("%S", with: "\($0.path)/rules") }
      }
      files.append((file, lines.filter { $0.includedName == nil }))
    }
    return files
  }

  /// Where rules of the user name a file or a section of a component: `symbols`, `us(intl)`; nil where none does.
  static func place(of name: IncludeNames.Name, in rules: String, _ path: SearchPath) -> SourcePlace? {
    for (file, lines) in files(rules, path) where !path.isSystem(file) {
      for line in lines {
        guard
          let index = line.words.lastIndex(where: { word in
            word.contains(name.file) && IncludeNames(String(word)).names.contains(name)
          })
        else { continue }
        let position = RulesLines(of: file).position(of: line.starts[index])
        return SourcePlace(file: file, line: position.line, column: position.column)
      }
    }
    return nil
  }
}
