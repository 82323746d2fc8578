import KeywrightDiagnostics
import KeywrightRuntimeSupport
import Testing

@testable import KeywrightXKB

struct OnceStoreTests {
  private final class Counts: Sendable {
    private let counts = Guarded<[Int: Int]>([:])
    var all: [Int: Int] { counts.withLock { $0 } }
    func add(_ key: Int) { counts.withLock { $0[key, default: 0] += 1 } }
  }

  @Test func `a value is made once, however many ask for it at the same time`() async throws {
    let store = OnceStore<Int, Int>()
    let made = Counts()
    let values = await withTaskGroup(of: Int?.self) { group in
      for round in 0..<200 {
        group.addTask {
          try? store.value(round % 3) { () throws(Diagnostic) in
            made.add(round % 3)
            return round % 3 * 10
          }
        }
      }
      return await group.reduce(into: [Int?]()) { $0.append($1) }
    }
    #expect(made.all == [0: 1, 1: 1, 2: 1])
    #expect(values.count == 200 && Set(values) == [0, 10, 20])
  }

  @Test func `a failure is kept as well`() {
    let store = OnceStore<Int, Int>()
    var count = 0
    for _ in 0..<3 {
      #expect {
        try store.value(1) { () throws(Diagnostic) in
          count += 1
          throw .error(.usage, "no \(count)", hint: "none")
        }
      } throws: { ($0 as? Diagnostic)?.message == "no 1" }
    }
    #expect(count == 1)
  }
}
