import Diagnostics
import Glibc

/// A file with some bytes that exists as long as the object does.
final class RecordedFile {
  let path: String

  init(_ bytes: [UInt8]) throws(Diagnostic) {
    var template = Array("/tmp/keywright-bench-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard descriptor >= 0 else { throw Self.failure }
    defer { close(descriptor) }
    guard write(descriptor, bytes, bytes.count) == bytes.count else { throw Self.failure }
  }

  deinit { unlink(path) }

  private static var failure: Diagnostic {
    .error(
      .benchmarkFailed, "cannot write a recording to /tmp: \(String(cString: strerror(errno)))",
      hint: "check that /tmp has space and may be written to")
  }
}
