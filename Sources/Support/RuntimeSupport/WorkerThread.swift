#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A thread that does one thing and ends.
package struct WorkerThread {
  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private let thread: pthread_t

  /// Starts a thread; nil when the system has none left.
  package init?(_ run: @escaping @Sendable () -> Void) {
    let body = Unmanaged.passRetained(Body(run))
    var thread = pthread_t()
    let failure = pthread_create(
      &thread, nil,
      { argument in
        if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
      }, body.toOpaque())
    guard failure == 0 else {
      body.release()
      return nil
    }
    self.thread = thread
  }

  /// Leaves it to itself, since it may never end.
  package func detach() { pthread_detach(thread) }

  /// Waits for its end.
  package func join() { pthread_join(thread, nil) }
}
