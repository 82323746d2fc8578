import Glibc

/// The names in a folder, sorted.
struct FolderListing {
  /// The names of what a person sees there.
  private(set) var names: [String] = []
  /// The names that begin with a dot.
  private(set) var hiddenNames: [String] = []
  /// The names that are not UTF-8, and so cannot be named in messages and on command lines; their bytes.
  private(set) var foreignNames: [[CChar]] = []

  /// Reads a folder; nil when that cannot be done, and then `errno` says why.
  init?(path: String) {
    guard !path.utf8.contains(0) else { return nil }
    self.init(bytes: path.utf8CString)
  }

  /// Reads a folder whose path ends with a NUL.
  init?(bytes path: some Collection<CChar>) {
    guard let stream = opendir(Array(path)) else { return nil }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { $0.prefix { $0 != 0 }.map { UInt8($0) } }
      guard let name = String(validating: bytes, as: UTF8.self) else {
        foreignNames.append(bytes.map { CChar(bitPattern: $0) })
        continue
      }
      if name == "." || name == ".." { continue }
      if name.hasPrefix(".") { hiddenNames.append(name) } else { names.append(name) }
    }
    names.sort()
    hiddenNames.sort()
    foreignNames.sort { $0.lexicographicallyPrecedes($1) }
  }
}
