import InputModes
import Testing

@Suite struct GlobeTests {
  /// Presses the globe key so often and gives the modes that come up.
  private func globe(_ registry: inout InputModeRegistry, times: Int) -> [InputModeID] {
    var seen: [InputModeID] = []
    for _ in 0..<times {
      guard let mode = registry.modeAfterGlobe else { break }
      registry.use(mode.id)
      seen.append(mode.id)
    }
    return seen
  }

  @Test func `the globe key goes round the order`() {
    var registry = InputModeRegistry("us en", "ru ru", "fr fr")
    #expect(globe(&registry, times: 5) == ["us", "ru", "fr", "us", "ru"])
  }

  @Test func `a single mode stays`() {
    var registry = InputModeRegistry("us en")
    #expect(globe(&registry, times: 2) == ["us", "us"])
  }

  @Test func `without modes there is nothing to switch to`() {
    #expect(InputModeRegistry().modeAfterGlobe == nil)
  }

  @Test(arguments: ["emoji", "Emoji"])
  func `after emoji comes the mode before it, not the next one`(language: String) {
    var registry = InputModeRegistry("us en", "emoji \(language)", "ru ru", "fr fr")
    registry.use("ru")
    registry.use("emoji")
    #expect(globe(&registry, times: 3) == ["ru", "fr", "us"])
  }

  @Test func `emoji and its search return to the mode before both`() {
    var registry = InputModeRegistry("us en", "ru ru", "emoji emoji", "emoji:search emoji")
    registry.use("us")
    registry.use("emoji")
    registry.use("emoji:search")
    #expect(registry.previousMode == "emoji")
    #expect(registry.modeAfterGlobe?.id == "us")
    registry.use("emoji")
    #expect(registry.modeAfterGlobe?.id == "us", "there and back again")
    #expect(globe(&registry, times: 2) == ["us", "ru"])
  }

  @Test func `emoji with no mode before it goes on in the order`() {
    var registry = InputModeRegistry("emoji emoji", "us en")
    registry.use("emoji")
    #expect(globe(&registry, times: 1) == ["us"])
    var alone = InputModeRegistry("emoji emoji")
    #expect(globe(&alone, times: 2) == ["emoji", "emoji"])
  }

  @Test func `a mode that was removed is not returned to`() {
    var registry = InputModeRegistry("us en", "ru ru", "emoji emoji", "fr fr")
    registry.use("ru")
    registry.use("emoji")
    registry.remove("ru")
    #expect(registry.modeAfterGlobe?.id == "fr")
    registry.add(InputMode("ru ru"))
    #expect(registry.modeAfterGlobe?.id == "fr", "its return does not bring the past back")
  }

  @Test func `when the mode in use is removed the order begins anew`() {
    var registry = InputModeRegistry("us en", "ru ru", "fr fr")
    registry.use("fr")
    registry.remove("fr")
    #expect(registry.modeAfterGlobe?.id == "us")
  }
}
