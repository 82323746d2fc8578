import Glibc

/// The parts of a path.
enum PathParts {
  /// The folder of a file; empty where the path has none.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path without links and steps upward, as the system resolves it; nil where there is nothing.
  static func resolved(_ path: String) -> String? {
    guard !path.utf8.contains(0), let resolved = realpath(path.isEmpty ? "." : path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Whether a file lies in a folder or below it, links resolved.
  static func isInside(_ path: String, folder: String) -> Bool {
    guard let file = resolved(path), let folder = resolved(folder) else { return false }
    return folder == "/" || file.hasPrefix(folder + "/")
  }
}
