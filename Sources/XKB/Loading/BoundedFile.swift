import Diagnostics
import Glibc

/// Reads whole files of bounded size; devices, pipes and directories are refused without waiting for them.
enum BoundedFile {
  /// The size above which a keymap, a rules file or a part of one is not read.
  static let usualLimit = 16 << 20

  /// Why a file cannot be read, as the end of a sentence: `No such file or directory`.
  struct Failure: Error {
    var reason: String
  }

  static func read(_ path: String, limit: Int = usualLimit) throws(Failure) -> [UInt8] {
    guard !path.utf8.contains(0) else { throw Failure(reason: "the path contains a NUL character") }
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw Failure(reason: reason(errno)) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw Failure(reason: reason(errno)) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw Failure(reason: "it is a directory")
    default: throw Failure(reason: "it is not a regular file")
    }
    guard status.st_size <= limit else { throw Failure(reason: "it is larger than \(limit >> 20) MiB") }
    var bytes: [UInt8] = []
    var capacity = max(Int(status.st_size) + 1, 4096)
    while true {
      var count = 0
      let wanted = capacity
      let chunk = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, filled in
        count = Glibc.read(file, buffer.baseAddress, wanted)
        filled = max(count, 0)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw Failure(reason: reason(errno))
      }
      if count == 0 { return bytes }
      bytes = bytes.isEmpty ? chunk : bytes + chunk
      guard bytes.count <= limit else { throw Failure(reason: "it is larger than \(limit >> 20) MiB") }
      capacity = 65536
    }
  }

  static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }

  /// Whether the path is a regular file, symbolic links followed.
  static func exists(_ path: String) -> Bool { kind(path) == S_IFREG }

  static func isDirectory(_ path: String) -> Bool { kind(path) == S_IFDIR }

  private static func kind(_ path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// The names in a directory, sorted, dot files left out; none when it cannot be read.
  static func names(in directory: String, limit: Int = 4096) -> [String] {
    guard let stream = opendir(directory) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while names.count < limit, let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
