import Diagnostics
import Glibc

/// Standard output and standard error, with colour where a terminal shows it.
struct Console: Sendable {
  /// The style of what goes to standard error.
  let errorStyle: TerminalStyle
  /// The style of what goes to standard output.
  let outputStyle: TerminalStyle

  /// The console of this process. `NO_COLOR` and `TERM=dumb` turn colour off.
  init() {
    let wantsColour = getenv("NO_COLOR") == nil && getenv("TERM").map { String(cString: $0) != "dumb" } ?? false
    errorStyle = wantsColour && isatty(STDERR_FILENO) == 1 ? .coloured : .plain
    outputStyle = wantsColour && isatty(STDOUT_FILENO) == 1 ? .coloured : .plain
  }

  /// Writes text to standard output, all of it.
  func write(_ text: String) throws(Diagnostic) {
    guard Self.writeAll(text, to: STDOUT_FILENO) else {
      let reason = String(cString: strerror(errno))
      throw .error(
        .outputFailed, "cannot write the output: \(reason)",
        hint: "check that the reader of a pipe still runs and that the disk has space")
    }
  }

  /// Writes a message to standard error; a failure has nowhere to be told.
  func report(_ diagnostic: Diagnostic) {
    _ = Self.writeAll(diagnostic.rendered(style: errorStyle) + "\n", to: STDERR_FILENO)
  }

  private static func writeAll(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let base = rest.baseAddress, !rest.isEmpty {
        let written = Glibc.write(descriptor, base, rest.count)
        if written < 0 {
          guard errno == EINTR else { return false }
          continue
        }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
      }
      return true
    }
  }
}
