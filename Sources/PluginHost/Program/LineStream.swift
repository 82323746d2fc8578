import Glibc

/// Lines to and from a program, with a time limit on everything, so that it can neither stop us nor fill our memory.
final class LineStream {
  /// The longest line that is read, in bytes.
  static let lineLimit = 1_048_576
  private static let errorLineLimit = 1024
  private static let chunkSize = 65_536

  private let child: ChildProcess
  private var lines = LineBuffer()
  private var complaints = LineBuffer()
  private var inputIsOpen = true
  private var outputIsOpen = true
  private var errorsAreOpen = true
  private let onErrorLine: (String) -> Void

  init(_ child: ChildProcess, onErrorLine: @escaping (String) -> Void) {
    self.child = child
    self.onErrorLine = onErrorLine
  }

  /// Writes a line, and reads meanwhile what the program has to say, so that neither waits for the other.
  func send(_ line: [UInt8], within limit: Duration) throws(ProgramFailure) {
    let end = ContinuousClock.now + limit
    var rest = line[...]
    // Whether an answer was there before the program ended is for `next` to find out.
    while !rest.isEmpty, inputIsOpen, outputIsOpen {
      try pump(&rest, until: end, limit)
    }
  }

  /// The next line that the program writes.
  func next(within limit: Duration) throws(ProgramFailure) -> [UInt8] {
    let end = ContinuousClock.now + limit
    var nothing: ArraySlice<UInt8> = []
    while true {
      if let line = lines.next() {
        guard line.count <= Self.lineLimit else { throw .lineTooLong(limit: Self.lineLimit) }
        return line
      }
      guard lines.count <= Self.lineLimit else { throw .lineTooLong(limit: Self.lineLimit) }
      guard outputIsOpen else { throw ended() }
      try pump(&nothing, until: end, limit)
    }
  }

  /// Reads and writes what can be without waiting, after waiting until something can.
  private func pump(
    _ rest: inout ArraySlice<UInt8>, until end: ContinuousClock.Instant, _ limit: Duration
  ) throws(ProgramFailure) {
    let left = PollTimeout.milliseconds(ContinuousClock.now.duration(to: end))
    guard left > 0 else { throw .timedOut(limit) }
    // A descriptor below zero is left out.
    var polls = [
      pollfd(fd: child.output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errorsAreOpen ? child.errors : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: rest.isEmpty ? -1 : child.input, events: Int16(POLLOUT), revents: 0),
    ]
    guard poll(&polls, nfds_t(polls.count), left) >= 0 else {
      guard errno == EINTR else { throw .system(errno) }
      return
    }
    if polls[1].revents != 0 { readErrors() }
    if polls[0].revents != 0 { try readOutput() }
    if polls[2].revents != 0 { try write(&rest) }
  }

  private func readOutput() throws(ProgramFailure) {
    // Whoever writes without being asked is stopped by the pipe, not by our memory.
    guard lines.count <= Self.lineLimit else { throw .lineTooLong(limit: Self.lineLimit) }
    var chunk = [UInt8](repeating: 0, count: Self.chunkSize)
    let count = read(child.output, &chunk, chunk.count)
    if count > 0 {
      lines.append(chunk[..<count])
    } else if count == 0 {
      outputIsOpen = false
    } else if errno != EAGAIN, errno != EINTR {
      throw .system(errno)
    }
  }

  private func ended() -> ProgramFailure {
    let status = child.endStatus()
    while errorsAreOpen, readErrors() {}
    if let last = complaints.rest() { tellErrorLine(last) }
    return .ended(status)
  }

  /// Reads what the program wrote to its standard error; false when there is nothing now.
  @discardableResult
  private func readErrors() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 4096)
    let count = read(child.errors, &chunk, chunk.count)
    guard count > 0 else {
      if count == 0 { errorsAreOpen = false }
      return false
    }
    complaints.append(chunk[..<count])
    while let line = complaints.next() { tellErrorLine(line) }
    if complaints.count > Self.errorLineLimit, let rest = complaints.rest() { tellErrorLine(rest) }
    return true
  }

  private func tellErrorLine(_ line: [UInt8]) {
    onErrorLine(String(decoding: line.prefix(Self.errorLineLimit), as: UTF8.self))
  }

  private func write(_ rest: inout ArraySlice<UInt8>) throws(ProgramFailure) {
    let written = BrokenPipeSignal.withheld {
      rest.withUnsafeBytes { Glibc.write(child.input, $0.baseAddress, $0.count) }
    }
    if written.count >= 0 {
      rest = rest.dropFirst(written.count)
    } else if written.error == EPIPE {
      inputIsOpen = false
    } else if written.error != EAGAIN, written.error != EINTR {
      throw .system(written.error)
    }
  }
}
