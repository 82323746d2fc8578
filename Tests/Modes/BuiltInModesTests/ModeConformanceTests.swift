import BuiltInModes
import InputMethodConformance
import InputModes
import Testing

@Suite struct ModeConformanceTests {
  @Test(arguments: conformingModes)
  func `a mode keeps the rules`(id: InputModeID) throws {
    let mode = try #require(ModeCatalogue().mode(id))
    let refused = Self.refused[id] ?? []
    #expect(checkInputMethod(mode, refusing: refused) == [], "\(id)")
    // The table says neither too little nor too much.
    let vanishing = PlainKeyCheck(mode).vanishing
    #expect(String(vanishing.sorted()) == String(refused.sorted()), "\(id)")
  }

  /// Keys that a method takes and does nothing with at the start of a text, as its rules in the m17n database say.
  private static let refused: [InputModeID: Set<Character>] = [
    // They map to nothing, or break a sequence.
    "m17n:am-sera": ["'"],
    "m17n:ath-phonetic": ["-"],
    "m17n:bla-phonetic": ["-"],
    "m17n:bo-ewts": ["["],
    "m17n:cr-western": ["-"],
    "m17n:fa-isiri": ["N"],
    "m17n:iu-phonetic": ["-"],
    "m17n:kn-inscript": ["X"],
    "m17n:mr-remington": ["z", "|"],
    "m17n:nsk-phonetic": ["-"],
    "m17n:oj-phonetic": ["-"],
    "m17n:ps-phonetic": ["'", "F", "M"],
    "m17n:ta-lk-renganathan": ["A", "D", "F", "G", "H", "J", "K", "L", "S"],
    "m17n:ta-typewriter": ["&", ":", "\\", "]", "{", "|", "}"],
    "m17n:te-rts": ["#"],
    // Three of them are control characters in the database, which is told; two map to nothing.
    "m17n:ur-phonetic": ["%", "/", "@", "F", "M"],
    // They ask for a code, which no mark shows.
    "m17n:vi-han": ["Z"],
    "m17n:vi-nomtelex": ["Z"],
    "m17n:vi-nomvni": ["Z"],
    // A vowel sign waits for its consonant.
    "m17n:hi-vedmata": ["f"],
    // The beginning of aa and au, and signs that map to nothing.
    "m17n:pa-anmollipi": ["E", "R", "^", "a"],
    // A vowel or tone sign without a base.
    "m17n:th-kesmanee": Set("67BHJNUY^bhjnuy"),
    "m17n:th-pattachote": Set("6ABGHQY^abghqy|"),
    "m17n:th-tis820": Set("&67BHJNUY^bhjnuy"),
  ]
}
