/// The text that a recording says was typed, as long as that is of use.
struct RecordedText {
  private static let limit = 1 << 20

  private var bytes: [UInt8] = []
  private var isComplete = true

  /// The text; nil where a part of it is not known, or where it is too long.
  var text: String? { isComplete ? String(decoding: bytes, as: UTF8.self) : nil }

  /// Adds what one key has typed.
  mutating func append(_ text: [UInt8]) {
    guard isComplete, bytes.count + text.count <= Self.limit else { return giveUp() }
    bytes += text
  }

  /// Takes note that a part is not known.
  mutating func giveUp() {
    isComplete = false
    bytes = []
  }
}
