import KeywrightDiagnostics
import KeywrightRuntimeSupport

/// The threads around an ordered queue: one that puts something into it, and those that work on that.
struct WorkerPool: Sendable {
  /// The thread that puts pieces into the queue, and then ends it.
  let reader: WorkerThread
  private let workers: [WorkerThread]

  /// Starts the threads, as many workers as the system can create; throws where there is none, or no reader.
  init<Input: Sendable, Output: Sendable>(
    on queue: OrderedQueue<Input, Output>, jobs: Int, reading read: @escaping @Sendable () -> Void,
    _ work: @escaping @Sendable (Input) -> Output
  ) throws(Diagnostic) {
    let reader = WorkerThread {
      read()
      queue.end()
    }
    let workers = reader == nil ? [] : (0..<max(1, jobs)).compactMap { _ in WorkerThread { queue.work(work) } }
    guard let reader, !workers.isEmpty else {
      queue.stop()
      // It may wait for input that never comes.
      reader?.detach()
      throw .error(
        .threadsUnavailable, "cannot create a thread",
        hint: "end other programs, or raise the limit of processes: ulimit -u")
    }
    self.reader = reader
    self.workers = workers
  }

  /// Waits for those that work; a reader may never end.
  func joinWorkers() { for worker in workers { worker.join() } }
}
