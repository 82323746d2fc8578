/// What somebody looks for: text without regard to case, marks on letters and punctuation between words.
public struct EmojiQuery: Sendable {
  /// How many scalars of a text count; no name is longer.
  public static let limit = 128

  /// The text as it is compared; names and keywords are folded in the same way.
  let bytes: [UInt8]
  /// The words, each once, longest first.
  let words: [ArraySlice<UInt8>]

  /// A query for a text.
  public init(_ text: String) {
    bytes = Self.fold(text)
    var words: [ArraySlice<UInt8>] = []
    for word in bytes.split(separator: Self.space) where !words.contains(word) { words.append(word) }
    self.words = words.sorted { $0.count > $1.count }
  }

  /// Whether there is nothing to look for.
  public var isEmpty: Bool { bytes.isEmpty }

  private static let space = UInt8(ascii: " ")

  /// Must give what `fold` of the script that generates the names gives.
  private static func fold(_ text: String) -> [UInt8] {
    var folded: [UInt8] = []
    for scalar in text.unicodeScalars.prefix(limit).lazy.flatMap({ $0.properties.lowercaseMapping.unicodeScalars }) {
      // French puts spaces that keep a line together before a colon.
      let scalar: Unicode.Scalar = scalar == "\u{A0}" || scalar == "\u{202F}" ? " " : scalar
      switch scalar {
      case ":", ";", ",", ".", "“", "”", "„", "«", "»", "|", "\t", "\n", "\u{200D}", "\u{FE0F}", "\u{300}"..."\u{36F}":
        break
      case " " where folded.last == space || folded.isEmpty: break
      case "’": folded.append(UInt8(ascii: "'"))
      default:
        if let plain = plainLetter(scalar) { folded.append(plain) } else { folded += scalar.utf8 }
      }
    }
    if folded.last == space { folded.removeLast() }
    return folded
  }

  /// The ASCII letter that a letter with marks is taken for; nil for every other scalar.
  private static func plainLetter(_ letter: Unicode.Scalar) -> UInt8? {
    guard ("\u{C0}"..."\u{1EFF}").contains(letter) else { return nil }
    let table = MarkedLetterTable.pairs
    let pairs = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
    var next = 0
    while let lead = pairs.offset(of: letter.utf8.first ?? 0, in: next..<pairs.count) {
      let end = lead + letter.utf8.count
      if end < pairs.count, letter.utf8.elementsEqual(pairs[lead..<end]) { return pairs[end] }
      next = lead + 1
    }
    return nil
  }
}
