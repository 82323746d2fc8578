import Diagnostics
import Glibc

/// Where a command writes to: standard output, or a file that appears, or is replaced, only when it is complete.
struct OutputFile: ~Copyable {
  private let console: Console
  private let path: String?
  /// The file that is written to first; nil where the output goes straight to its place.
  private let draft: String?
  private let descriptor: Int32

  /// An output to a path; nil or `-` is standard output. Devices and FIFOs are written to directly.
  init(_ path: String?, console: Console) throws(Diagnostic) {
    self.console = console
    guard let path, path != "-" else {
      self.path = nil
      draft = nil
      descriptor = STDOUT_FILENO
      return
    }
    // What a link leads to is replaced, not the link.
    let target = Self.resolved(path)
    var status = stat()
    let exists = stat(target, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      let opened = open(target, O_WRONLY | O_CLOEXEC)
      guard opened >= 0 else { throw Self.failure(path) }
      self.path = target
      draft = nil
      descriptor = opened
      return
    }
    var template = Array("\(target).XXXXXX".utf8CString)
    let opened = mkstemp(&template)
    guard opened >= 0 else { throw Self.failure(path) }
    let mask = umask(0)
    umask(mask)
    fchmod(opened, exists ? status.st_mode & 0o7777 : 0o666 & ~mask)
    self.path = target
    draft = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    descriptor = opened
  }

  /// Without ``commit()`` nothing is left behind.
  deinit {
    if descriptor != STDOUT_FILENO { close(descriptor) }
    if let draft { unlink(draft) }
  }

  func write(_ bytes: [UInt8]) throws(Diagnostic) {
    guard descriptor != STDOUT_FILENO else { return try console.write(bytes) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Self.failure(path ?? "-") }
      rest = rest.dropFirst(count)
    }
  }

  /// Puts the complete file in its place.
  func commit() throws(Diagnostic) {
    guard let path, let draft else { return }
    guard fsync(descriptor) == 0, rename(draft, path) == 0 else { throw Self.failure(path) }
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func failure(_ path: String) -> Diagnostic {
    .error(
      .outputFailed, "cannot write \(Quoted.text(path)): \(String(cString: strerror(errno)))",
      hint: "check the path, that you may write there, and that the disk has space")
  }
}
