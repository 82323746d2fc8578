import Diagnostics
import Scenarios
import Synchronization

/// Hands out what is to be run, and hands over what was run in the order in which it was handed out.
///
/// Reading has a lock of its own, so that one thread reads on while others run what they have or hand it over.
final class RunQueue: Sendable {
  /// How many parts may be under way, so that one slow scenario does not let results pile up.
  private static let window = 64
  private static let largestPart = 32

  /// Some items, and their place in the order.
  struct Part<Item: Sendable>: Sendable {
    var number: Int
    var items: [Item]
  }

  private struct Source: ~Copyable {
    var stream: ScenarioStream
    var partCount = 0
    var itemCount = 0

    init(_ stream: consuming ScenarioStream) { self.stream = stream }

    /// The next items in the order; nil at the end.
    mutating func part() -> Part<ScenarioStream.Item>? {
      var items: [ScenarioStream.Item] = []
      // Parts grow, so that few scenarios spread evenly and many cost little to hand out.
      let size = min(RunQueue.largestPart, 1 + itemCount / 64)
      while items.count < size, let item = stream.next() { items.append(item) }
      guard !items.isEmpty else { return nil }
      itemCount += items.count
      partCount += 1
      return Part(number: partCount - 1, items: items)
    }
  }

  private struct State {
    /// How many parts are under way: being read or run, or not handed over yet.
    var underWay = 0
    var handedOver = 0
    var isAtEnd = false
    var done: [Int: [RanItem]] = [:]

    mutating func popNext() -> [RanItem]? {
      guard let items = done.removeValue(forKey: handedOver) else { return nil }
      handedOver += 1
      underWay -= 1
      return items
    }
  }

  private let source: Mutex<Source>
  private let state = Monitor(State())

  init(_ files: [ScenarioFile], _ plan: RunPlan) { source = Mutex(Source(ScenarioStream(files, plan))) }

  /// The next items to run; nil when there are no more, or when no room is left and the caller does not wait for it.
  func take(waiting: Bool) -> Part<ScenarioStream.Item>? {
    let mayRead = state.wait { state -> Bool? in
      if state.isAtEnd { return false }
      guard state.underWay < Self.window else { return waiting ? nil : false }
      state.underWay += 1
      return true
    }
    guard mayRead else { return nil }
    if let part = source.withLock({ $0.part() }) { return part }
    state.change { state in
      state.underWay -= 1
      state.isAtEnd = true
    }
    return nil
  }

  /// Takes what was run.
  func give(_ part: Part<RanItem>) { state.change { $0.done[part.number] = part.items } }

  /// The next results in order if they are there.
  func readyResults() -> [RanItem]? { state.change { $0.popNext() } }

  /// The next results in order, waited for; nil when there are no more.
  func results() -> [RanItem]? {
    state.wait { state -> [RanItem]?? in
      if let items = state.popNext() { return .some(items) }
      return state.isAtEnd && state.underWay == 0 ? .some(nil) : nil
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
  case fileEnded(includes: [String])
}
