import Glibc

/// Lines to and from a program, with a time limit on everything, so that it can neither stop us nor fill our memory.
final class LineStream {
  /// The longest line that is read, in bytes.
  static let lineLimit = 1_048_576
  /// A longer line of complaints is told in pieces.
  private static let errorLineLimit = 4096
  /// How long a program may take to end once its input has.
  private static let grace = Duration.milliseconds(200)
  private static let chunkSize = 65_536
  /// More than a pipe holds, in chunks of complaints.
  private static let mostChunks = 32

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

  deinit {
    child.closeInput()
    // An honest program ends when its input does, and closes its output by that.
    let end = ContinuousClock.now + Self.grace
    var nothing: ArraySlice<UInt8> = []
    do {
      while !child.hasEnded, outputIsOpen {
        lines = LineBuffer()
        try pump(&nothing, until: end, Self.grace)
      }
    } catch {
      // It is killed.
    }
    tellLastErrorLines()
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
    tellLastErrorLines()
    return .ended(status)
  }

  /// Tells what is there now of complaints, the last line without an end too.
  private func tellLastErrorLines() {
    // What goes on writing is not waited for.
    for _ in 0..<Self.mostChunks where errorsAreOpen { readErrors() }
    if let last = complaints.rest() { tellErrorLine(last) }
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
    if complaints.count > Self.errorLineLimit, let rest = complaints.rest() {
      complaints.append(tellPieces(of: rest))
    }
    return true
  }

  private func tellErrorLine(_ line: [UInt8]) {
    let rest = tellPieces(of: line[...])
    if !rest.isEmpty || line.isEmpty { onErrorLine(String(decoding: rest, as: UTF8.self)) }
  }

  /// Tells the pieces of a long line; what is left is not longer than a piece.
  private func tellPieces(of line: some Collection<UInt8>) -> [UInt8] {
    var rest = Array(line)[...]
    while rest.count > Self.errorLineLimit {
      // Not in the middle of a scalar, which has three more bytes at most.
      let end = (1...3).first { rest[rest.startIndex + Self.errorLineLimit - $0 + 1] & 0xC0 != 0x80 }
      let count = Self.errorLineLimit - (end ?? 1) + 1
      onErrorLine(String(decoding: rest.prefix(count), as: UTF8.self))
      rest = rest.dropFirst(count)
    }
    return Array(rest)
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
