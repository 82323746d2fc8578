import Diagnostics
import Glibc

/// Where a command writes to: standard output, or a file that appears, or is replaced, only when it is complete.
struct OutputFile: ~Copyable {
  private let console: Console
  private let target: Target
  private let descriptor: Int32

  private enum Target {
    case standardOutput
    /// A device or a FIFO, by the name that the user gave it.
    case stream(String)
    case file(FileDraft)
  }

  /// An output to a path; nil or `-` is standard output. Devices and FIFOs are written to directly.
  init(_ path: String?, console: Console) throws(Diagnostic) {
    self.console = console
    guard let path, path != "-" else {
      target = .standardOutput
      descriptor = STDOUT_FILENO
      return
    }
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      let opened = open(path, O_WRONLY | O_CLOEXEC)
      guard opened >= 0 else { throw Self.failure(path) }
      target = .stream(path)
      descriptor = opened
      return
    }
    guard let draft = FileDraft(path) else { throw Self.failure(path) }
    target = .file(draft)
    descriptor = draft.descriptor
  }

  /// Without ``commit()`` nothing is left behind.
  deinit {
    switch target {
    case .standardOutput: break
    case .stream: close(descriptor)
    case .file(let draft): draft.discard()
    }
  }

  func write(_ bytes: [UInt8]) throws(Diagnostic) {
    let path: String
    switch target {
    case .standardOutput: return try console.write(bytes)
    case .stream(let name): path = name
    case .file(let draft): path = draft.path
    }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Self.failure(path) }
      rest = rest.dropFirst(count)
    }
  }

  /// Puts the complete file in its place.
  func commit() throws(Diagnostic) {
    guard case .file(let draft) = target, !draft.commit() else { return }
    throw Self.failure(draft.path)
  }

  private static func failure(_ path: String) -> Diagnostic {
    .error(
      .outputFailed, "cannot write \(Quoted.text(path)): \(String(cString: strerror(errno)))",
      hint: "check the path, that you may write there, and that the disk has space")
  }
}
