#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file, device or FIFO that is open to be written to: all of the bytes, or an error.
public struct FileSink: ~Copyable {
  /// The path as the user gave it.
  public let path: String
  let descriptor: Int32

  /// Opens what a path leads to and empties it, or begins a file there; a FIFO that nobody reads is refused, not waited for.
  public init(path: String) throws(FileFailure) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw FileFailure(path: path, reason: .invalidPath) }
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_TRUNC
    let opened = open(path, flags, 0o666)
    guard opened >= 0 else {
      guard errno == ENXIO, FileKind(path: path) == .other else { throw FileFailure(system: path) }
      throw FileFailure(path: path, reason: .noReader)
    }
    let now = fcntl(opened, F_GETFL)
    if now >= 0 { _ = fcntl(opened, F_SETFL, now & ~O_NONBLOCK) }
    self.init(adopting: opened, path: path)
  }

  /// Takes over a descriptor, which it closes at its end.
  init(adopting descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit { close(descriptor) }

  /// Writes all of the bytes.
  public func write(_ bytes: [UInt8]) throws(FileFailure) {
    guard Self.writeAll(bytes, to: descriptor) == nil else { throw FileFailure(system: path) }
  }

  /// Writes all of the bytes to a descriptor; answers the error number of a failure, which `errno` holds too.
  public static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { rest in
      var rest = rest
      while let base = rest.baseAddress, !rest.isEmpty {
        let written = systemWrite(descriptor, base, rest.count)
        if written < 0 {
          let failure = errno
          guard failure == EINTR else { return failure }
          continue
        }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
      }
      return nil
    }
  }

  private static func systemWrite(_ descriptor: Int32, _ base: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, base, count)
    #else
      Glibc.write(descriptor, base, count)
    #endif
  }
}
