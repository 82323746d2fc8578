/// The language that an input mode is for: a BCP 47 tag, or `emoji` or `dictation`, as in UIKit.
public struct PrimaryLanguage: Hashable, Sendable {
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
  /// Case does not count and `_` equals `-`. `emoji` and `dictation` match only exactly.
  public func match(_ range: PrimaryLanguage) -> Match? {
    let own = Self.subtags(tag)
    let wished = Self.subtags(range.tag)
    guard !own.isEmpty, !wished.isEmpty else { return nil }
    if own == wished { return .exact }
    if isSpecial || range.isSpecial { return nil }
    if wished == ["*"] { return .prefix }
    return own.starts(with: wished) || wished.starts(with: own) ? .prefix : nil
  }

  private var isSpecial: Bool {
    let subtags = Self.subtags(tag)
    return subtags == ["emoji"] || subtags == ["dictation"]
  }

  private static func subtags(_ tag: String) -> [String] {
    tag.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
  }
}

extension PrimaryLanguage: CustomStringConvertible, ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }

  /// The tag as written.
  public var description: String { tag }
}
