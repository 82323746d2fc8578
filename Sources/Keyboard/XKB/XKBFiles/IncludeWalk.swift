import KeywrightDiagnostics
import KeywrightFiles

/// Follows include statements as the library does, to say where something is wrong that the library names without a place.
struct IncludeWalk {
  enum Problem {
    /// A section includes itself; the names lead from it back to it.
    case cycle([String])
    /// No folder has the file: its kind and name.
    case fileNotFound(XKBFileOutline.Kind, IncludeNames.Name)
    /// The files of the name lack the section.
    case sectionNotFound(XKBFileOutline.Kind, IncludeNames.Name, sections: [String])
    /// The file is there and cannot be read; the library passes over it.
    case unreadable(path: String, reason: String)
    /// The library would read the file, and it is none to be read: a FIFO, a device, one of a hundred megabytes.
    case forbidden(FileFailure)
    /// So many includes lead to a place that the library might run out of stack; the names lead there.
    case tooDeep([String])
    /// The includes of a section, with those within them, each as often as it happens, are too many.
    case tooMany
    /// The files are too large together.
    case tooLarge
    /// What is included depends on the environment, which does not count.
    case environment(Diagnostic)
  }

  struct Finding {
    var problem: Problem
    /// The include statement; nothing where the names themselves ask for the file.
    var place: SourcePlace
  }

  /// A file of the user without a default section, which takes the place of the system's that has one.
  struct Hiding {
    var file: String
    var section: String
    var system: String
  }

  private let path: SearchPath
  /// Whether to read the system's own files too.
  private let entersSystem: Bool
  private(set) var findings: [Finding] = []
  /// Why files of the user could not be opened.
  private(set) var unopened: [FileFailure] = []
  /// Files of the user whose first section is taken for the default one, or passed over for the system's.
  private(set) var hiding: [Hiding] = []
  /// The files of the user that were met, by path, in order.
  private(set) var ownFiles: [(path: String, outline: XKBFileOutline)] = []
  /// The sections of those files that take part, in order.
  private(set) var ownSections: [UserSection] = []

  private var outlines: [String: XKBFileOutline] = [:]
  /// How many includes the sections come to that were followed, those within them too.
  private var includeCounts: [String: Int] = [:]
  private var stack: [(key: String, name: String)] = []
  private var size = 0
  /// Whether there is more than can be followed.
  private var isStopped = false

  // What the system's own data needs is far below any of them.
  static let deepest = 100
  static let mostIncludes = 2000
  static let mostBytes = 16 << 20
  private static let mostFindings = 100

  init(_ path: SearchPath, entersSystem: Bool) {
    self.path = path
    self.entersSystem = entersSystem
  }

  /// Follows the components of a keymap, as names that no file states.
  mutating func walk(_ kind: XKBFileOutline.Kind, _ statement: String) {
    for name in IncludeNames(statement).names where !isStopped { _ = visit(kind, name, from: Statement()) }
  }

  /// Follows the sections of a whole keymap.
  mutating func walk(_ outline: XKBFileOutline, file: String?) {
    var count = 0
    for section in outline.sections where !isStopped { follow(section, of: outline, file: file, count: &count) }
  }

  /// An include statement; its place is looked for only when it is told, as that means counting lines.
  private struct Statement {
    var outline: XKBFileOutline?
    var token = 0
    var file: String?

    var place: SourcePlace {
      guard let outline else { return SourcePlace() }
      let position = outline.tokens.position(of: outline.tokens.tokens[token].range.lowerBound)
      return SourcePlace(file: file, line: position.line, column: position.column)
    }
  }

  private mutating func note(_ problem: Problem, at statement: Statement) {
    guard findings.count < Self.mostFindings else { return }
    findings.append(Finding(problem: problem, place: statement.place))
  }

  private mutating func stop(_ problem: Problem, at statement: Statement) {
    note(problem, at: statement)
    isStopped = true
  }

  /// Follows what a section includes, and adds how many includes that comes to.
  private mutating func follow(
    _ section: XKBFileOutline.Section, of outline: XKBFileOutline, file: String?, count: inout Int
  ) {
    for index in section.includes {
      let statement = Statement(outline: outline, token: index, file: file)
      for name in IncludeNames(outline.tokens.unescapedText(outline.tokens.tokens[index])).names {
        count += 1 + visit(section.kind, name, from: statement)
        if count > Self.mostIncludes, !isStopped { stop(.tooMany, at: statement) }
        if isStopped { return }
      }
    }
  }

