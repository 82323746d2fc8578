import BuiltInModes
import InputMethodConformance
import InputModes
import Testing

@Suite struct ModeConformanceTests {
  @Test(arguments: conformingModes)
  func `a mode keeps the rules`(id: InputModeID) throws {
    let mode = try #require(ModeCatalogue().mode(id))
    #expect(checkInputMethod(mode) == [], "\(id)")
  }
}
