import InputModes
import KeywrightKeyEvents
import Testing

@Suite struct InputModeTests {
  @Test func `a mode without a name is shown by its id`() {
    #expect(InputMode("xkb:ru ru").name == "xkb:ru")
    let named = InputMode(id: "xkb:ru", primaryLanguage: "ru", name: "Russian", keyboard: .bundled("us")) {
      PassingMethod()
    }
    #expect(named.name == "Russian")
    #expect(named.keyboard == .bundled("us"))
    #expect(InputMode("xkb:ru ru").keyboard == nil)
  }

  @Test func `each context gets a fresh engine`() {
    struct Counter: InputMethod {
      var count = 0
      mutating func handle(_ keystroke: Keystroke) -> InputBatch {
        count += 1
        return InputBatch(commit: "\(count)")
      }
    }
    let mode = InputMode(id: "plugin:counter", primaryLanguage: nil) { Counter() }
    let key = Keystroke(event: KeyEvent(KeyCode(30), .press), types: true)
    var first = mode.makeInputMethod()
    var second = mode.makeInputMethod()
    let batches = [first.handle(key), first.handle(key), second.handle(key)]
    #expect(batches.map(\.commit) == ["1", "2", "1"])
  }
}
