import Glibc
import TestSupport

/// A terminal that nobody sits at.
final class PseudoTerminal {
  // TIOCSPTLCK and TIOCGPTN, which are macros that Swift does not read.
  private static let unlock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  private let control: Int32
  /// The path that a program opens as its terminal.
  let path: String

  init() throws {
    control = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (number, locked) = (Int32(0), Int32(0))
    guard control >= 0, ioctl(control, Self.unlock, &locked) == 0, ioctl(control, Self.getNumber, &number) == 0 else {
      throw CommandRun.Failed(reason: "there is no terminal to be had")
    }
    path = "/dev/pts/\(number)"
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

  /// A pipe made of a FIFO in a folder: in this way no process that starts meanwhile inherits the end for reading.
  init(in folder: TemporaryFolder) throws {
    let path = try folder.fifo("pipe")
    let readEnd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    writeEnd = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
    close(readEnd)
    guard writeEnd >= 0 else { throw CommandRun.Failed(reason: "there is no pipe to be had") }
  }

  deinit { close(writeEnd) }
}
