/// Cuts a stream into lines of bounded length, and lines into pieces of work.
struct SessionLines {
  /// The longest line that is read; of a longer one nothing is kept.
  static let longest = 1 << 20

  /// A line, or that there was one which is too long.
  struct Line: Sendable {
    /// The number of the line, from 1.
    var number: Int
    /// The bytes without the line feed; nil for one that is too long.
    var bytes: [UInt8]?
  }

  private var pending: [UInt8] = []
  private var isTooLong = false
  private var count = 0

  /// The lines that end in these bytes.
  mutating func add(_ bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: 0x0A) {
      keep(rest[..<end])
      lines.append(take())
      rest = rest[(end + 1)...]
    }
    keep(rest)
    return lines
  }

  /// The last line, if nothing ends it; nil where there is none.
  mutating func finish() -> Line? { pending.isEmpty && !isTooLong ? nil : take() }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    guard !isTooLong else { return }
    guard pending.count + bytes.count <= Self.longest else {
      isTooLong = true
      pending = []
      return
    }
    pending += bytes
  }

  private mutating func take() -> Line {
    defer {
      pending.removeAll(keepingCapacity: true)
      isTooLong = false
    }
    count += 1
    if pending.last == 0x0D { pending.removeLast() }
    return Line(number: count, bytes: isTooLong ? nil : pending)
  }
}
