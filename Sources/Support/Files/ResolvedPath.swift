#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Paths as the system resolves them.
public enum ResolvedPath {
  /// The path without links and steps upward; nil, with the reason in `errno`, where nothing is there.
  public static func of(_ path: String) -> String? {
    guard !path.utf8.contains(0), let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
