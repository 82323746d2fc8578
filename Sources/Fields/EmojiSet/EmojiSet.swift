/// The emoji of one version of Unicode, each with how completely it is spelled.
///
/// Sequences are compared scalar by scalar, never as `Character`, whose equality is canonical equivalence. The value is
/// empty: the data is part of the program and is searched where it lies, so making one and not asking costs nothing.
public struct EmojiSet: Hashable, Sendable {
  /// The version of the emoji data.
  public static let emojiVersion = RGIEmoji.emojiVersion
  /// The version of Unicode that the emoji data belongs to.
  public static let unicodeVersion = RGIEmoji.unicodeVersion

  /// The set of the version that this package pins.
  public init() {}

  /// How completely these scalars spell an emoji; nil when they spell none.
  ///
  /// A lone regional indicator, and a digit with or without U+FE0F, are no emoji.
  public func status(of scalars: some Sequence<Unicode.Scalar>) -> EmojiQualification? {
    withKey(scalars) { sequence in
      if let emoji = Self.emoji.line(equalTo: sequence) { return sequence.qualification(asSpellingOf: emoji) }
      return Self.components.line(equalTo: sequence)?.count == sequence.bytes.count ? .component : nil
    }
  }

  /// Whether these scalars are exactly one fully-qualified emoji.
  public func isRGI(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
    status(of: scalars) == .fullyQualified
  }

  /// The fully-qualified emoji that these scalars spell, with each missing U+FE0F put in; nil when they spell none.
  ///
  /// A lone scalar that shows as text by default (™, a bare ❤) is text, not an emoji that lacks something.
  public func qualified(_ scalars: some Sequence<Unicode.Scalar>) -> String? {
    withKey(scalars) { sequence in
      guard let emoji = Self.emoji.line(equalTo: sequence) else { return nil }
      switch sequence.qualification(asSpellingOf: emoji) {
      case .unqualified where sequence.isLoneScalar: return nil
      case nil: return nil
      default: return String(decoding: emoji, as: UTF8.self)
      }
    }
  }

  private static var emoji: SortedLines { SortedLines(RGIEmoji.fullyQualified) }
  private static var components: SortedLines { SortedLines(RGIEmoji.components) }

  /// Encodes the scalars on the stack; a sequence longer than any emoji is none.
  private func withKey<Result>(
    _ scalars: some Sequence<Unicode.Scalar>, _ body: (EmojiBytes) -> Result?
  ) -> Result? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: EmojiBytes.capacity) { buffer in
      var count = 0
      for scalar in scalars {
        for byte in scalar.utf8 {
          guard count < buffer.count else { return nil }
          buffer.initializeElement(at: count, to: byte)
          count += 1
        }
      }
      return body(EmojiBytes(bytes: UnsafeBufferPointer(rebasing: buffer[..<count])))
    }
  }
}
