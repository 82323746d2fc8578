import Glibc

/// A file such as `compose.dir`: per line two words, the left one with an optional colon.
struct LocaleNameTable {
  /// The bytes of the file and a NUL, as C looks for strings.
  private let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes + [0] }

  /// The right word of the first line that begins with a word.
  func right(ofLeft name: String) -> String? {
    firstLine(with: name) { $0.left == $1 }?.right
  }

  /// The left word of the first line that ends with a word.
  func left(ofRight name: String) -> String? {
    firstLine(with: name) { $0.right == $1 }?.left
  }

  /// Every right word once, in order.
  func rights() -> [String] {
    var seen: Set<String> = []
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard let word = words(of: line)?.right, seen.insert(word).inserted else { return nil }
      return word
    }
  }

  /// Jumps from one occurrence of the name to the next: reading all 2400 lines costs more than all the rest of loading.
  private func firstLine(
    with name: String, where matches: ((left: String, right: String), String) -> Bool
  ) -> (left: String, right: String)? {
    guard !name.isEmpty else { return nil }
    var start = 0
    while let hit = firstIndex(of: name, from: start) {
      start = hit + name.utf8.count
      guard isBoundary(hit - 1), isBoundary(start) else { continue }
      let lineStart = bytes[..<hit].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let lineEnd = bytes[hit...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      if let pair = words(of: bytes[lineStart..<lineEnd]), matches(pair, name) { return pair }
    }
    return nil
  }

  private func isBoundary(_ index: Int) -> Bool {
    guard bytes.indices.contains(index), bytes[index] != 0 else { return true }
    return ComposeLexer.isSpace(bytes[index]) || bytes[index] == UInt8(ascii: ":")
  }

  private func firstIndex(of name: String, from start: Int) -> Int? {
    bytes.withUnsafeBytes { text -> Int? in
      guard start < text.count, let base = text.bindMemory(to: CChar.self).baseAddress else { return nil }
      return strstr(base + start, name).map { UnsafePointer($0) - base }
    }
  }

  private func words(of line: ArraySlice<UInt8>) -> (left: String, right: String)? {
    let words = line.prefix { $0 != 0 }.split(maxSplits: 2) { ComposeLexer.isSpace($0) }
    guard let first = words.first, first.first != UInt8(ascii: "#") else { return nil }
    let left = first.prefix { $0 != UInt8(ascii: ":") }
    // `left:right` without a space between them is one word.
    let rest = first.dropFirst(left.count + 1)
    guard let right = rest.isEmpty ? words.dropFirst().first : rest else { return nil }
    return (String(decoding: left, as: UTF8.self), String(decoding: right, as: UTF8.self))
  }
}
