import Glibc

/// A Compose file as read: a regular file of a bounded size.
struct ComposeFile {
  /// What tells files apart however they are named.
  struct Identity: Hashable {
    var device: UInt64
    var number: UInt64
  }

  /// Why a file cannot be used; the text of it fits after `cannot read FILE: `.
  struct Failure: Error {
    var reason: String
    var isMissing = false

    static func system(_ code: Int32) -> Failure {
      Failure(reason: String(cString: strerror(code)), isMissing: code == ENOENT || code == ENOTDIR)
    }
  }

  static let sizeLimit = 16 << 20

  var bytes: [UInt8]
  var identity: Identity

  init(path: String) throws(Failure) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw Failure.system(ENOENT) }
    // A pipe that nobody writes to must not hang the open.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Failure.system(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Failure.system(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Failure(reason: "it is not a regular file") }
    guard status.st_size <= Self.sizeLimit else {
      throw Failure(reason: "it is larger than \(Self.sizeLimit >> 20) MiB")
    }
    identity = Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
    bytes = try Self.read(descriptor, size: Int(status.st_size))
  }

  private static func read(_ descriptor: Int32, size: Int) throws(Failure) -> [UInt8] {
    var failure: Failure?
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, let base = buffer.baseAddress {
        let got = Glibc.read(descriptor, base + count, size - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = .system(errno) }
        if got <= 0 { return }
        count += got
      }
    }
    if let failure { throw failure }
    return bytes
  }
}
