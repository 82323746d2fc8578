import Glibc

/// A folder of its own for one test, removed with everything in it at the end.
final class TemporaryFolder {
  let path: String
  private var made: [String] = []

  struct Failed: Error { var errno: Int32 }

  init() throws {
    var template = Array("/tmp/keywright-cli-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failed(errno: errno) }
    path = String(decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  @discardableResult
  func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    let full = "\(path)/\(name)"
    let file = open(full, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw Failed(errno: errno) }
    defer { close(file) }
    guard write(file, bytes, bytes.count) == bytes.count else { throw Failed(errno: errno) }
    made.append(full)
    return full
  }

  @discardableResult
  func file(_ name: String, _ text: String) throws -> String { try file(name, Array(text.utf8)) }

  @discardableResult
  func folder(_ name: String) throws -> String {
    let full = "\(path)/\(name)"
    guard mkdir(full, 0o700) == 0 else { throw Failed(errno: errno) }
    made.append(full)
    return full
  }

  func fifo(_ name: String) throws -> String {
    let full = "\(path)/\(name)"
    guard mkfifo(full, 0o600) == 0 else { throw Failed(errno: errno) }
    made.append(full)
    return full
  }

  /// Has a file of this name removed at the end that somebody else makes.
  func adopt(_ name: String) -> String {
    made.append("\(path)/\(name)")
    return "\(path)/\(name)"
  }

  deinit {
    for path in made.reversed() where unlink(path) != 0 { rmdir(path) }
    rmdir(path)
  }
}
