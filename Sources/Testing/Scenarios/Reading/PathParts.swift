import Glibc
import KeywrightFiles

/// The parts of a path.
enum PathParts {
  /// The folder of a file; empty where the path has none.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path that counts from a folder, unless it is absolute; the folder is empty for the working folder.
  ///
  /// Steps upward are taken where that is the same, so that messages and reports name a file as everybody does.
  static func joined(_ folder: String, _ path: String) -> String {
    // A hyphen would be standard input.
    guard !path.hasPrefix("/"), !folder.isEmpty else { return path == "-" ? "./-" : path }
    var folder = folder[...]
    var rest = path[...]
    while true {
      if rest.hasPrefix("./") {
        rest = rest.dropFirst(2).drop { $0 == "/" }
      } else if rest.hasPrefix("../"), let above = parent(of: folder) {
        folder = above
        rest = rest.dropFirst(3).drop { $0 == "/" }
      } else {
        break
      }
    }
    guard !rest.isEmpty else { return folder.isEmpty ? "." : String(folder) }
    if folder.isEmpty { return rest == "-" ? "./-" : String(rest) }
    return folder.hasSuffix("/") ? "\(folder)\(rest)" : "\(folder)/\(rest)"
  }

  /// A path that counts from the working folder, as one that counts from another folder; absolute where that is not there.
  static func relative(_ path: String, to folder: String) -> String {
    guard !path.hasPrefix("/"), !folder.isEmpty else { return path }
    guard let start = resolved(folder), let above = resolved(self.folder(of: path)) else { return path }
    let (from, to) = (start.split(separator: "/"), above.split(separator: "/"))
    let shared = zip(from, to).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: from.count - shared) + to.dropFirst(shared).map(String.init)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return (steps + [name]).joined(separator: "/")
  }

  /// The folder above one, where its name says which that is: a link leads elsewhere. Empty for the working folder.
  private static func parent(of folder: Substring) -> Substring? {
    let trimmed = folder.trimmingSlashes
    let slash = trimmed.lastIndex(of: "/")
    let name = slash.map { trimmed[trimmed.index(after: $0)...] } ?? trimmed
    guard !["", ".", ".."].contains(name), isFolder(String(trimmed)) else { return nil }
    guard let slash else { return "" }
    return slash == trimmed.startIndex ? "/" : trimmed[..<slash].trimmingSlashes
  }

  /// Whether a path is that of a folder, and not of a link to one.
  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return !path.utf8.contains(0) && lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The path without links and steps upward, as the system resolves it; nil where there is nothing.
  static func resolved(_ path: String) -> String? {
    ResolvedPath.of(path.isEmpty ? "." : path)
  }

  /// Whether a file lies in a folder or below it, links resolved.
  static func isInside(_ path: String, folder: String) -> Bool {
    guard let file = resolved(path), let folder = resolved(folder) else { return false }
    return folder == "/" || file.hasPrefix(folder + "/")
  }
}

extension Substring {
  /// The path without slashes at its end.
  fileprivate var trimmingSlashes: Substring {
    var end = self
    while end.count > 1, end.last == "/" { end.removeLast() }
    return end
  }
}
