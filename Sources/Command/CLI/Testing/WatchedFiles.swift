import Glibc
import KeywrightFiles
import KeywrightScenarioRunner

/// The files that a run reads, and how they were when somebody last looked.
struct WatchedFiles {
  private static let fileLimit = 20_000
  private static let depthLimit = 8
  /// The folders in XKB data from which the library reads.
  private static let xkbFolders = ["compat", "keycodes", "rules", "symbols", "types"]

  private struct Stamp: Equatable {
    var identity: FileIdentity
    var mode: mode_t
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
  }

  /// What the run itself writes.
  private let ownOutput: Set<FileIdentity>
  private var stamps: [String: Stamp] = [:]
  /// Whether there are more files than are looked at, so that some may change unseen.
  private(set) var isIncomplete = false

  /// Looks at the files of scenarios that are found under some paths, and at what those name.
  ///
  /// - Parameters:
  ///   - others: what the scenarios read: files, and folders of XKB data.
  ///   - reports: files that the run itself writes, which are not looked at; nor are its standard streams.
  init(_ paths: [String], others: Set<String>, reports: [String]) {
    ownOutput = Set((reports + ["/dev/stdout", "/dev/stderr"]).compactMap(FileIdentity.init(path:)))
    for file in FoundFiles(paths).files { add(file.path) }
    for path in others.sorted() {
      guard FileKind(path: path) == .folder else {
        add(path)
        continue
      }
      for name in Self.xkbFolders { lookInto("\(path)/\(name)", depth: 0) }
    }
  }

  /// Whether everything is as it was then.
  func isSame(as earlier: WatchedFiles) -> Bool { stamps == earlier.stamps }

  private mutating func lookInto(_ folder: String, depth: Int) {
    guard depth < Self.depthLimit else {
      isIncomplete = true
      return
    }
    // An editor's copies are not read.
    for name in Folder.names(in: folder, limit: Self.fileLimit) where !name.hasSuffix("~") {
      let path = "\(folder)/\(name)"
      if FileKind(path: path) == .folder { lookInto(path, depth: depth + 1) } else { add(path) }
    }
  }

  private mutating func add(_ path: String) {
    var status = stat()
    guard !path.utf8.contains(0), stat(path, &status) == 0 else { return }
    guard stamps.count < Self.fileLimit else {
      isIncomplete = true
      return
    }
    guard let identity = FileIdentity(path: path), !ownOutput.contains(identity) else { return }
    stamps[path] = Stamp(
      identity: identity, mode: status.st_mode, size: Int64(status.st_size), seconds: Int(status.st_mtim.tv_sec),
      nanoseconds: Int(status.st_mtim.tv_nsec))
  }
}
