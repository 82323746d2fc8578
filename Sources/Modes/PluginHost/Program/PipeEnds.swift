import CKeywrightPluginSupport
import Glibc

/// A pipe between this process and a child; what was not taken out of it is closed with it.
struct PipeEnds: ~Copyable {
  private(set) var reading: Int32 = -1
  private(set) var writing: Int32 = -1

  init() throws(ProgramFailure) {
    var ends: [Int32] = [-1, -1]
    let failure = kw_pipe(&ends)
    guard failure == 0 else { throw .system(failure) }
    // A child's standard streams get their places one by one: an end must not lie where another one goes.
    reading = Self.raised(ends[0])
    writing = Self.raised(ends[1])
    guard reading >= 0, writing >= 0 else { throw .system(errno) }
  }

  deinit {
    if reading >= 0 { close(reading) }
    if writing >= 0 { close(writing) }
  }

  /// Takes the end for reading out, which is not waited for from now on.
  mutating func takeReading() -> Int32 { Self.take(&reading) }

  /// Takes the end for writing out, which is not waited for from now on.
  mutating func takeWriting() -> Int32 { Self.take(&writing) }

  /// Closes the end for writing, which a child has too and may wait at.
  mutating func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  private static func take(_ end: inout Int32) -> Int32 {
    let taken = end
    end = -1
    _ = fcntl(taken, F_SETFL, fcntl(taken, F_GETFL) | O_NONBLOCK)
    return taken
  }

  private static func raised(_ descriptor: Int32) -> Int32 {
    guard (0...STDERR_FILENO).contains(descriptor) else { return descriptor }
    let raised = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    close(descriptor)
    return raised
  }
}
