import CPluginSupport
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
  }

  /// Runs the work in a copy of this process, which must have a single thread.
  ///
  /// - Parameters:
  ///   - limit: how long the work may take from one line to the next.
  ///   - line: gets each line in this process, as it comes.
  ///   - work: what is done in the copy; it gets what tells a line and answers the exit status.
  package static func run(
    limit: Duration, line: ([UInt8]) -> Void, work: (_ tell: @escaping @Sendable (String) -> Void) -> Int32
  ) -> End {
    let pipe: (reading: Int32, writing: Int32)
    do {
      var ends = try PipeEnds()
      pipe = (ends.takeReading(), ends.takeWriting())
    } catch {
      return .failed(error.message)
    }
    let process = kw_fork()
    guard process != 0 else {
      close(pipe.reading)
      // The work waits for its reader rather than losing a line.
      _ = fcntl(pipe.writing, F_SETFL, fcntl(pipe.writing, F_GETFL) & ~O_NONBLOCK)
      // What the library prints must not get between the lines of whoever shows the result.
      dup2(STDERR_FILENO, STDOUT_FILENO)
      let status = work { tell($0, pipe.writing) }
      tell(Self.lastLine, pipe.writing)
      exit(status)
    }
    close(pipe.writing)
    defer { close(pipe.reading) }
    guard process > 0 else {
      return .failed("could not be given a process of its own: \(String(cString: strerror(errno)))")
    }
    return wait(process, pipe.reading, limit, line)
  }

  private static let lastLine = "end"

  private static func tell(_ line: String, _ descriptor: Int32) {
    var rest = ArraySlice((line + "\n").utf8)
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if written < 0, errno != EINTR { return }
      rest = rest.dropFirst(max(0, written))
    }
  }

  private static func wait(
    _ process: pid_t, _ descriptor: Int32, _ limit: Duration, _ tell: ([UInt8]) -> Void
  ) -> End {
    var lines = LineBuffer()
    var isDone = false
    var isOpen = true
    var end = ContinuousClock.now + limit
    while isOpen, !isDone {
      let left = PollTimeout.milliseconds(ContinuousClock.now.duration(to: end))
      guard left > 0 else { break }
      var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard Glibc.poll(&poll, 1, left) > 0 else { continue }
      var chunk = [UInt8](repeating: 0, count: 65_536)
      let count = read(descriptor, &chunk, chunk.count)
      if count > 0 {
        lines.append(chunk[..<count])
        end = ContinuousClock.now + limit
        while let line = lines.next() {
          if line.elementsEqual(Self.lastLine.utf8) { isDone = true } else { tell(line) }
        }
      } else if count == 0 || errno != EINTR && errno != EAGAIN {
        isOpen = false
      }
    }
    guard let status = status(of: process, until: end) else {
      kill(process, SIGKILL)
      while waitpid(process, nil, 0) == -1, errno == EINTR {}
      return .failed("did not come back within \(limit)")
    }
    if status & 0x7F != 0 { return .failed("was ended by the signal \(status & 0x7F)") }
    let code = status >> 8 & 0xFF
    return isDone ? .done(status: code) : .failed("ended the process with the status \(code)")
  }

  /// The status with which a process ended, waited for until then; nil while it runs.
  private static func status(of process: pid_t, until end: ContinuousClock.Instant) -> Int32? {
    var status: Int32 = 0
    while true {
      if waitpid(process, &status, WNOHANG) == process { return status }
      guard ContinuousClock.now < end else { return nil }
      usleep(1000)
    }
  }
}
