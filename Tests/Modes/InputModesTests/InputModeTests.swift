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

  @Test func `a mode without an engine leaves each key to the field`() {
    var method = InputMode(id: "xkb:ru", primaryLanguage: "ru").makeInputMethod()
    #expect(method.handle(Keystroke(event: KeyEvent(KeyCode(30), .press), types: true)) == .passed)
    #expect(!method.usesKeys)
  }

  @Test func `modes are compared by what they say of themselves`() {
    let mode = InputMode(id: "xkb:de", primaryLanguage: "de", name: "German")
    #expect(mode == InputMode(id: "xkb:de", primaryLanguage: "de", name: "German") { PassingMethod() })
    #expect(mode != InputMode(id: "xkb:de", primaryLanguage: "de"))
    #expect("\(mode), \(InputMode("xkb:ru ru"))" == "xkb:de (German), xkb:ru")
  }
}
