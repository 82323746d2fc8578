import Glibc
import Testing

/// A temporary folder with files of XKB data, removed with the value.
final class XKBFolder {
  let path: String
  private var created: [String] = []

  init(_ files: [String: [UInt8]]) throws {
    var template = Array("/tmp/keywright-tests-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    for (name, bytes) in files.sorted(by: { $0.key < $1.key }) { try write(bytes, to: name) }
  }

  private func write(_ bytes: [UInt8], to name: String) throws {
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/\(part)"
      if mkdir(folder, 0o700) == 0 { created.append(folder) }
    }
    let file = try #require(fopen("\(path)/\(name)", "w"))
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    created.append("\(path)/\(name)")
  }

  deinit {
    for path in created.reversed() { remove(path) }
    rmdir(path)
  }
}
