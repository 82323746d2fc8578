/// All emoji in families: one without skin tone with its variants.
struct EmojiFamilies: Sendable {
  private let lines = LineTable(EmojiFamilyTable.lines)
  /// The skin tones of all variants, family by family.
  private var tones: [SkinTones] = []
  /// For each family where its variants begin in `tones`; one more at the end.
  private var starts: [Int] = []

  init() {
    starts.reserveCapacity(lines.count + 1)
    tones.reserveCapacity(2048)
    for family in 0..<lines.count {
      starts.append(tones.count)
      let line = lines[family]
      guard line.offset(of: Self.space, in: 0..<line.count) != nil else { continue }
      for variant in members(family).dropFirst() { tones.append(SkinTones(in: variant)) }
    }
    starts.append(tones.count)
  }

  /// The numbers of the families.
  var indices: Range<Int> { 1..<max(1, lines.count) }

  /// The bytes of an emoji; none for an id that no emoji has.
  func bytes(_ id: EmojiID) -> UnsafeBufferPointer<UInt8> {
    let members = members(id.family)
    return members.indices.contains(id.variant) ? members[id.variant] : UnsafeBufferPointer(start: nil, count: 0)
  }

  /// Whether the family has an emoji without skin tone.
  func hasBase(_ family: Int) -> Bool { lines[family].first.map { $0 != Self.space } ?? false }

  /// The skin tones of the variants of a family; the first variant has the number 1.
  func variants(_ family: Int) -> ArraySlice<SkinTones> { tones[starts[family]..<starts[family + 1]] }

  /// The emoji of the same family and of those that continue it, the one without skin tone first.
  func relatives(of id: EmojiID) -> [EmojiID] {
    guard indices.contains(id.family) else { return [] }
    var family = id.family
    while family > indices.lowerBound, !hasBase(family) { family -= 1 }
    var relatives: [EmojiID] = []
    repeat {
      for (variant, bytes) in members(family).enumerated() where !bytes.isEmpty {
        relatives.append(EmojiID(family: family, variant: variant))
      }
      family += 1
    } while indices.contains(family) && !hasBase(family)
    return relatives
  }

  /// The bytes of each member; the first is empty where there is none without skin tone.
  func members(_ family: Int) -> [UnsafeBufferPointer<UInt8>] {
    lines[family].split(separator: Self.space, omittingEmptySubsequences: false)
      .map { UnsafeBufferPointer(rebasing: $0) }
  }

  private static let space = UInt8(ascii: " ")
}
