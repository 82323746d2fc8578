public import KeywrightDiagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why a file could not be read or written: the path, the reason and what to do.
public struct FileFailure: Error, Hashable, Sendable {
  /// What stands in the way of reading or writing a file.
  public enum Reason: Hashable, Sendable {
    /// The system refused, with this `errno` and the system's words for it.
    case system(Int32, String)
    /// The path names a folder.
    case directory
    /// The path names a FIFO, a device or a socket, which might never end.
    case notRegular
    /// There are more bytes than this.
    case tooLarge(limit: Int)
    /// The path is empty or contains a NUL, so that the system cannot be asked for it.
    case invalidPath
    /// The path names a FIFO to be written to, which nobody reads.
    case noReader
  }

  /// The path as the user gave it; `-` for standard input.
  public var path: String
  /// What stands in the way.
  public var reason: Reason

  /// A failure to read or write a path.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// What the system has just refused, by its `errno`.
  init(system path: String) {
    let code = errno
    self.init(path: path, reason: .system(code, String(cString: strerror(code))))
  }

  /// What stands in the way, as it ends a sentence: `No such file or directory`.
  public var cause: String {
    switch reason {
    case .system(_, let text): text
    case .directory: "it is a folder"
    case .notRegular: "it is not a regular file"
    case .tooLarge(let limit):
      limit % (1 << 20) == 0 && limit > 0 ? "it is larger than \(limit >> 20) MiB" : "it has more than \(limit) bytes"
    case .invalidPath: "a path has at least one character and no NUL"
    case .noReader: "nobody reads this FIFO"
    }
  }

  /// Whether nothing is there under the path.
  public var isMissing: Bool {
    if case .system(let code, _) = reason { code == ENOENT || code == ENOTDIR } else { false }
  }

  /// What is wrong, one sentence without a full stop.
  public var message: String { "cannot read \(name): \(cause)" }

  /// What the user can do, one sentence without a full stop.
  public var hint: String {
    switch reason {
    case .system: path == "-" ? "check what is piped in" : "check the path and that you may read the file"
    case .directory: "name a file in the folder"
    case .notRegular: "pipe it in and give - as the file: cat PATH | keywright … -"
    case .tooLarge: "split the file"
    case .invalidPath: "check the path"
    case .noReader: "start what reads it first, such as cat"
    }
  }

  /// What the user can do where something was to be written, one sentence without a full stop.
  public var writingHint: String {
    switch reason {
    case .system, .directory, .tooLarge:
      "check that its folder is there, that you may write to it and that the disk has space"
    case .notRegular: "name another file"
    case .invalidPath, .noReader: hint
    }
  }

  /// The failure as a message for the user, under the code of what the file was to be.
  public func diagnostic(_ code: DiagnosticCode) -> Diagnostic {
    .error(code, message, at: SourcePlace(file: path == "-" ? "standard input" : path), hint: hint)
  }

  private var name: String { path == "-" ? "standard input" : "“\(SafeText.shortened(path))”" }
}
