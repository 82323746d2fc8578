import Glibc

/// A folder of its own for one test, removed with everything in it at the end.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/keywright-files-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failed(errno: errno) }
    path = template.withUnsafeBufferPointer { characters in
      characters.baseAddress.map { String(cString: $0) } ?? ""
    }
  }

  struct Failed: Error { var errno: Int32 }

  func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    let full = "\(path)/\(name)"
    let descriptor = open(full, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard descriptor >= 0 else { throw Failed(errno: errno) }
    defer { close(descriptor) }
    guard write(descriptor, bytes, bytes.count) == bytes.count else { throw Failed(errno: errno) }
    return full
  }

  func fifo(_ name: String) throws -> String {
    let full = "\(path)/\(name)"
    guard mkfifo(full, 0o600) == 0 else { throw Failed(errno: errno) }
    return full
  }

  deinit {
    if let folder = opendir(path) {
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != ".", name != ".." { unlink("\(path)/\(name)") }
      }
      closedir(folder)
    }
    rmdir(path)
  }
}
