import KeywrightFiles

/// A file of scenarios that a run reads.
public struct ScenarioFile: Hashable, Sendable {
  /// The path as the user or the folder gave it; `-` for standard input.
  public var path: String
  /// What stays the same however the file is named: its path from the working folder.
  public var key: String
  /// What it is called wherever a folder lies: its path in the folder that is run, or its own name where it was named.
  public var relativePath: String

  /// A file by its path.
  ///
  /// - Parameters:
  ///   - relativePath: its path in the folder that is run; nil where the file itself was named.
  public init(path: String, relativePath: String? = nil) {
    self.path = path
    key = Self.key(of: path)
    self.relativePath = relativePath ?? path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The name of the file in messages.
  public var name: String { path == "-" ? "standard input" : path }

  private static func key(of path: String) -> String {
    guard let whole = ResolvedPath.of(path), let folder = ResolvedPath.of(".") else { return path }
    let prefix = folder == "/" ? folder : folder + "/"
    return whole.hasPrefix(prefix) ? String(whole.dropFirst(prefix.count)) : whole
  }
}
