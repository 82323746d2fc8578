/// Text that is edited in the middle without moving all of it; positions count Unicode scalars.
///
/// A gap buffer: an edit costs its own length and the distance from the edit before it. Latin text takes a byte a scalar.
public struct TextBuffer: Sendable {
  /// How many scalars a buffer holds unless it is told another limit.
  public static let defaultLimit = 64 * 1024 * 1024

  /// How many scalars this buffer holds at most.
  public let limit: Int
  /// The scalars before the gap, the gap itself (whatever was there), the scalars after it.
  @usableFromInline var storage = ScalarStorage()
  @usableFromInline var gap = 0..<0

  /// An empty text.
  public init(limit: Int = TextBuffer.defaultLimit) {
    self.limit = max(0, limit)
  }

  /// A buffer that holds this text.
  public init(_ text: String, limit: Int = TextBuffer.defaultLimit) throws(TextTooLong) {
    self.init(limit: limit)
    try replace(0..<0, with: text)
  }

  /// The number of scalars.
  @inlinable public var count: Int { storage.count - gap.count }
  /// Whether there is no text.
  public var isEmpty: Bool { count == 0 }

  /// The scalar at a position; nil outside the text.
  public func scalar(at offset: Int) -> Unicode.Scalar? {
    offset >= 0 && offset < count ? self[offset] : nil
  }

  /// The whole text.
  public var string: String { string(in: 0..<count) }

  /// The text of a range, cut to what there is.
  public func string(in range: Range<Int>) -> String {
    let range = clamped(range)
    var length = 0
    for offset in range { length += UTF8.width(self[offset]) }
    return String(unsafeUninitializedCapacity: length) { bytes in
      var end = 0
      for offset in range {
        for byte in self[offset].utf8 {
          bytes.initializeElement(at: end, to: byte)
          end += 1
        }
      }
      return end
    }
  }

  /// Puts a text in place of a range, which is cut to what there is.
  ///
  /// - Returns: how many scalars came in.
  @discardableResult
  public mutating func replace(_ range: Range<Int>, with text: String) throws(TextTooLong) -> Int {
    let range = clamped(range)
    let room = limit - (count - range.count)
    // The UTF-8 length is known at once and is never less than the number of scalars, which must be counted.
    var most = text.utf8.count
    if most > room { most = text.unicodeScalars.count }
    guard most <= room else { throw TextTooLong(limit: limit) }
    moveGap(to: range)
    makeRoom(for: most)
    var end = gap.lowerBound
    for scalar in text.unicodeScalars {
      storage.set(end, to: scalar)
      end += 1
    }
    let added = end - gap.lowerBound
    gap = end..<gap.upperBound
    return added
  }

  /// Whether no more scalar fits.
  @inlinable public var isFull: Bool { count >= limit }

  /// Inserts one scalar at a position in the text; false where it does not fit.
  mutating func insert(_ scalar: Unicode.Scalar, at offset: Int) -> Bool {
    guard !isFull, offset >= 0, offset <= count else { return false }
    if gap.lowerBound != offset { moveGap(to: offset..<offset) }
    if gap.isEmpty { makeRoom(for: 1) }
    storage.set(gap.lowerBound, to: scalar)
    gap = gap.lowerBound + 1..<gap.upperBound
    return true
  }

  /// Puts two scalars, or less, in place of a range of the text; they must fit. Answers the position after them.
  mutating func replace(_ range: Range<Int>, with first: Unicode.Scalar?, _ second: Unicode.Scalar?) -> Int {
    moveGap(to: clamped(range))
    if gap.count < 2 { makeRoom(for: 2) }
    var end = gap.lowerBound
    if let first {
      storage.set(end, to: first)
      end += 1
    }
    if let second {
      storage.set(end, to: second)
      end += 1
    }
    gap = end..<gap.upperBound
    return end
  }

  /// A range cut to the text.
  public func clamped(_ range: Range<Int>) -> Range<Int> { range.clamped(to: 0..<count) }

  /// A position cut to the text.
  public func clamped(_ offset: Int) -> Int { min(max(0, offset), count) }

  /// The scalar at a position that is known to lie inside the text.
  subscript(offset: Int) -> Unicode.Scalar {
    storage[offset < gap.lowerBound ? offset : offset + gap.count]
  }

  /// Moves the gap to a range and swallows the range.
  private mutating func moveGap(to range: Range<Int>) {
    // What ends before the gap, as the text that was typed last does, is swallowed where it is.
    guard range.upperBound != gap.lowerBound else {
      gap = range.lowerBound..<gap.upperBound
      return
    }
    if range.lowerBound > gap.lowerBound {
      shift(gap.upperBound..<range.lowerBound + gap.count, to: gap.lowerBound)
    } else if range.lowerBound < gap.lowerBound {
      shift(range.lowerBound..<gap.lowerBound, to: range.lowerBound + gap.count)
    }
    gap = range.lowerBound..<range.upperBound + gap.count
  }

  private mutating func shift(_ source: Range<Int>, to destination: Int) {
    guard !gap.isEmpty else { return }
    storage.move(source, to: destination)
  }

  /// Widens the gap when it is too small, by half the text, so that growing stays cheap on average.
  private mutating func makeRoom(for added: Int) {
    guard added > gap.count else { return }
    let room = added + max(16, (count + added) / 2)
    storage.resize(gap, to: room)
    gap = gap.lowerBound..<gap.lowerBound + room
  }
}
