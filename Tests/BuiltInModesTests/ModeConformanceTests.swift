import BuiltInModes
import InputMethodConformance
import InputModes
import Testing

@Suite struct ModeConformanceTests {
  @Test(arguments: conformingModes)
  func `a mode keeps the rules`(id: InputModeID) throws {
    let mode = try #require(ModeCatalogue().mode(id))
    let refused = Self.refused[id] ?? []
    // libm17n 1.8.0 crashes as a context ends that had some of the other keys (am-sera, zh-zhuyin).
    let isBrief = id.family == "m17n"
    let findings =
      isBrief ? checkInputMethodBriefly(mode, refusing: refused) : checkInputMethod(mode, refusing: refused)
    #expect(findings == [], "\(id)")
    // The table says neither too little nor too much.
    let vanishing = PlainKeyCheck(mode, isBrief: isBrief).vanishing
    #expect(String(vanishing.sorted()) == String(refused.sorted()), "\(id)")
  }

  /// Keys that a method takes and does nothing with at the start of a text, as its rules in the m17n database say.
  private static let refused: [InputModeID: Set<Character>] = [
    // A vowel sign waits for its consonant.
    "m17n:hi-vedmata": ["f"],
    // It maps to nothing, always.
    "m17n:mr-remington": ["z"],
    // The beginning of aa and au.
    "m17n:pa-anmollipi": ["a"],
    // A vowel or tone sign without a base.
    "m17n:th-kesmanee": ["b", "h", "j", "n", "u", "y", "6", "7"],
    "m17n:th-pattachote": ["a", "b", "g", "h", "q", "y", "6"],
    "m17n:th-tis820": ["b", "h", "j", "n", "u", "y", "6", "7"],
  ]
}
