/// A set of the five skin tones that a person or hand in an emoji can have.
struct SkinTones: OptionSet, Sendable {
  /// One bit a tone, the lightest the lowest.
  var rawValue: UInt8

  /// How many tones there are.
  static let count = 5

  /// The tones that an emoji shows.
  init(in emoji: UnsafeBufferPointer<UInt8>) {
    self.init(rawValue: 0)
    for number in Self.numbers(in: emoji) { insert(SkinTones(number)) }
  }

  /// The set of one tone, numbered from 0 for the lightest.
  init(_ number: Int) { rawValue = 1 << UInt8(truncatingIfNeeded: number) }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The numbers of the tones that an emoji shows, in its order, each once.
  static func numbers(in emoji: UnsafeBufferPointer<UInt8>) -> [Int] {
    var numbers: [Int] = []
    // U+1F3FB to U+1F3FF.
    for index in emoji.indices.dropLast(3) where emoji[index] == 0xF0 && emoji[index + 1] == 0x9F {
      guard emoji[index + 2] == 0x8F, (0xBB...0xBF).contains(emoji[index + 3]) else { continue }
      let number = Int(emoji[index + 3]) - 0xBB
      if !numbers.contains(number) { numbers.append(number) }
    }
    return numbers
  }
}
