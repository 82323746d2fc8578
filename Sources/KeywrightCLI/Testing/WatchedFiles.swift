import Files
import Glibc
import ScenarioRunner
import Scenarios

/// The files that a run depends on, and how they were when somebody last looked.
struct WatchedFiles {
  private static let depthLimit = 16
  private static let fileLimit = 20_000

  private struct Stamp: Equatable {
    var inode: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
  }

  private let reports: [(name: Substring, key: String)]
  private var stamps: [String: Stamp] = [:]

  /// Looks at everything below the folders of the run's files, where what they include lies as well, and at other paths.
  ///
  /// - Parameters:
  ///   - reports: files that the run itself writes, which are not looked at.
  init(_ paths: [String], others: Set<String>, reports: [String]) {
    self.reports = reports.map { (Self.lastPart(of: $0), ScenarioFile(path: $0).key) }
    for path in paths + others.sorted() {
      if FileKind(path: path) == .folder {
        lookInto(path, depth: 0)
      } else {
        add(path)
        guard !others.contains(path) else { continue }
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        lookInto(folder.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : folder, depth: Self.depthLimit - 2)
      }
    }
  }

  /// Whether everything is as it was then.
  func isSame(as earlier: WatchedFiles) -> Bool { stamps == earlier.stamps }

  private func isReport(_ path: String) -> Bool {
    let name = Self.lastPart(of: path)
    return reports.contains { $0.name == name && $0.key == ScenarioFile(path: path).key }
  }

  private static func lastPart(of path: String) -> Substring { path.split(separator: "/").last ?? "" }

  private mutating func lookInto(_ folder: String, depth: Int) {
    guard depth < Self.depthLimit else { return }
    for name in Folder.names(in: folder) {
      let path = "\(folder)/\(name)"
      if FileKind(path: path) == .folder { lookInto(path, depth: depth + 1) } else { add(path) }
    }
  }

  private mutating func add(_ path: String) {
    var status = stat()
    guard stamps.count < Self.fileLimit, !path.utf8.contains(0), stat(path, &status) == 0 else { return }
    guard !isReport(path) else { return }
    stamps[path] = Stamp(
      inode: UInt64(status.st_ino), size: Int64(status.st_size), seconds: Int(status.st_mtim.tv_sec),
      nanoseconds: Int(status.st_mtim.tv_nsec))
  }
}
