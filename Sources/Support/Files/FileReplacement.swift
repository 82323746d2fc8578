#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is written beside its place, and takes it only when it is complete: all of it or nothing.
///
/// What a link leads to is replaced, not the link, and permissions stay. Devices and FIFOs are written to directly.
public struct FileReplacement: ~Copyable {
  private let sink: FileSink
  /// The file that is written to first; nil where the bytes go straight to their place.
  private let draft: FileDraft?

  /// Begins a file that is to stand at a path.
  public init(path: String) throws(FileFailure) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw FileFailure(path: path, reason: .invalidPath) }
    guard let target = Self.resolved(path) else { throw FileFailure(system: path) }
    var status = stat()
    let exists = stat(target, &status) == 0
    if exists, FileKind(mode: status.st_mode) != .regular {
      sink = try FileSink(path: path)
      draft = nil
      return
    }
    guard let draft = FileDraft(target: target, replacing: exists ? status.st_mode & 0o7777 : nil) else {
      throw FileFailure(system: path)
    }
    self.draft = draft
    sink = FileSink(adopting: draft.descriptor, path: path)
  }

  /// Without ``commit()`` nothing is left behind.
  deinit {
    draft?.discard()
  }

  /// Replaces what is in a file at once.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(FileFailure) {
    let file = try FileReplacement(path: path)
    try file.write(bytes)
    try file.commit()
  }

  /// Writes all of the bytes.
  public func write(_ bytes: [UInt8]) throws(FileFailure) { try sink.write(bytes) }

  /// Puts the complete file in its place.
  public func commit() throws(FileFailure) {
    guard let draft else { return }
    guard fsync(sink.descriptor) == 0, draft.commit() else { throw FileFailure(system: sink.path) }
  }

  /// What a path leads to, or will lead to; nil where links lead in a circle.
  private static func resolved(_ path: String) -> String? {
    var target = path
    for _ in 0..<longestChain {
      if let real = ResolvedPath.of(target) { return real }
      // What a link leads to may not be there yet.
      guard let next = FileReplacement.link(at: target) else { return target }
      target = next
    }
    errno = ELOOP
    return nil
  }

  /// So many links lead to a file at most, as the kernel has it.
  private static let longestChain = 40

  /// What a link leads to, from where the path itself begins; nil where it is none.
  private static func link(at path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    let bytes = buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
    guard !bytes.isEmpty else { return nil }
    let target = String(decoding: bytes, as: UTF8.self)
    guard !target.hasPrefix("/"), let end = path.lastIndex(of: "/") else { return target }
    return path[...end] + target
  }
}
