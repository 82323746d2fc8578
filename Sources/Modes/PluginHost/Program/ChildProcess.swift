import CKeywrightPluginSupport
import Glibc

/// A program that runs with its standard streams in our hands; it is killed and reaped when this goes.
final class ChildProcess {
  /// Where it reads; we write.
  private(set) var input: Int32
  /// Where it writes; we read.
  let output: Int32
  /// Where it complains; we read.
  let errors: Int32
  private var process: kw_child
  private var end: End?

  /// How a program has ended.
  private enum End {
    case status(Int32)
    /// The host ignores SIGCHLD, and the kernel tells nobody.
    case unknown
  }

  private static let patience = Duration.seconds(1)

  /// Starts a program without arguments, in a process group of its own, which ends with us, with the environment `PATH` and `LANG` alone.
  init(file: String) throws(ProgramFailure) {
    var toChild = try PipeEnds()
    var fromChild = try PipeEnds()
    var complaints = try PipeEnds()
    process = try Self.spawn(
      file, streams: [toChild.reading, fromChild.writing, complaints.writing])
    input = toChild.takeWriting()
    output = fromChild.takeReading()
    errors = complaints.takeReading()
  }

  deinit {
    closeInput()
    close(output)
    close(errors)
    if end == nil { reap() }
  }

  /// Ends what it reads.
  func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  /// Whether its end has been seen.
  var hasEnded: Bool { end != nil }

  /// The status with which it ended, waited for a moment; nil while it runs, and where nobody knows.
  func endStatus() -> Int32? {
    let clock = ContinuousClock()
    let limit = clock.now + Self.patience
    while end == nil {
      if kw_child_has_ended(&process) {
        reap()
      } else {
        guard clock.now < limit else { break }
        usleep(1000)
      }
    }
    guard case .status(let status) = end else { return nil }
    return status
  }

  /// Ends it with all that it has started.
  private func reap() {
    var status: Int32 = 0
    end = kw_group_end(&process, &status) ? .status(status) : .unknown
  }

  private static func spawn(_ file: String, streams: [Int32]) throws(ProgramFailure) -> kw_child {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (place, descriptor) in streams.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(clamping: place))
    }
    kw_spawn_close_from(&actions, STDERR_FILENO + 1)
    // What we ignore or block, the program should not.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGXFSZ, SIGCHLD] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(flags))

    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/local/bin:/usr/bin:/bin"
    var arguments = [strdup(file), nil]
    var environment = [strdup("PATH=\(path)"), strdup("LANG=C.UTF-8"), nil]
    defer { for pointer in arguments + environment { free(pointer) } }
    var process = kw_child()
    let failure = kw_group_spawn(&process, file, &actions, &attributes, &arguments, &environment)
    guard failure == 0 else { throw .system(failure) }
    return process
  }
}
