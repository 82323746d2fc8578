#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Lines of text that are part of the program or were loaded, to be asked for by their number.
struct LineTable: Sendable {
  /// All lines, with the newlines between them; no longer there than the table.
  // Nobody writes there.
  nonisolated(unsafe) let bytes: UnsafeBufferPointer<UInt8>
  /// What keeps bytes that are no part of the program.
  private let loaded: LoadedBytes?
  private let starts: [UInt32]

  /// The lines of a literal, which must be less than 4 GiB; they are found now, nothing is decoded or copied.
  init(_ text: StaticString) {
    self.init(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount), loaded: nil)
  }

  /// The lines of a text that was loaded, which must be less than 4 GiB.
  init(_ text: [UInt8]) {
    let loaded = LoadedBytes(text)
    self.init(loaded.bytes, loaded: loaded)
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, loaded: LoadedBytes?) {
    self.bytes = bytes
    self.loaded = loaded
    var starts: [UInt32] = [0]
    starts.reserveCapacity(2048)
    var next = 0
    while let newline = bytes.offset(of: UInt8(ascii: "\n"), in: next..<bytes.count) {
      next = newline + 1
      starts.append(UInt32(next))
    }
    starts.append(UInt32(bytes.count + 1))
    self.starts = starts
  }

  /// How many lines there are.
  var count: Int { starts.count - 1 }

  /// Where a line lies in the bytes, without its newline; nothing for a number that no line has.
  func range(_ number: Int) -> Range<Int> {
    guard number >= 0, number < count else { return 0..<0 }
    return Int(starts[number])..<Int(starts[number + 1]) - 1
  }

  /// The number of the line that has a byte, which is not before the line `first`.
  func number(ofLineAt place: Int, from first: Int) -> Int {
    var (low, high) = (first, count)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if starts[middle] <= place { low = middle } else { high = middle }
    }
    return low
  }

  /// A line.
  subscript(number: Int) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[range(number)]) }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where a byte is found first in a range; nil when it is not there.
  func offset(of byte: UInt8, in range: Range<Int>) -> Int? {
    guard let base = baseAddress, !range.isEmpty else { return nil }
    return memchr(base + range.lowerBound, Int32(byte), range.count).map {
      UnsafeRawPointer($0) - UnsafeRawPointer(base)
    }
  }

  /// Where a sequence of bytes, not empty, is found first in a range; nil when it is not there.
  func offset(of needle: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Int? {
    guard let base = baseAddress, let start = needle.baseAddress, !needle.isEmpty else { return nil }
    // Of the needle, a byte is looked for that says something: e is everywhere, and so is the first byte of Hangul.
    let probe = needle.firstIndex { !Self.isCommon($0) } ?? needle.count - 1
    let byte = needle[probe]
    var next = range.lowerBound + probe
    let end = range.upperBound - (needle.count - 1 - probe)
    while next < end, let found = memchr(base + next, Int32(byte), end - next) {
      let place = UnsafeRawPointer(found) - UnsafeRawPointer(base) - probe
      if memcmp(base + place, start, needle.count) == 0 { return place }
      next = place + probe + 1
    }
    return nil
  }

  /// Whether a byte is in nearly every name.
  private static func isCommon(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "n"),
      UInt8(ascii: "o"), UInt8(ascii: "r"), UInt8(ascii: "s"), UInt8(ascii: "t"), 0xE0...:
      true
    default: false
    }
  }
}
