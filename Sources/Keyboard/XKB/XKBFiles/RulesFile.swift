import Diagnostics
import Files

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
    let includes = lines(of: first).compactMap(include)
    return includes.contains { $0.contains("%") || $0.hasPrefix("/") } ? nil : first
  }

  static func hidesStock(_ file: String, severity: Severity, rules: String) -> Diagnostic {
    Diagnostic(
      .privateRulesHideStock, severity: severity,
      "this file hides the system's rules '\(rules)', so that nothing of theirs applies", at: SourcePlace(file: file),
      hint: "add the line `! include %S/\(rules)` at its end")
  }

  /// The lines of the rules of a name in all folders, and of the files that they include.
  static func files(_ rules: String, _ path: SearchPath) -> [(path: String, lines: [Substring])] {
    var files: [(path: String, lines: [Substring])] = []
    var queue = path.folders.map { "\($0.path)/rules/\(rules)" }
    var seen: Set<String> = []
    var size = 0
    while let file = queue.popLast(), seen.count < 64, size <= IncludeWalk.mostBytes {
      guard seen.insert(file).inserted else { continue }
      let lines = lines(of: file)
      size += lines.reduce(0) { $0 + $1.utf8.count }
      for name in lines.compactMap(include) {
        queue += path.folders.map { name.replacing("%S", with: "\($0.path)/rules") }
      }
      files.append((file, lines.filter { include($0) == nil }))
    }
    return files
  }

  private static func include(_ line: Substring) -> String? {
    let words = line.dropFirst().split(whereSeparator: { $0 == " " || $0 == "\t" })
    return line.first == "!" && words.first == "include" && words.count > 1 ? String(words[1]) : nil
  }

  /// The lines without comments and white space around them, those put together that a backslash parts.
  static func lines(of file: String) -> [Substring] {
    guard let bytes = try? FileReader.contents(of: file, limit: XKBFileOutline.sizeLimit).bytes else { return [] }
    let text = String(decoding: bytes, as: UTF8.self)
    var lines: [Substring] = []
    // What a line that goes on has so far.
    var open: String?
    for line in text.split(whereSeparator: \.isNewline) {
      var line = line.drop { $0 == " " || $0 == "\t" || $0 == "\u{FEFF}" }
      while line.last == " " || line.last == "\t" { line.removeLast() }
      if line.hasPrefix("//") { line = "" }
      let continues = line.last == "\\"
      if continues { line.removeLast() }
      if open != nil || continues {
        open = open ?? ""
        open?.append(" ")
        open?.append(contentsOf: line)
        if continues { continue }
      }
      lines.append(open.map { $0.dropFirst() } ?? line)
      open = nil
    }
    if let open { lines.append(open.dropFirst()) }
    return lines
  }
}
