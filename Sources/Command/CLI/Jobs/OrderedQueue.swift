import KeywrightRuntimeSupport

/// Work for several threads, whose results are handed over in the order in which it came in.
///
/// Only so much may be under way that one slow piece does not let results pile up.
final class OrderedQueue<Input: Sendable, Output: Sendable>: Sendable {
  private struct State {
    var waiting: ArraySlice<(number: Int, input: Input)> = []
    var done: [Int: Output] = [:]
    var received = 0
    var handedOver = 0
    var isAtEnd = false
    var isStopped = false
  }

  private let state = Monitor(State())
  private let window: Int

  /// A queue with room for this many pieces that are not handed over yet.
  init(window: Int) { self.window = window }

  /// Adds a piece, as soon as there is room; false when nothing is wanted any more.
  func add(_ input: Input) -> Bool {
    let window = window
    return state.wait { state -> Bool? in
      if state.isStopped { return false }
      guard state.received - state.handedOver < window else { return nil }
      state.waiting.append((state.received, input))
      state.received += 1
      return true
    }
  }

  /// Says that no more pieces come.
  func end() { state.change { $0.isAtEnd = true } }

  /// Says that no more results are wanted.
  func stop() { state.change { $0.isStopped = true } }

  /// Works until there is nothing left.
  func work(_ body: (Input) -> Output) {
    while let (number, input) = take() {
      let output = body(input)
      state.change { $0.done[number] = output }
    }
  }

  private func take() -> (number: Int, input: Input)? {
    state.wait { state -> (number: Int, input: Input)?? in
      if state.isStopped { return .some(nil) }
      if let next = state.waiting.popFirst() { return next }
      return state.isAtEnd ? .some(nil) : nil
    }
  }

  /// The next result in order; nil when there are no more, or none is wanted.
  func next() -> Output? {
    state.wait { state -> Output?? in
      if state.isStopped { return .some(nil) }
      if let output = state.done.removeValue(forKey: state.handedOver) {
        state.handedOver += 1
        return output
      }
      return state.isAtEnd && state.handedOver == state.received ? .some(nil) : nil
    }
  }
}
