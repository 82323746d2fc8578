/// A whole line of a file, and which of its bytes state a value.
public struct LineSource: Hashable, Sendable {
  /// The line without its line end.
  public var whole: String
  /// The bytes of the value, in UTF-8.
  public var value: Range<Int>
  /// Whether other cases run the same line, so that no one value may be written into it.
  public var isShared: Bool

  /// A line and its value.
  public init(whole: String, value: Range<Int>, isShared: Bool = false) {
    self.whole = whole
    self.value = value
    self.isShared = isShared
  }

  /// The line with another value; one in a table keeps its column's width where the value is shorter.
  func replacingValue(with text: String) -> String {
    let bytes = Array(whole.utf8)
    let range = value.clamped(to: 0..<bytes.count)
    var filler = ""
    if range.upperBound < bytes.count {
      let old = String(decoding: bytes[range], as: UTF8.self)
      filler = String(repeating: " ", count: max(0, old.count - text.count))
    }
    return String(decoding: bytes[..<range.lowerBound], as: UTF8.self) + text + filler
      + String(decoding: bytes[range.upperBound...], as: UTF8.self)
  }
}
