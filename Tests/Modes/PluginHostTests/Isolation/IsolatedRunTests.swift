import Glibc
import PluginHost
import TestSupport
import Testing

/// Work in a process of its own that goes on and on.
@Suite struct IsolatedRunTests {
  @Test func `work that goes on telling lines has an end`() async {
    await #expect(processExitsWith: .success) {
      let end = IsolatedRun.run(
        limit: .seconds(60), total: .milliseconds(50), line: { _ in }, printed: { _ in },
        work: { tell in while true { tell("line") } })
      guard end == .tookTooLong else { exit(1) }
    }
  }

  @Test func `what work prints comes to its host, and not between the lines`() async {
    await #expect(processExitsWith: .success) {
      var (lines, bytes) = (0, 0)
      let end = IsolatedRun.run(
        limit: .seconds(60), total: .seconds(60), line: { _ in lines += 1 }, printed: { bytes += $0.count },
        work: { tell in
          let chunk = [UInt8](repeating: 0x61, count: 100_000)
          for descriptor in [STDOUT_FILENO, STDERR_FILENO, STDERR_FILENO] {
            tell("line")
            // A pipe holds less than this, and the host reads on.
            guard write(descriptor, chunk, chunk.count) == chunk.count else { return 1 }
          }
          return 0
        })
      guard end == .done(status: 0), lines == 3, bytes == 300_000 else { exit(1) }
    }
  }
}