  /// Follows a name, and answers how many includes are within it.
  private mutating func visit(
    _ kind: XKBFileOutline.Kind, _ name: IncludeNames.Name, from statement: Statement
  ) -> Int {
    if let error = path.environment(in: name.file) {
      stop(.environment(error), at: statement)
      return 0
    }
    let candidates = files(kind, name.file)
    if candidates.isEmpty {
      note(.fileNotFound(kind, name), at: statement)
      return 0
    }
    var sections: [String] = []
    for candidate in candidates {
      let isSystem = path.isSystem(candidate)
      if isSystem, !entersSystem { return 0 }
      guard let outline = outline(of: candidate, isSystem: isSystem, from: statement) else {
        if isStopped { return 0 }
        continue
      }
      if let section = outline.section(kind, named: name.section) {
        if name.section == nil, !section.isDefault, !isSystem, let system = path.systemFile(hiddenBy: candidate),
          hasDefault(kind, system)
        {
          if !hiding.contains(where: { $0.file == candidate }) {
            hiding.append(Hiding(file: candidate, section: section.name, system: name.file))
          }
          // From 1.9 on the library looks for a default section in all folders first.
          if XKBLibrary.running.lowestMinorVersion >= 9 { continue }
        }
        return enter(section, of: outline, file: candidate, isSystem: isSystem, as: name, from: statement)
      }
      sections += outline.sections.filter { $0.kind == kind }.map(\.name)
    }
    if !findings.contains(where: {
      if case .unreadable(let path, _) = $0.problem { candidates.contains(path) } else { false }
    }) {
      note(.sectionNotFound(kind, name, sections: sections), at: statement)
    }
    return 0
  }

  private func hasDefault(_ kind: XKBFileOutline.Kind, _ file: String) -> Bool {
    guard let bytes = try? FileReader.contents(of: file, limit: XKBFileOutline.sizeLimit).bytes else { return false }
    return XKBFileOutline(bytes).section(kind, named: nil)?.isDefault ?? false
  }

  private mutating func enter(
    _ section: XKBFileOutline.Section, of outline: XKBFileOutline, file: String, isSystem: Bool,
    as name: IncludeNames.Name, from statement: Statement
  ) -> Int {
    let key = "\(file)(\(section.kind)/\(section.name))"
    let shown = "\(name.file)(\(section.name))"
    if let first = stack.firstIndex(where: { $0.key == key }) {
      stop(.cycle(stack[first...].map(\.name) + [shown]), at: statement)
      return 0
    }
    if let known = includeCounts[key] { return known }
    if !isSystem { ownSections.append(UserSection(file: file, outline: outline, section: section)) }
    guard stack.count < Self.deepest else {
      stop(.tooDeep(stack.map(\.name) + [shown]), at: statement)
      return 0
    }
    stack.append((key, shown))
    var count = 0
    follow(section, of: outline, file: file, count: &count)
    stack.removeLast()
    includeCounts[key] = count
    return count
  }

  /// The files of a name in the order in which the library tries them; folders, which it passes over, are left out.
  private mutating func files(_ kind: XKBFileOutline.Kind, _ name: String) -> [String] {
    var files: [String]
    if name.hasPrefix("/") {
      files = [name]
    } else if name.contains("%"), XKBLibrary.running.lowestMinorVersion >= 11 {
      // Earlier versions take the name as it is.
      files = path.expanded(name, kind: kind.rawValue).map { [$0] } ?? []
    } else {
      files = path.folders.map { "\($0.path)/\(kind.rawValue)/\(name)" }
    }
    // The library passes over what it cannot open, a link that leads nowhere as well.
    for file in files where !path.isSystem(file) {
      guard let failure = FileFailure(present: file), !unopened.contains(failure) else { continue }
      unopened.append(failure)
    }
    return files.filter { FileKind(path: $0).map { $0 != .folder } ?? false }
  }

  private mutating func outline(
    of file: String, isSystem: Bool, from statement: Statement
  ) -> XKBFileOutline? {
    if let known = outlines[file] { return known }
    do {
      let bytes = try FileReader.contents(of: file, limit: XKBFileOutline.sizeLimit).bytes
      size += bytes.count
      guard size <= Self.mostBytes else {
        stop(.tooLarge, at: statement)
        return nil
      }
      let hasMark = bytes.starts(with: ByteOrderMark.utf8)
      let outline = XKBFileOutline(hasMark ? Array(bytes.dropFirst(ByteOrderMark.utf8.count)) : bytes)
      outlines[file] = outline
      if !isSystem { ownFiles.append((file, outline)) }
      return outline
    } catch {
      switch error.reason {
      case .system:
        if !isSystem { unopened.append(error) }
        note(.unreadable(path: file, reason: error.cause), at: statement)
      case .directory, .notRegular, .tooLarge, .invalidPath, .noReader: stop(.forbidden(error), at: statement)
      }
      return nil
    }
  }
}
