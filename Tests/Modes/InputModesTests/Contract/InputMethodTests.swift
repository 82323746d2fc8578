import InputModes
import KeywrightKeyEvents
import Testing

@Suite struct InputMethodTests {
  @Test func `an engine that only handles keys changes nothing otherwise`() {
    var method: any InputMethod = PassingMethod()
    #expect(method.keystrokeText == .composed)
    let batches = [
      method.activate(InputContext()), method.choose(0), method.reset(.caretMove), method.tick(.seconds(1)),
      method.deactivate(.blur),
    ]
    #expect(batches == [.handled, .passed, .handled, .handled, .handled])
  }

  @Test func `a context describes an empty field unless it says more`() {
    let context = InputContext()
    #expect(context.identifier == nil)
    #expect(context.surroundingText == SurroundingText())
    #expect(InputContext(identifier: "").identifier == "")
  }

  @Test func `candidates are one page unless they say more`() {
    let candidates = Candidates(page: [.init(text: "😀", comment: "grinning face"), .init(text: "😁")])
    #expect(candidates.pageIndex == 0 && candidates.pageCount == 1 && candidates.highlighted == nil)
    #expect(candidates.page.map(\.comment) == ["grinning face", ""])
  }
}
