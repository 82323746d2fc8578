/// The emoji that meet a query, best first.
public struct EmojiMatches: Sendable {
  // What a sort of plain numbers brings into order, the best first; the lower half is the match itself.
  private var keys: [UInt64] = []

  /// No match.
  public init() {}

  /// How many there are.
  public var count: Int { keys.count }

  /// Whether there is none.
  public var isEmpty: Bool { keys.isEmpty }

  /// The match at a place from 0; nil where there is none.
  public subscript(place: Int) -> EmojiMatch? {
    guard keys.indices.contains(place) else { return nil }
    let key = keys[place]
    return EmojiMatch(
      id: EmojiID(family: Int(key >> 16 & 0xFFFF), variant: Int(key >> 8 & 0xFF)), language: Int(key & 0xFF))
  }

  /// Where a match stands in the list, before everything else.
  private enum Section: UInt64 {
    /// Emoji whose name is the query.
    case exact
    /// Emoji without skin tone, and variants that were chosen not long ago.
    case main
    /// The other variants.
    case variants
  }

  mutating func add(_ id: EmojiID, _ match: FamilyMatch, recent: [EmojiMatch]) {
    let recency = recent.firstIndex { $0.id == id }
    let section: Section =
      match.rank == .exactName ? .exact : id.variant == 0 || recency != nil ? .main : .variants
    let order =
      section.rawValue << 20 | UInt64(match.rank.rawValue) << 16 | UInt64(min(recency ?? 255, 255)) << 8
      | UInt64(match.distance)
    keys.append(
      order << 32 | UInt64(id.family & 0xFFFF) << 16 | UInt64(id.variant & 0xFF) << 8 | UInt64(match.language & 0xFF))
  }

  mutating func sort() { keys.sort() }
}
