import KeywrightKeyEvents
import Testing

@testable import KeywrightXKB

/// The type that a key gets which names none.
@Suite struct AutomaticTypeTests {
  @Test(arguments: [
    ("a", "ONE_LEVEL"), ("a A", "ALPHABETIC"), ("A a", "TWO_LEVEL"), ("1 exclam", "TWO_LEVEL"),
    ("KP_End KP_1", "KEYPAD"), ("Greek_finalsmallsigma Greek_SIGMA", "ALPHABETIC"), ("U2C81 U2C80", "ALPHABETIC"),
    ("idotless Iabovedot", "ALPHABETIC"), ("ordfeminine A", "ALPHABETIC"), ("U01C6 U01C5", "ALPHABETIC"),
    ("Georgian_an A", "ALPHABETIC"), ("U10000E9 Eacute", nil), ("a A NoSymbol NoSymbol", "ALPHABETIC"),
    ("a A b", "FOUR_LEVEL_SEMIALPHABETIC"), ("a A b B", "FOUR_LEVEL_ALPHABETIC"),
    ("a A B b", "FOUR_LEVEL_SEMIALPHABETIC"),
    ("1 2 3", "FOUR_LEVEL"), ("KP_End KP_1 a A", "FOUR_LEVEL_KEYPAD"), ("1 2 3 4 5", nil), ("NoSymbol A", "TWO_LEVEL"),
  ])
  func names(_ symbols: String, _ type: String?) throws {
    let levels = symbols.split(separator: " ").compactMap { Keysym(name: String($0)) }
      .map { $0 == .noSymbol ? KeysymList.none : .one($0) }
    guard levels.count == symbols.split(separator: " ").count else {
      #expect(type == nil)
      return
    }
    #expect(AutomaticType.latest.name(Array(levels.withoutTrailingNone)) == type)
  }

  /// Latin-1 that is written as a code point is no letter.
  @Test func latin1AsCodePoints() {
    let levels: [KeysymList] = [.one(Keysym(0x100_00E9)), .one(Keysym(0x100_00C9))]
    #expect(AutomaticType.latest.name(levels) == "TWO_LEVEL")
  }
}
