import Glibc

/// The names in a folder, sorted.
struct FolderListing {
  /// The names of what a person sees there.
  private(set) var names: [String] = []
  /// The names that begin with a dot.
  private(set) var hiddenNames: [String] = []

  /// Reads a folder; nil when that cannot be done, and then `errno` says why.
  init?(path: String) {
    guard !path.utf8.contains(0), let stream = opendir(path) else { return nil }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name == "." || name == ".." { continue }
      if name.hasPrefix(".") { hiddenNames.append(name) } else { names.append(name) }
    }
    names.sort()
    hiddenNames.sort()
  }
}
