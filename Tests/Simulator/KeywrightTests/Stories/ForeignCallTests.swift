import Glibc
import InputModes
import KeywrightDiagnostics
import KeywrightKeyEvents
import Testing

@testable import Keywright

/// Input methods and readers of the trace that make trouble for the simulator that calls them.
@Suite struct ForeignCallTests {
  /// A method that does what its tests say.
  struct Method: InputMethod {
    var usesKeys = true
    var onActivate: () -> InputBatch = { .handled }
    var onKey: () -> InputBatch = { .passed }
    var onChoose: () -> InputBatch = { .handled }

    mutating func activate(_ context: InputContext) -> InputBatch { onActivate() }
    mutating func handle(_ keystroke: Keystroke) -> InputBatch { keystroke.types ? onKey() : .passed }
    mutating func choose(_ candidate: Int) -> InputBatch { onChoose() }
    mutating func tick(_ now: Duration) -> InputBatch { InputBatch(commit: "⏰") }
  }

  private static func simulator(_ method: Method) throws -> Simulator {
    nonisolated(unsafe) let method = method
    return try Simulator(
      SimulatorConfiguration(
        keymap: .names(KeymapNames(shorthand: "us")),
        modes: [InputMode(id: "test", primaryLanguage: nil) { method }]))
  }

  private static let page = Candidates(page: [Candidates.Candidate(text: "a")])

  @Test func `a deadline beyond the end of the clock is never reached`() throws {
    let simulator = try Self.simulator(Method(onKey: { InputBatch(deadline: .seconds(10_000_000_000)) }))
    try simulator.play("A")
    simulator.handle(KeyEvent(KeyCode(30), .press, at: .seconds(100_000_000_000)))
    #expect(simulator.now == VirtualClock.maximum)
    #expect(simulator.text == "")
    simulator.wait(.seconds(100_000_000_000))
    #expect(simulator.now == VirtualClock.maximum)
  }

  @Test func `a deadline that comes with a candidate falls due before later keys`() throws {
    var method = Method(usesKeys: false, onActivate: { InputBatch(candidates: .show(Self.page)) })
    method.onChoose = { InputBatch(deadline: .seconds(1)) }
    let simulator = try Self.simulator(method)
    simulator.handle(KeyEvent(KeyCode(30), .press, at: .zero))
    #expect(simulator.choose(0))
    simulator.handle(KeyEvent(KeyCode(48), .press, at: .seconds(2)))
    #expect(simulator.text == "a⏰b")
    // And then keys go the short way again.
    #expect(simulator.passesEveryKey)
  }

  @Test(
    arguments: [
      (Candidates(page: page.page, highlighted: 5), "the candidate 5 is highlighted on a page of 1"),
      (Candidates(page: page.page, highlighted: -1), "the candidate -1 is highlighted on a page of 1"),
      (Candidates(page: [], highlighted: 0), "the candidate 0 is highlighted on a page of 0"),
      (Candidates(page: page.page, pageIndex: 9), "the page has the index 9 of 1"),
      (Candidates(page: page.page, pageIndex: -1), "the page has the index -1 of 1"),
      (Candidates(page: page.page, pageCount: 0), "the page has the index 0 of 0"),
    ])
  func `candidates that contradict themselves are not shown`(shown: Candidates, contradiction: String) throws {
    let simulator = try Self.simulator(Method(onKey: { InputBatch(commit: "b", candidates: .show(shown)) }))
    try simulator.play("A")
    #expect(simulator.text == "b")
    #expect(simulator.candidates == nil)
    #expect(
      simulator.warnings.map { $0.rendered() } == [
        """
        keywright: warning: the candidates of the mode test are not shown: \(contradiction) [KW-M030]
          hint: correct the input method; checkInputMethod finds the call that does it
        """
      ])
  }

  @Test func `a method that plays on the simulator that calls it stops the program`() async {
    await #expect(processExitsWith: .failure) {
      nonisolated(unsafe) var simulator: Simulator?
      var method = Method()
      method.onKey = {
        simulator?.handle(KeyEvent(KeyCode(48), .press))
        return .handled
      }
      simulator = try ForeignCallTests.simulator(method)
      try simulator?.play("A")
      exit(EXIT_SUCCESS)
    }
  }

  @Test(arguments: 0..<8) func `a reader of the trace that changes the simulator stops the program`(change: Int) async {
    await #expect(processExitsWith: .failure) { [change] in
      let simulator = try ForeignCallTests.simulator(Method())
      simulator.onTrace = { [unowned simulator] _ in
        switch change {
        case 0: simulator.wait(.seconds(1))
        case 1: try? simulator.play("A")
        case 2: simulator.blur()
        case 3: simulator.paste("a")
        case 4: simulator.click(at: 0)
        case 5: simulator.switchMode(to: "test")
        case 6: simulator.remove("test")
        default: simulator.finish()
        }
      }
      try simulator.play("A")
      exit(EXIT_SUCCESS)
    }
  }

  @Test func `a reader of the trace may read everything, and play elsewhere`() throws {
    let (first, second) = (try Self.simulator(Method()), try Self.simulator(Method()))
    first.onTrace = { [unowned first] _ in
      _ = (first.text, first.outcome, first.picture, first.warnings)
      try? second.play("B")
    }
    try first.play("A")
    #expect(first.text == "a")
    #expect(second.text == "bb")
  }
}
