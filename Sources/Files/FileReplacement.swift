#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Replaces what is in a file, all of it or nothing.
public enum FileReplacement {
  /// Writes a new file beside the old one and puts it in its place; permissions stay, and a link stays a link.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(FileFailure) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw FileFailure(path: path, reason: .invalidPath) }
    guard let resolved = realpath(path, nil) else { throw systemFailure(path) }
    defer { free(resolved) }
    let target = String(cString: resolved)
    var status = stat()
    guard stat(target, &status) == 0 else { throw systemFailure(path) }
    var template = Array("\(target).XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw systemFailure(path) }
    let isWritten =
      writeAll(bytes, to: descriptor) && fchmod(descriptor, status.st_mode & 0o7777) == 0 && fsync(descriptor) == 0
    let failure = isWritten ? nil : systemFailure(path)
    close(descriptor)
    if let failure {
      unlink(template)
      throw failure
    }
    guard rename(template, target) == 0 else {
      let failure = systemFailure(path)
      unlink(template)
      throw failure
    }
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { rest in
      var rest = rest
      while let base = rest.baseAddress, !rest.isEmpty {
        let written = write(descriptor, base, rest.count)
        if written < 0 {
          guard errno == EINTR else { return false }
          continue
        }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
      }
      return true
    }
  }

  private static func systemFailure(_ path: String) -> FileFailure {
    let code = errno
    return FileFailure(path: path, reason: .system(code, String(cString: strerror(code))))
  }
}
