import Diagnostics
import Files

/// Follows include statements as the library does, to say where something is wrong that the library names without a place.
struct IncludeWalk {
  enum Problem {
    /// A section includes itself; the names lead from it back to it.
    case cycle([String])
    /// No folder has the file: its kind and name.
    case fileNotFound(XKBFileOutline.Kind, IncludeNames.Name)
    /// The files of the name lack the section.
    case sectionNotFound(XKBFileOutline.Kind, IncludeNames.Name, sections: [String])
    /// The file is there and cannot be read.
    case unreadable(path: String, reason: String)
  }

  struct Finding {
    var problem: Problem
    /// The include statement; nothing where the names themselves ask for the file.
    var place: SourcePlace
  }

  private let path: SearchPath
  /// Whether to read the system's own files too.
  private let entersSystem: Bool
  private(set) var findings: [Finding] = []
  /// Why files of the user could not be opened.
  private(set) var unopened: [FileFailure] = []
  /// The files of the user that were met, by path, in order.
  private(set) var ownFiles: [(path: String, outline: XKBFileOutline)] = []
  /// The sections of those files that take part, in order.
  private(set) var ownSections: [OwnSection] = []

  private var outlines: [String: XKBFileOutline] = [:]
  private var done: Set<String> = []
  private var stack: [(key: String, name: String)] = []

  private static let deepest = 100
  private static let mostFiles = 2000
  private static let largestFile = 2 << 20

  init(_ path: SearchPath, entersSystem: Bool) {
    self.path = path
    self.entersSystem = entersSystem
  }

  /// Follows the components of a keymap, as names that no file states.
  mutating func walk(_ kind: XKBFileOutline.Kind, _ statement: String) {
    for name in IncludeNames(statement).names { visit(kind, name, from: SourcePlace()) }
  }

  /// Follows the sections of a whole keymap.
  mutating func walk(_ outline: XKBFileOutline, file: String?) {
    for section in outline.sections { follow(section, of: outline, file: file) }
  }

  private mutating func follow(_ section: XKBFileOutline.Section, of outline: XKBFileOutline, file: String?) {
    for index in section.includes {
      let token = outline.tokens.tokens[index]
      let position = outline.tokens.position(of: token.range.lowerBound)
      let place = SourcePlace(file: file, line: position.line, column: position.column)
      for name in IncludeNames(outline.tokens.text(token)).names { visit(section.kind, name, from: place) }
    }
  }

  private mutating func visit(_ kind: XKBFileOutline.Kind, _ name: IncludeNames.Name, from place: SourcePlace) {
    guard stack.count < Self.deepest, outlines.count < Self.mostFiles else { return }
    let candidates = files(kind, name.file)
    if candidates.isEmpty {
      findings.append(Finding(problem: .fileNotFound(kind, name), place: place))
      return
    }
    var sections: [String] = []
    for candidate in candidates {
      let isSystem = path.isSystem(candidate)
      if isSystem, !entersSystem { return }
      guard let outline = outline(of: candidate, isSystem: isSystem, from: place) else { continue }
      guard let section = outline.section(kind, named: name.section) else {
        sections += outline.sections.filter { $0.kind == kind }.map(\.name)
        continue
      }
      enter(section, of: outline, file: candidate, isSystem: isSystem, as: name, from: place)
      return
    }
    if !findings.contains(where: {
      if case .unreadable(let path, _) = $0.problem { candidates.contains(path) } else { false }
    }) {
      findings.append(Finding(problem: .sectionNotFound(kind, name, sections: sections), place: place))
    }
  }

  private mutating func enter(
    _ section: XKBFileOutline.Section, of outline: XKBFileOutline, file: String, isSystem: Bool,
    as name: IncludeNames.Name, from place: SourcePlace
  ) {
    let key = "\(file)(\(section.kind)/\(section.name))"
    let shown = "\(name.file)(\(section.name))"
    if let first = stack.firstIndex(where: { $0.key == key }) {
      let names = stack[first...].map(\.name) + [shown]
      findings.append(Finding(problem: .cycle(names), place: place))
      return
    }
    guard done.insert(key).inserted else { return }
    if !isSystem { ownSections.append(OwnSection(file: file, outline: outline, section: section)) }
    stack.append((key, shown))
    follow(section, of: outline, file: file)
    stack.removeLast()
  }

  private func files(_ kind: XKBFileOutline.Kind, _ name: String) -> [String] {
    if name.hasPrefix("/") { return FileKind(path: name) == .regular ? [name] : [] }
    if name.hasPrefix("%S/") {
      let rest = name.dropFirst(3)
      return path.folders.filter(\.isSystem).map { "\($0.path)/\(kind.rawValue)/\(rest)" }.filter {
        FileKind(path: $0) == .regular
      }
    }
    return path.folders.map { "\($0.path)/\(kind.rawValue)/\(name)" }.filter { FileKind(path: $0) == .regular }
  }

  private mutating func outline(of file: String, isSystem: Bool, from place: SourcePlace) -> XKBFileOutline? {
    if let known = outlines[file] { return known }
    do {
      let bytes = try FileReader.contents(of: file, limit: Self.largestFile).bytes
      let hasMark = bytes.starts(with: ByteOrderMark.utf8)
      let outline = XKBFileOutline(hasMark ? Array(bytes.dropFirst(ByteOrderMark.utf8.count)) : bytes)
      outlines[file] = outline
      if !isSystem { ownFiles.append((file, outline)) }
      return outline
    } catch {
      if case .system = error.reason, !isSystem { unopened.append(error) }
      findings.append(Finding(problem: .unreadable(path: file, reason: error.cause), place: place))
      return nil
    }
  }
}
