import Glibc
public import KeywrightDiagnostics
import KeywrightFiles

/// The files of scenarios under some paths, and what was passed over.
public struct FoundFiles: Sendable {
  private static let depthLimit = 64
  private static let fileLimit = 100_000

  /// The files in the order of the paths; those of a folder are sorted, and none is there twice.
  public private(set) var files: [ScenarioFile] = []
  /// What cannot be read: a path where nothing is, a folder that is closed.
  public private(set) var errors: [Diagnostic] = []
  /// Files of scenarios that no run reaches.
  public private(set) var warnings: [Diagnostic] = []
  private var known: Set<String> = []
  private var searched: Set<FileIdentity> = []
  private var hasTooMany = false
  private let tool: ForeignTool?

  /// Looks for `*.keys`, or for the tests of another tool, in the folders among the paths; a path that is no folder is
  /// taken as a file, whatever its name.
  public init(_ paths: [String], of tool: ForeignTool? = nil) {
    self.tool = tool
    for path in paths {
      if path != "-", FileKind(path: path) == .folder {
        search(path, relativePath: nil, depth: 0)
      } else if let tool, tool.testsAreFolders, path == "-" || FileKind(path: path) != nil {
        errors.append(noFolder(path, tool))
      } else if path == "-" || FileKind(path: path) != nil {
        add(path)
      } else {
        errors.append(
          FileFailure(path: path, reason: .system(ENOENT, String(cString: strerror(ENOENT))))
            .diagnostic(.scenarioFileUnreadable))
      }
    }
  }

  private func noFolder(_ path: String, _ tool: ForeignTool) -> Diagnostic {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    let isInTest = tool.isTest(folderOf: FolderListing(path: folder.isEmpty ? "." : folder)?.names ?? [])
    let named = isInTest ? ": \(folder.isEmpty ? "." : folder)" : ", or one in which such folders lie"
    return .error(
      .scenarioFileUnreadable, "a test of \(tool.rawValue) is a \(tool.tests), and this is not one",
      at: SourcePlace(file: path == "-" ? "standard input" : path), hint: "name the folder\(named)")
  }

  private mutating func add(_ path: String, relativePath: String? = nil) {
    let file = ScenarioFile(path: path, relativePath: relativePath)
    guard known.insert(file.key).inserted else { return }
    guard files.count < Self.fileLimit else {
      if files.count == Self.fileLimit, !hasTooMany {
        hasTooMany = true
        errors.append(
          notRun(
            path, "there are more than \(Self.fileLimit) files of tests", hint: "run the folders one after the other"))
      }
      return
    }
    files.append(file)
  }

  /// What looks like a test and is not run is an error: nobody would miss it in a run that is green.
  private func notRun(_ path: String, _ reason: String, hint: String) -> Diagnostic {
    .error(.testNotRun, "a test is not run: \(reason)", at: SourcePlace(file: path), hint: hint)
  }

  /// Searches a folder; its path is relative to the one that was named, nil for that one.
  private mutating func search(_ folder: String, relativePath: String?, depth: Int) {
    // A link that leads back, or to where another one led.
    if let identity = FileIdentity(path: folder), !searched.insert(identity).inserted { return }
    let place = SourcePlace(file: folder)
    guard depth < Self.depthLimit else {
      errors.append(
        .error(
          .folderNotSearched, "folders lie more than \(Self.depthLimit) deep in each other here", at: place,
          hint: "look for a link that leads back to a folder above it"))
      return
    }
    guard let listing = FolderListing(path: folder) else {
      let reason = String(cString: strerror(errno))
      errors.append(
        .error(
          .folderNotSearched, "the folder cannot be read: \(reason)", at: place,
          hint: "check that you may read it, or name the files in it"))
      return
    }
    if let tool, tool.isTest(folderOf: listing.names) { return add(folder, relativePath: relativePath) }
    for name in listing.hiddenNames where tool == nil { tellOfHidden(Self.joined(folder, name)) }
    for name in listing.names {
      let path = Self.joined(folder, name)
      let inner = relativePath.map { Self.joined($0, name) } ?? name
      switch FileKind(path: path) {
      case .folder: search(path, relativePath: inner, depth: depth + 1)
      case .regular: if isTest(name) { add(path, relativePath: inner) }
      case .other:
        guard isTest(name) else { continue }
        errors.append(notRun(path, "it is a FIFO, a device or a socket", hint: "put a file there, or take it away"))
      case nil:
        guard isTest(name) else { continue }
        errors.append(
          notRun(path, "its link leads to nothing", hint: "correct the link, or take it away"))
      }
    }
    for name in listing.foreignNames { tellOfForeign(name, in: folder) }
  }

  private func isTest(_ name: String) -> Bool { tool?.isTest(fileNamed: name) ?? name.hasSuffix(".keys") }

  /// A file or folder whose name no report could write.
  private mutating func tellOfForeign(_ name: [CChar], in folder: String) {
    let shown = String(decoding: name.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let path = Array(folder.utf8CString.dropLast()) + [CChar(bitPattern: UInt8(ascii: "/"))] + name + [0]
    guard isTest(shown) || hasTests(path, depth: 0) else { return }
    errors.append(
      notRun(
        Self.joined(folder, shown), "the name is not UTF-8", hint: "rename it; a name is to be written in UTF-8"))
  }

  /// Whether there are tests in a folder, or below it, whose path ends with a NUL.
  private func hasTests(_ path: [CChar], depth: Int) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return false }
    // What cannot be looked through may have some.
    guard depth < Self.depthLimit, let listing = FolderListing(bytes: path) else { return true }
    if let tool, tool.isTest(folderOf: listing.names) { return true }
    let names = listing.names.map { Array($0.utf8CString.dropLast()) } + listing.foreignNames
    return names.contains { name in
      isTest(String(decoding: name.map { UInt8(bitPattern: $0) }, as: UTF8.self))
        || hasTests(path.dropLast() + [CChar(bitPattern: UInt8(ascii: "/"))] + name + [0], depth: depth + 1)
    }
  }

  /// A folder whose name begins with a dot is not searched; scenarios in it would be forgotten without a word.
  private mutating func tellOfHidden(_ path: String) {
    let names: [String] =
      switch FileKind(path: path) {
      case .folder: FolderListing(path: path)?.names.filter { $0.hasSuffix(".keys") } ?? []
      case .regular where path.hasSuffix(".keys"): [""]
      case .regular, .other, nil: []
      }
    guard let first = names.first else { return }
    let subject = names.count == 1 ? "a file of scenarios is" : "\(names.count) files of scenarios are"
    warnings.append(
      .warning(
        .folderNotSearched, "\(subject) not run, since names with a dot in front are passed over",
        at: SourcePlace(file: path),
        hint: "name it on the command line: keywright test \(first.isEmpty ? path : Self.joined(path, first))"))
  }

  private static func joined(_ folder: String, _ name: String) -> String {
    if folder == "." || folder == "./" { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
