/// What one language calls the emoji: a name and keywords for each family, folded as a query is.
struct EmojiNames: Sendable {
  /// A line for each family; the first line has the skin tones instead.
  let lines: LineTable
  /// The skin tones, folded.
  let foldedTones: [[UInt8]]
  private let tones: [String]
  private let separator: String
  /// The names as they are shown, of a language that was loaded; nil where they are made from the lines.
  private let given: [EmojiID: String]?
  /// The variants of a language that was loaded by their names, folded.
  private let variantsByFoldedName: [[UInt8]: [EmojiID]]

  static var english: EmojiNames { EmojiNames(EnglishEmojiNames.lines) }
  static var korean: EmojiNames { EmojiNames(KoreanEmojiNames.lines) }

  /// The names of a language that was loaded.
  init(
    lines: LineTable, foldedTones: [[UInt8]], given: [EmojiID: String], variantsByFoldedName: [[UInt8]: [EmojiID]]
  ) {
    self.lines = lines
    self.foldedTones = foldedTones
    self.given = given
    self.variantsByFoldedName = variantsByFoldedName
    (tones, separator) = ([], "")
  }

  private init(_ text: StaticString) {
    lines = LineTable(text)
    (given, variantsByFoldedName) = (nil, [:])
    let fields = lines[0].split(separator: Self.tab, omittingEmptySubsequences: false)
    foldedTones = fields.first?.split(separator: Self.bar).map(Array.init) ?? []
    separator = fields.count > 1 ? String(decoding: fields[1], as: UTF8.self) : ""
    tones = fields.last?.split(separator: Self.bar).map { String(decoding: $0, as: UTF8.self) } ?? []
  }

  /// Where the folded name, short codes and keywords of a family lie.
  func folded(_ family: Int) -> Range<Int> {
    let line = lines.range(family)
    return line.lowerBound..<(lines.bytes.offset(of: Self.tab, in: line) ?? line.upperBound)
  }

  /// Where the folded name of a family lies.
  func foldedName(_ family: Int) -> Range<Int> {
    let line = folded(family)
    return line.lowerBound..<Self.nameEnd(in: line, of: lines.bytes)
  }

  /// The name of an emoji as it is shown; empty when the language was loaded and has none.
  func name(_ id: EmojiID, in families: EmojiFamilies) -> String {
    guard let given else { return name(id.family, tones: SkinTones.numbers(in: families.bytes(id))) }
    return given[id] ?? ""
  }

  /// The variants that a language that was loaded calls so.
  func variants(named query: EmojiQuery) -> [EmojiID] { variantsByFoldedName[query.bytes] ?? [] }

  /// The name, as it is shown, of a member of a family that shows these skin tones.
  func name(_ family: Int, tones numbers: [Int]) -> String {
    let shown = shownName(family)
    let parts = shown.split(separator: Self.tonePlace, maxSplits: 1, omittingEmptySubsequences: false)
    guard !numbers.isEmpty else { return parts.joined() }
    let joint = "\(separator) "
    let toneNames = numbers.filter(tones.indices.contains).map { tones[$0] }.joined(separator: joint)
    if parts.count == 2 { return "\(parts[0])\(toneNames)\(joint)\(parts[1])" }
    return "\(shown)\(shown.contains(": ") ? joint : ": ")\(toneNames)"
  }

  /// How many bytes the folded name of a member takes that shows these skin tones.
  func foldedLength(_ family: Int, tones present: SkinTones) -> Int {
    var length = foldedName(family).count
    for (number, tone) in foldedTones.enumerated() where present.contains(SkinTones(number)) {
      length += 1 + tone.count
    }
    return length
  }

  /// The name with the mark of where skin tones go, if that is not its end.
  private func shownName(_ family: Int) -> String {
    let line = lines[family]
    if let tab = line.offset(of: Self.tab, in: 0..<line.count) {
      return String(decoding: line[(tab + 1)...], as: UTF8.self)
    }
    return String(decoding: line[..<Self.nameEnd(in: 0..<line.count, of: line)], as: UTF8.self)
  }

  /// Where the name ends that a line begins with.
  static func nameEnd(in line: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    line.first { isBetweenTerms(bytes[$0]) } ?? line.upperBound
  }

  /// Whether a byte separates names, short codes and keywords.
  static func isBetweenTerms(_ byte: UInt8) -> Bool { byte == bar || byte == semicolon }

  /// What stands before a short code; a bar stands before a keyword.
  static let semicolon = UInt8(ascii: ";")
  private static let bar = UInt8(ascii: "|")
  private static let tab = UInt8(ascii: "\t")
  private static let tonePlace: Character = "^"
}
