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
        guard let plain = plainLetter(scalar) else {
          folded += scalar.utf8
          continue
        }
        folded += plain
      }
    }
    if folded.last == space { folded.removeLast() }
    return folded
  }

  /// What a letter is taken for, `e` for `é` and `ss` for `ß`; nil for one that stands for itself.
  private static func plainLetter(_ letter: Unicode.Scalar) -> UnsafeBufferPointer<UInt8>? {
    switch letter {
    case "\u{C0}"..."\u{24F}", "\u{370}"..."\u{3FF}", "ё", "\u{1E00}"..."\u{1FFF}": break
    default: return nil
    }
    let table = PlainLetterTable.entries
    let bytes = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
    let entry = [space] + letter.utf8
    guard let start = entry.withUnsafeBufferPointer({ bytes.offset(of: $0, in: 0..<bytes.count) }),
      let end = bytes.offset(of: space, in: start + entry.count..<bytes.count)
    else { return nil }
    return UnsafeBufferPointer(rebasing: bytes[start + entry.count..<end])
  }
}
