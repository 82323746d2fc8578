import Glibc

/// The command `keywright` that was built with these tests.
enum BuiltCommand {
  /// The folder of the command: the one that the image of these tests was loaded from.
  static let folder: String = {
    let here = UInt(bitPattern: #dsohandle)
    for line in TextFile.lines("/proc/self/maps") {
      // 7f0c1000-7f0c2000 r-xp 00000000 08:01 1234       /path/of the/image
      let bounds = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard bounds.count == 2, (bounds[0]..<bounds[1]).contains(here), let root = line.firstIndex(of: "/") else {
        continue
      }
      return line[root...].split(separator: "/").dropLast().reduce(into: "") { $0 += "/\($1)" }
    }
    return "the folder of the tests is not in /proc/self/maps"
  }()

  static let path = "\(folder)/keywright"
}

/// Small text files that tests read.
enum TextFile {
  static func contents(_ path: String) -> String? { bytes(path).map { String(decoding: $0, as: UTF8.self) } }

  static func lines(_ path: String) -> [Substring] { (contents(path) ?? "").split(separator: "\n") }

  static func bytes(_ path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(file, &chunk, chunk.count)
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }
}
