import KeywrightRuntimeSupport
import Testing

struct GuardedTests {
  private struct Refusal: Error, Equatable {}

  @Test func `many tasks lose no step`() async {
    let count = Guarded(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<10_000 { count.withLock { $0 += 1 } } }
      }
    }
    #expect(count.withLock { $0 } == 80_000)
  }

  @Test func `what fails lets go of the value`() {
    let text = Guarded("a")
    #expect(throws: Refusal()) {
      try text.withLock { text throws(Refusal) in
        text += "b"
        throw Refusal()
      }
    }
    #expect(text.withLock { $0 } == "ab")
  }
}
