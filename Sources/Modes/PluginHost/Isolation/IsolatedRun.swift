import CKeywrightPluginSupport
import Glibc

/// Work with somebody's shared library in a process of its own, which may crash, exit or hang and takes nobody with it.
///
/// The work says line by line how far it is; a line that does not come in time ends it.
package enum IsolatedRun {
  /// How the work ended.
  package enum End: Hashable, Sendable {
    /// It came to its end and left this exit status.
    case done(status: Int32)
    /// The process ended before that, in these words: `ended the process with the status 0`.
    case failed(String)
    /// It was still at work when its time was up.
    case tookTooLong
    /// The system created no process for it, for this reason.
    case notStarted(String)
  }

  private static let lastLine = "end"
  /// More than a pipe holds, in chunks.
  private static let mostChunks = 32

  /// Runs the work in a copy of this process, which must have a single thread.
  ///
  /// - Parameters:
  ///   - limit: how long the work may take from one line to the next.
  ///   - total: how long it may take in all.
  ///   - line: gets each line in this process, as it comes.
  ///   - printed: gets what the work prints on its standard streams, as it comes.
  ///   - work: what is done in the copy; it gets what tells a line and answers the exit status.
  package static func run(
    limit: Duration, total: Duration, line: ([UInt8]) -> Void, printed: (ArraySlice<UInt8>) -> Void,
    work: (_ tell: @escaping @Sendable (String) -> Void) -> Int32
  ) -> End {
    do {
      return start(try PipeEnds(), try PipeEnds(), limits: (limit, total), line, printed, work)
    } catch {
      return .notStarted(error.reason)
    }
  }

  private static func start(
    _ lines: consuming PipeEnds, _ prints: consuming PipeEnds, limits: (step: Duration, total: Duration),
    _ line: ([UInt8]) -> Void, _ printed: (ArraySlice<UInt8>) -> Void,
    _ work: (_ tell: @escaping @Sendable (String) -> Void) -> Int32
  ) -> End {
    var process = kw_child()
    let side = kw_fork(&process)
    guard side != 0 else {
      // What the library prints must not get between the lines of whoever shows the result.
      dup2(prints.writing, STDOUT_FILENO)
      dup2(prints.writing, STDERR_FILENO)
      let descriptor = lines.writing
      let status = work { tell($0, descriptor) }
      tell(Self.lastLine, descriptor)
      exit(status)
    }
    let code = errno
    lines.closeWriting()
    prints.closeWriting()
    let (reading, printing) = (lines.takeReading(), prints.takeReading())
    defer {
      close(reading)
      close(printing)
    }
    guard side > 0 else { return .notStarted(String(cString: strerror(code))) }
    return wait(&process, (reading, printing), limits, line, printed)
  }

  private static func tell(_ line: String, _ descriptor: Int32) {
    var rest = ArraySlice((line + "\n").utf8)
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if written < 0, errno != EINTR { return }
      rest = rest.dropFirst(max(0, written))
    }
  }

  private static func wait(
    _ process: inout kw_child, _ descriptors: (lines: Int32, prints: Int32),
    _ limits: (step: Duration, total: Duration),
    _ tell: ([UInt8]) -> Void, _ show: (ArraySlice<UInt8>) -> Void
  ) -> End {
    var lines = LineBuffer()
    var isDone = false
    var isOpen = true
    let last = ContinuousClock.now + limits.total
    var end = min(ContinuousClock.now + limits.step, last)
    while isOpen, !isDone {
      let left = PollTimeout.milliseconds(ContinuousClock.now.duration(to: end))
      guard left > 0 else { break }
      var polls = [descriptors.lines, descriptors.prints].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&polls, nfds_t(polls.count), left) > 0 else { continue }
      // One that has closed its standard streams may go on.
      if polls[1].revents != 0, case .end = read(descriptors.prints, show) { usleep(1000) }
      guard polls[0].revents != 0 else { continue }
      let found = read(descriptors.lines) { chunk in
        lines.append(chunk)
        end = min(ContinuousClock.now + limits.step, last)
        while let line = lines.next() {
          if line.elementsEqual(Self.lastLine.utf8) { isDone = true } else { tell(line) }
        }
      }
      if case .end = found { isOpen = false }
    }
    let hasEnded = hasEnded(process, until: end)
    if !hasEnded { kw_child_kill(&process) }
    // What goes on writing is not waited for.
    for _ in 0..<Self.mostChunks { guard case .some = read(descriptors.prints, show) else { break } }
    guard hasEnded else {
      kw_child_reap(&process, nil)
      return ContinuousClock.now < last ? .failed("did not come back within \(limits.step)") : .tookTooLong
    }
    var status: Int32 = 0
    guard kw_child_reap(&process, &status) else {
      // The host ignores SIGCHLD, and the kernel tells nobody how the process ended.
      return isDone ? .done(status: 0) : .failed("ended the process")
    }
    if status & 0x7F != 0 { return .failed("was ended by the signal \(status & 0x7F)") }
    let code = status >> 8 & 0xFF
    return isDone ? .done(status: code) : .failed("ended the process with the status \(code)")
  }

  /// What was there to be read.
  private enum Found { case some, nothing, end }

  private static func read(_ descriptor: Int32, _ take: (ArraySlice<UInt8>) -> Void) -> Found {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(descriptor, &chunk, chunk.count)
    if count > 0 {
      take(chunk[..<count])
      return .some
    }
    return count == 0 || errno != EINTR && errno != EAGAIN ? .end : .nothing
  }

  /// Whether a process ends until then.
  private static func hasEnded(_ process: kw_child, until end: ContinuousClock.Instant) -> Bool {
    var process = process
    while !kw_child_has_ended(&process) {
      guard ContinuousClock.now < end else { return false }
      usleep(1000)
    }
    return true
  }
}
