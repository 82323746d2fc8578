import KeywrightDiagnostics
import KeywrightFiles

/// Follows the includes of rules before the library does, which would wait for a FIFO and try a cycle again and again.
struct RulesWalk {
  private let path: SearchPath
  private var open: [(file: String, identity: FileIdentity)] = []
  private var count = 0
  private var size = 0
  /// Includes of files that are not there, which the library goes on without.
  private(set) var missing: [MissingFile] = []

  /// A file that the rules include and is not there.
  struct MissingFile {
    var path: String
    /// What is wrong where there is no keymap.
    var error: Diagnostic

    /// What is wrong where the library has gone on without the file.
    var warning: Diagnostic {
      var warning = error
      warning.severity = .warning
      warning.message += "; the rules go on without it"
      return warning
    }
  }

  static let mostIncludes = 1000
  /// As deep as the library lets rules include each other; what is beyond it does not read.
  static let deepest = 5

  init(_ path: SearchPath) { self.path = path }

  /// What is wrong with the rules of a name, if they are the user's own.
  mutating func error(_ rules: String) -> Diagnostic? {
    // The library takes the first file that it can open, be it what it may.
    let first = path.folders.lazy.map { "\($0.path)/rules/\(rules)" }.first { file in
      FileKind(path: file).map { $0 != .folder } ?? false
    }
    guard let first, !path.isSystem(first) else { return nil }
    return follow(first, from: SourcePlace(file: first))
  }

  private mutating func follow(_ file: String, from place: SourcePlace) -> Diagnostic? {
    guard open.count <= Self.deepest else { return nil }
    if path.isSystem(file) {
      if FileKind(path: file) == nil { note(missing: file, at: place) }
      return nil
    }
    count += 1
    guard count <= Self.mostIncludes else {
      return .error(
        .tooManyIncludes, "the rules come to more than \(Self.mostIncludes) includes", at: place,
        hint: "look for files that include each other many times")
    }
    let contents: FileContents
    do {
      contents = try FileReader.contents(of: file, limit: XKBFileOutline.sizeLimit)
    } catch {
      if case .system = error.reason {
        // The library takes the next file of the name, or goes on without what cannot be included.
        if place.line != nil { note(missing: file, at: place, because: error) }
        return nil
      }
      return .error(
        .keymapFileUnreadable, place.line == nil ? "the rules cannot be read: \(error.cause)" : error.message,
        at: place, hint: error.dataHint)
    }
    if [[0xFF, 0xFE], [0xFE, 0xFF]].contains(Array(contents.bytes.prefix(2))) {
      return .error(
        .keymapFileUnreadable, "the rules are UTF-16, which libxkbcommon does not read", at: SourcePlace(file: file),
        hint: "save the file as UTF-8")
    }
    size += contents.bytes.count
    guard size <= IncludeWalk.mostBytes else {
      return .error(
        .keymapTooLarge, "the rules and what they include are larger than \(IncludeWalk.mostBytes >> 20) MiB",
        at: place,
        hint: "include fewer files")
    }
    if let first = open.firstIndex(where: { $0.identity == contents.identity }) {
      let names = open[first...].map(\.file) + [file]
      return .error(
        .includeCycle, "the rules include themselves: \(names.joined(separator: " → "))", at: place,
        hint: "remove one of the includes; `! include %S/evdev` includes the system's rules")
    }
    open.append((file, contents.identity))
    defer { open.removeLast() }
    let lines = RulesLines(contents.bytes)
    for line in lines {
      guard let index = line.includedName else { continue }
      let position = lines.position(of: line.starts[index])
      let place = SourcePlace(file: file, line: position.line, column: position.column)
      let name = String(line.words[index])
      if var error = path.environment(in: name) {
        error.place = place
        return error
      }
      if let file = path.expanded(name), let error = follow(file, from: place) { return error }
    }
    return nil
  }

  private mutating func note(missing file: String, at place: SourcePlace, because failure: FileFailure? = nil) {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().joined(separator: "/")
    let suggestion = NameSuggestion.nearest(to: String(parts.last ?? ""), in: Folder.names(in: folder))
    let error = Diagnostic.error(
      .includeNotFound, failure?.message ?? "there are no rules \(file)", at: place,
      hint: suggestion.map(NameSuggestion.question) ?? failure?.hint ?? "%S stands for the system's folder of rules")
    missing.append(MissingFile(path: file, error: error))
  }
}
