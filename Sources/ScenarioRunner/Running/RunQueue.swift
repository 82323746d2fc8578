import Diagnostics
import Scenarios

/// Hands out what is to be run, and hands over what was run in the order in which it was handed out.
final class RunQueue: Sendable {
  /// How many parts may be under way, so that one slow scenario does not let results pile up.
  private static let window = 64
  private static let largestPart = 16

  /// Some items, and their place in the order.
  struct Part<Item: Sendable>: Sendable {
    var number: Int
    var items: [Item]
  }

  private final class Source {
    var stream: ScenarioStream
    init(_ stream: consuming ScenarioStream) { self.stream = stream }
  }

  private struct State {
    let source: Source
    var handedOut = 0
    var itemCount = 0
    var handedOver = 0
    var isAtEnd = false
    var done: [Int: [RanItem]] = [:]
  }

  private let state: Monitor<State>

  init(_ files: [ScenarioFile], _ plan: RunPlan) {
    state = Monitor(State(source: Source(ScenarioStream(files, plan))))
  }

  /// The next items to run; nil when there are no more.
  func take() -> Part<ScenarioStream.Item>? {
    state.wait { state -> Part<ScenarioStream.Item>?? in
      if state.isAtEnd { return .some(nil) }
      guard state.handedOut - state.handedOver < Self.window else { return nil }
      var items: [ScenarioStream.Item] = []
      // Parts grow, so that few scenarios spread evenly and many cost little to hand out.
      let size = min(Self.largestPart, 1 + state.itemCount / 64)
      while items.count < size, let item = state.source.stream.next() { items.append(item) }
      guard !items.isEmpty else {
        state.isAtEnd = true
        return .some(nil)
      }
      state.itemCount += items.count
      state.handedOut += 1
      return .some(Part(number: state.handedOut - 1, items: items))
    }
  }

  /// Takes what was run.
  func give(_ part: Part<RanItem>) { state.change { $0.done[part.number] = part.items } }

  /// The next results in order; nil when there are no more.
  func results() -> [RanItem]? {
    state.wait { state -> [RanItem]?? in
      if let items = state.done.removeValue(forKey: state.handedOver) {
        state.handedOver += 1
        return .some(items)
      }
      return state.isAtEnd && state.handedOver == state.handedOut ? .some(nil) : nil
    }
  }

  /// Nothing more is handed out.
  func stop() { state.change { $0.isAtEnd = true } }
}

/// An item of a run after it was run.
enum RanItem: Sendable {
  case fileBegan(ScenarioFile)
  case scenario(ScenarioResult, Duration, dependencies: [String])
  case problem(Diagnostic)
  case fileEnded
}
