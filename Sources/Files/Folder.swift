#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Lists folders.
public enum Folder {
  /// The names in a folder, sorted, those that begin with a dot left out; none when it cannot be read.
  public static func names(in path: String, limit: Int = 4096) -> [String] {
    guard !path.utf8.contains(0), let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while names.count < limit, let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
