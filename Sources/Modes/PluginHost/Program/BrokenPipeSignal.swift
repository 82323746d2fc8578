import Glibc

/// Keeps the signal that a write to a closed pipe raises from ending this process.
enum BrokenPipeSignal {
  /// Writes with SIGPIPE blocked in this thread; a signal that came of it is taken away again.
  static func withheld(_ write: () -> Int) -> (count: Int, error: Int32) {
    var (pipe, pending, previous) = (sigset_t(), sigset_t(), sigset_t())
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    // One that waits already is somebody else's.
    sigpending(&pending)
    let wasPending = sigismember(&pending, SIGPIPE) == 1
    pthread_sigmask(SIG_BLOCK, &pipe, &previous)
    let count = write()
    let error = errno
    if count < 0, error == EPIPE, !wasPending {
      var nothing = timespec()
      sigtimedwait(&pipe, nil, &nothing)
    }
    pthread_sigmask(SIG_SETMASK, &previous, nil)
    return (count, error)
  }
}
