import BuiltInModes
import InputMethodConformance
import InputModes
import Testing

@Suite struct ModeConformanceTests {
  @Test(arguments: conformingModes)
  func `a mode keeps the rules`(id: InputModeID) throws {
    let mode = try #require(ModeCatalogue().mode(id))
    let findings = checkInputMethod(mode).filter { !Self.refusing.contains(id) || $0.rule != .keepsText }
    #expect(findings == [], "\(id)")
  }

  /// Methods that take a key and do nothing where its sign has nothing to stand on, as their authors want.
  private static let refusing: Set<InputModeID> = [
    "m17n:hi-vedmata", "m17n:mr-remington", "m17n:pa-anmollipi", "m17n:th-kesmanee", "m17n:th-pattachote",
    "m17n:th-tis820",
  ]
}
