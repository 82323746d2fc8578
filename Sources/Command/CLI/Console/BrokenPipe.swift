import Glibc

/// What happens where the reader of standard output has gone: no message, and an end that no shell takes for a good one.
enum BrokenPipe {
  /// Whether whoever has started this process ignores the signal, and wants a status instead.
  nonisolated(unsafe) private static var isIgnored = false

  /// Makes a closed pipe an error of writing, so that what is under way is put in order first.
  static func report() { isIgnored = handler(signal(SIGPIPE, SIG_IGN)) == handler(SIG_IGN) }

  /// Ends the process as the system ends others, by the signal; returns where that is ignored.
  static func end() {
    guard !isIgnored else { return }
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
  }

  private static func handler(_ handler: sighandler_t?) -> Int { unsafeBitCast(handler, to: Int.self) }
}
