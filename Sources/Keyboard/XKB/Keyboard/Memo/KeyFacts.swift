import KeywrightKeyEvents

/// What a press of a key in one situation needs to know, in as little memory as a cache likes.
struct KeyFacts {
  struct Flags: OptionSet {
    var rawValue: UInt8

    /// The key has been asked about: `decoded` counts.
    static let isDecoded = Flags(rawValue: 1 << 0)
    /// A press has been watched for faults of the library, which are the same each time.
    static let isWatched = Flags(rawValue: 1 << 1)
    /// The key begins no Compose sequence.
    static let beginsNothing = Flags(rawValue: 1 << 2)
    /// The key gives one character, which is no control character.
    static let isCharacter = Flags(rawValue: 1 << 3)
    /// The key gives one keysym without text that stands for a modifier.
    static let isModifier = Flags(rawValue: 1 << 4)
    /// The key gives one keysym.
    static let isSingle = Flags(rawValue: 1 << 5)
    /// The key has begun a Compose sequence.
    static let beginsSequence = Flags(rawValue: 1 << 6)
    /// The key has no action.
    static let isInert = Flags(rawValue: 1 << 7)
  }

  /// The only scalar of the text where `isCharacter` is set.
  var scalar: Unicode.Scalar = "\0"
  /// The only keysym of the key.
  var keysym = Keysym.noSymbol
  var decoded: UInt16 = 0
  var flags: Flags = []
}
