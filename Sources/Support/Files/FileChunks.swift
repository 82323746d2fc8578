#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file or standard input, read chunk by chunk, so that its size needs no memory.
public struct FileChunks: ~Copyable {
  /// The path as the user gave it; `-` for standard input.
  public let path: String
  /// The size in bytes that the system promised; 0 for standard input and for files that have none.
  public let promisedSize: Int
  /// Which file it is; that of standard input is told apart from no other.
  public let identity: FileIdentity
  private let descriptor: Int32
  private let ownsDescriptor: Bool

  /// Opens a regular file, or standard input for `-`; folders, FIFOs and devices are refused.
  public init(path: String) throws(FileFailure) {
    guard path != "-" else {
      self.init(
        path: path, promisedSize: 0, identity: FileIdentity(device: 0, number: 0), descriptor: STDIN_FILENO,
        ownsDescriptor: false)
      return
    }
    guard !path.isEmpty, !path.utf8.contains(0) else { throw FileFailure(path: path, reason: .invalidPath) }
    // Without O_NONBLOCK, opening a FIFO would wait for a writer before it can be refused.
    let opened = Self.retrying { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard opened >= 0 else { throw FileFailure(system: path) }
    var status = stat()
    guard fstat(opened, &status) == 0 else {
      let failure = FileFailure(system: path)
      close(opened)
      throw failure
    }
    let kind = FileKind(mode: status.st_mode)
    guard kind == .regular else {
      close(opened)
      throw FileFailure(path: path, reason: kind == .folder ? .directory : .notRegular)
    }
    self.init(
      path: path, promisedSize: max(0, Int(status.st_size)),
      identity: FileIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino)), descriptor: opened,
      ownsDescriptor: true)
  }

  private init(
    path: String, promisedSize: Int, identity: FileIdentity, descriptor: Int32, ownsDescriptor: Bool
  ) {
    self.path = path
    self.promisedSize = promisedSize
    self.identity = identity
    self.descriptor = descriptor
    self.ownsDescriptor = ownsDescriptor
  }

  deinit {
    if ownsDescriptor { close(descriptor) }
  }

  /// The next bytes, at least one and at most `size` of them; nil at the end.
  public func next(upTo size: Int = 65_536) throws(FileFailure) -> [UInt8]? {
    let wanted = max(1, size)
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, initialized in
      count = Self.retrying { read(descriptor, buffer.baseAddress, wanted) }
      initialized = max(0, count)
    }
    guard count >= 0 else { throw FileFailure(system: path) }
    return bytes.isEmpty ? nil : bytes
  }

  private static func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
    var result = call()
    while result == -1, errno == EINTR { result = call() }
    return result
  }
}
