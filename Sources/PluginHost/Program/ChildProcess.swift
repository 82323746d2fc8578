import CPluginSupport
import Glibc

/// A program that runs with its standard streams in our hands; it is killed and reaped when this goes.
final class ChildProcess {
  /// Where it reads; we write.
  let input: Int32
  /// Where it writes; we read.
  let output: Int32
  /// Where it complains; we read.
  let errors: Int32
  private let process: pid_t
  private var status: Int32?

  private static let grace = Duration.milliseconds(200)
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
    close(input)
    // An honest program ends when its input does, and closes its output by that.
    if status == nil { Self.waitForEnd(of: output, Self.grace) }
    close(output)
    close(errors)
    guard status == nil else { return }
    // What it has started goes with it.
    kw_group_kill(process)
    Self.reap(process, 0)
    kw_group_forget(process)
  }

  /// The status with which it ended, waited for a moment; nil while it runs.
  func endStatus() -> Int32? {
    if let status { return status }
    let clock = ContinuousClock()
    let end = clock.now + Self.patience
    while status == nil, clock.now < end {
      status = Self.reap(process, WNOHANG)
      if status == nil { usleep(1000) }
    }
    // Later the number of the group might be somebody else's.
    if status != nil {
      kw_group_kill(process)
      kw_group_forget(process)
    }
    return status
  }

  @discardableResult
  private static func reap(_ process: pid_t, _ options: Int32) -> Int32? {
    var status: Int32 = 0
    while true {
      let ended = waitpid(process, &status, options)
      if ended == process { return status }
      guard ended == -1, errno == EINTR else { return nil }
    }
  }

  private static func waitForEnd(of descriptor: Int32, _ limit: Duration) {
    let clock = ContinuousClock()
    let end = clock.now + limit
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let left = PollTimeout.milliseconds(clock.now.duration(to: end))
      var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = Glibc.poll(&poll, 1, left)
      guard ready > 0 || ready == -1 && errno == EINTR, left > 0 else { return }
      if ready > 0, read(descriptor, &chunk, chunk.count) == 0 { return }
    }
  }

  private static func spawn(_ file: String, streams: [Int32]) throws(ProgramFailure) -> pid_t {
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
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(flags))

    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/local/bin:/usr/bin:/bin"
    var arguments = [strdup(file), nil]
    var environment = [strdup("PATH=\(path)"), strdup("LANG=C.UTF-8"), nil]
    defer { for pointer in arguments + environment { free(pointer) } }
    var process = pid_t()
    let failure = kw_group_spawn(&process, file, &actions, &attributes, &arguments, &environment)
    guard failure == 0 else { throw .system(failure) }
    return process
  }
}
