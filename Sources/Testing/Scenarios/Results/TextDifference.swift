/// Where two texts part, grapheme by grapheme, with code points and names.
public struct TextDifference: Hashable, Sendable {
  /// One grapheme with its scalars.
  public struct Grapheme: Hashable, Sendable {
    /// The grapheme.
    public var text: String
    /// Its scalars, each as `U+00F4 LATIN SMALL LETTER O WITH CIRCUMFLEX`.
    public var scalars: [String]
  }

  /// How many graphemes are the same before the first that differs.
  public var samePrefix: Int
  /// How many graphemes are the same after the last that differs.
  public var sameSuffix: Int
  /// The graphemes that were expected where the texts differ, up to ``shownLimit``.
  public var expected: [Grapheme]
  /// The graphemes that were there instead, up to ``shownLimit``.
  public var actual: [Grapheme]

  /// How many graphemes are shown of each text.
  public static let shownLimit = 16

  /// The difference of two texts; nil when they have the same scalars.
  public init?(expected: String, actual: String) {
    guard !expected.unicodeScalars.elementsEqual(actual.unicodeScalars) else { return nil }
    let wanted = Array(expected)
    let found = Array(actual)
    let shorter = min(wanted.count, found.count)
    var prefix = 0
    while prefix < shorter, Self.isSame(wanted[prefix], found[prefix]) { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, Self.isSame(wanted[wanted.count - 1 - suffix], found[found.count - 1 - suffix]) {
      suffix += 1
    }
    samePrefix = prefix
    sameSuffix = suffix
    self.expected = wanted[prefix..<wanted.count - suffix].prefix(Self.shownLimit).map(Grapheme.init)
    self.actual = found[prefix..<found.count - suffix].prefix(Self.shownLimit).map(Grapheme.init)
  }

  /// By scalars: `Character ==` is canonical equivalence.
  private static func isSame(_ a: Character, _ b: Character) -> Bool {
    a.unicodeScalars.elementsEqual(b.unicodeScalars)
  }
}

extension TextDifference.Grapheme {
  /// How many scalars of one grapheme are named.
  private static let scalarLimit = 16

  init(_ character: Character) {
    text = String(character)
    scalars = character.unicodeScalars.prefix(Self.scalarLimit).map(Self.name)
  }

  private static func name(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let name = scalar.properties.name ?? scalar.properties.nameAlias
    return name.map { "\(code) \($0)" } ?? code
  }
}
