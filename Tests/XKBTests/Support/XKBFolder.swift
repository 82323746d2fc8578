import Glibc
import Testing

/// A temporary folder with files of XKB data, removed with the value.
final class XKBFolder {
  let path: String
  fileprivate var created: [String] = []

  init(_ files: KeyValuePairs<String, String> = [:]) throws {
    var template = Array("/tmp/keywright-tests-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    for (name, text) in files { try write(Array(text.utf8), to: name) }
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    makeFolder(name.split(separator: "/").dropLast().joined(separator: "/"))
    let file = try #require(fopen("\(path)/\(name)", "w"))
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    created.append("\(path)/\(name)")
  }

  func makeFolder(_ name: String) {
    var folder = path
    for part in name.split(separator: "/") {
      folder += "/\(part)"
      if mkdir(folder, 0o700) == 0 { created.append(folder) }
    }
  }

  deinit {
    for path in created.reversed() { remove(path) }
    rmdir(path)
  }
}

extension String {
  /// The text with a folder's path shown as `DIR`, so that a whole message can be compared.
  func hiding(_ folder: XKBFolder) -> String { replacing(folder.path, with: "DIR") }
}

/// A symbols file whose only section changes `us(basic)` by these lines, the first of which is line 5.
func held(_ lines: String) -> String {
  """
  default partial alphanumeric_keys
  xkb_symbols "basic" {
    include "us(basic)"
    name[Group1]="Held";
    \(lines)
  };

  """
}

extension XKBFolder {
  func makePipe(_ name: String) throws {
    try #require(mkfifo("\(path)/\(name)", 0o600) == 0)
    created.append("\(path)/\(name)")
  }
}
