import KeywrightKeyEvents

/// What planners have found out about one keyboard, kept so that the next text need not find it out again.
public struct TypingTables: Sendable {
  /// All that decides which chord types which text.
  struct Situation: Hashable {
    var layout: Int
    var locked: Modifiers
    var heldKeys: [KeyCode]
    var isComposing: Bool
    var blocking: Modifiers
  }

  /// Held keys make ever new situations; what is rare is found out anew.
  private static let limit = 64
  private var tables: [Situation: TypableTexts] = [:]

  /// Nothing is known yet.
  public init() {}

  /// In how many situations it is known.
  var count: Int { tables.count }

  subscript(situation: Situation) -> TypableTexts? {
    get { tables[situation] }
    set {
      if tables.count >= Self.limit { tables.removeAll() }
      tables[situation] = newValue
    }
  }
}
