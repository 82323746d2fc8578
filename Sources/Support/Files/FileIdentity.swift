#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What tells files apart however they are named: two paths with one identity are one file.
public struct FileIdentity: Hashable, Sendable {
  var device: UInt64
  var number: UInt64
}

extension FileIdentity {
  /// What a path leads to, links followed; nil where nothing is.
  public init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
  }
}
