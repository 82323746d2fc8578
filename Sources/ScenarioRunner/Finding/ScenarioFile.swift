import Glibc

/// A file of scenarios that a run reads.
public struct ScenarioFile: Hashable, Sendable {
  /// The path as the user or the folder gave it; `-` for standard input.
  public var path: String
  /// What stays the same however the file is named: its path from the working folder.
  public var key: String

  /// A file by its path.
  public init(path: String) {
    self.path = path
    key = Self.key(of: path)
  }

  /// The name of the file in messages.
  public var name: String { path == "-" ? "standard input" : path }

  private static func key(of path: String) -> String {
    guard let whole = resolved(path), let folder = resolved(".") else { return path }
    let prefix = folder == "/" ? folder : folder + "/"
    return whole.hasPrefix(prefix) ? String(whole.dropFirst(prefix.count)) : whole
  }

  private static func resolved(_ path: String) -> String? {
    guard !path.utf8.contains(0), let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
