#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a path leads to, symbolic links followed.
public enum FileKind: Hashable, Sendable {
  case regular
  case folder
  /// A FIFO, a device or a socket.
  case other

  /// What a path leads to; nil where there is nothing, or nothing that may be asked for.
  public init?(path: String) {
    var status = stat()
    guard !path.utf8.contains(0), stat(path, &status) == 0 else { return nil }
    self.init(mode: status.st_mode)
  }

  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }
}
