import ScenarioRunner

/// The threads around an ordered queue.
enum SharedWork {
  /// Threads that work on a queue until it ends; where the system has none left, one less.
  static func start<Input: Sendable, Output: Sendable>(
    jobs: Int, _ queue: OrderedQueue<Input, Output>, _ work: @escaping @Sendable (Input) -> Output
  ) -> [WorkerThread] {
    let workers = (0..<max(1, jobs)).compactMap { _ in WorkerThread { queue.work(work) } }
    // Nobody would ever take what is added.
    if workers.isEmpty { queue.stop() }
    return workers
  }

  /// A thread that puts pieces into a queue, and then ends it.
  static func feed<Input: Sendable, Output: Sendable>(
    _ queue: OrderedQueue<Input, Output>, _ pieces: [Input]
  ) -> WorkerThread? {
    WorkerThread {
      for piece in pieces where !queue.add(piece) { break }
      queue.end()
    }
  }
}
