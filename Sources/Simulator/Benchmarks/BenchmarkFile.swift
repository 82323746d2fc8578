import Glibc
import KeywrightDiagnostics
import KeywrightFiles

/// A file that is there as long as it is measured.
final class BenchmarkFile {
  let path: String

  /// Writes a file in the folder for temporary ones.
  init(_ bytes: [UInt8]) throws(Diagnostic) { path = try Self.written(bytes) }

  deinit { unlink(path) }

  private static func written(_ bytes: [UInt8]) throws(Diagnostic) -> String {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(folder)/keywright-bench-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw failed(folder) }
    defer { close(descriptor) }
    let path = String(decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard FileSink.writeAll(bytes, to: descriptor) == nil else {
      defer { unlink(path) }
      throw failed(folder)
    }
    return path
  }

  private static func failed(_ folder: String) -> Diagnostic {
    let reason = String(cString: strerror(errno))
    return .error(
      .outputFailed, "cannot write a file in \(Quoted.text(folder)): \(reason)",
      hint: "name a folder that you may write to: TMPDIR=/var/tmp")
  }
}
