/// The language that an input mode is for: a BCP 47 tag, or `emoji` or `dictation`, as in UIKit.
///
/// Two tags are equal when they differ only in the case of ASCII letters or in `_` for `-`.
public struct PrimaryLanguage: Sendable {
  /// The tag as written.
  public var tag: String

  /// A language by its tag.
  public init(_ tag: String) { self.tag = tag }

  /// The language of emoji keyboards.
  public static let emoji = PrimaryLanguage("emoji")
  /// The language of dictation.
  public static let dictation = PrimaryLanguage("dictation")

  /// How well a language meets a wish.
  public enum Match: Int, Comparable, Sendable {
    /// One tag is the beginning of the other, at a subtag's end.
    case prefix
    /// The tags are equal.
    case exact

    public static func < (a: Match, b: Match) -> Bool { a.rawValue < b.rawValue }
  }

  /// How well this language meets a wished range: RFC 4647 basic filtering, or its reverse; nil when not at all.
  ///
  /// `*` is met by every language but `emoji` and `dictation`, which match only exactly. An empty tag matches nothing.
  public func match(_ range: PrimaryLanguage) -> Match? {
    guard !tag.isEmpty, !range.tag.isEmpty else { return nil }
    if self == range { return .exact }
    if isSpecial || range.isSpecial { return nil }
    return range.tag == "*" || isPrefix(of: range) || range.isPrefix(of: self) ? .prefix : nil
  }

  /// Whether it can be wished for: subtags of one to eight ASCII letters and digits, the first of them letters, or `*`.
  public var isRange: Bool {
    let subtags = tag.utf8.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    guard let first = subtags.first else { return false }
    let isStart = first.elementsEqual("*".utf8) || self == .dictation || first.allSatisfy(Self.isLetter)
    return isStart
      && subtags.allSatisfy { subtag in
        (1...8).contains(subtag.count)
          && subtag.allSatisfy { Self.isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
          || subtag.elementsEqual("*".utf8) || self == .dictation
      }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private var isSpecial: Bool { self == .emoji || self == .dictation }

  private func isPrefix(of longer: PrimaryLanguage) -> Bool {
    let rest = longer.folded.dropFirst(folded.count)
    return rest.first == UInt8(ascii: "-") && longer.folded.starts(with: folded)
  }

  /// The bytes by which tags are compared; made one by one, since a mode's language is looked at on each key.
  private var folded: some Collection<UInt8> {
    tag.utf8.lazy.map { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "_"): UInt8(ascii: "-")
      default: byte
      }
    }
  }
}

extension PrimaryLanguage: Hashable {
  public static func == (a: PrimaryLanguage, b: PrimaryLanguage) -> Bool { a.folded.elementsEqual(b.folded) }

  public func hash(into hasher: inout Hasher) {
    for byte in folded { hasher.combine(byte) }
  }
}

extension PrimaryLanguage: CustomStringConvertible, ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }

  /// The tag as written.
  public var description: String { tag }
}
