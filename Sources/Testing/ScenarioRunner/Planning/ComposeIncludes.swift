import KeywrightFiles

/// The files that a Compose file includes by a path of their own; those of the system are left out.
struct ComposeIncludes {
  private static let fileLimit = 100
  private static let sizeLimit = 4 << 20

  private(set) var paths: Set<String> = []

  init(of path: String) {
    var pending = [path]
    while let next = pending.popLast(), paths.count < Self.fileLimit {
      for included in Self.named(in: next) where included != path && paths.insert(included).inserted {
        pending.append(included)
      }
    }
  }

  /// What is wrong with the file is left to who plays it.
  private static func named(in path: String) -> [String] {
    guard FileKind(path: path) == .regular, let bytes = try? FileReader.bytes(of: path, limit: sizeLimit) else {
      return []
    }
    return bytes.split(separator: 0x0A).compactMap { line in
      let words = line.drop { $0 <= 0x20 }
      guard words.starts(with: "include".utf8) else { return nil }
      let parts = words.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      // What a percent sign stands for is data of the system, or the user's home, which no test reads.
      guard parts.count >= 3, !parts[1].isEmpty, !parts[1].contains(UInt8(ascii: "%")) else { return nil }
      return String(decoding: parts[1], as: UTF8.self)
    }
  }
}
