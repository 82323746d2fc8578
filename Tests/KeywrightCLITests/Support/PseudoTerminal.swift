import Glibc

/// A terminal that nobody sits at.
final class PseudoTerminal {
  private let control: Int32
  /// The path that a program opens as its terminal.
  let path: String

  init() throws {
    control = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard control >= 0, grantpt(control) == 0, unlockpt(control) == 0, let name = ptsname(control) else {
      throw CommandRun.Failed(reason: "there is no terminal to be had")
    }
    path = String(cString: name)
  }

  /// What was written so far; a terminal writes a carriage return before each line feed, which is left out here.
  func text() -> String {
    _ = fcntl(control, F_SETFL, O_NONBLOCK)
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(control, &chunk, chunk.count)
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
  }

  deinit { close(control) }
}

/// A pipe that nobody reads.
final class BrokenPipe {
  let writeEnd: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { throw CommandRun.Failed(reason: "there is no pipe to be had") }
    close(ends[0])
    writeEnd = ends[1]
  }

  deinit { close(writeEnd) }
}
