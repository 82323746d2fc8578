#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Lists folders.
public enum Folder {
  /// How many names are read at most, whatever is wanted of them.
  private static let mostRead = 1 << 20

  /// The names in a folder, sorted, those that begin with a dot left out; none when it cannot be read.
  ///
  /// Of more than `limit` the first ones are given, so that the order in which the system keeps them means nothing.
  public static func names(in path: String, limit: Int = 4096) -> [String] {
    guard !path.utf8.contains(0), let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while names.count < mostRead, let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return Array(names.sorted().prefix(limit))
  }
}
