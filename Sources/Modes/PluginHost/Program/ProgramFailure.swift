import Glibc
import KeywrightDiagnostics

/// Why a plugin's program is of no more use.
enum ProgramFailure: Error, Hashable, Sendable {
  /// It could not be started, or the system refused something: the error number.
  case system(Int32)
  /// It ended or closed its standard output, with the status that `waitpid` gives, where there is one.
  case ended(Int32?)
  /// It gave no answer in time.
  case timedOut(Duration)
  /// It answered the request with a line that cannot be read, for this reason.
  case malformed(String)
  /// It wrote a line that is longer than this.
  case lineTooLong(limit: Int)
  /// It wrote so many lines that answer nothing.
  case babbled(lines: Int)

  /// What happened, as the end of a sentence that begins with the program.
  var message: String {
    switch self {
    case .system(let code): "could not be run: \(String(cString: strerror(code)))"
    case .ended(nil): "closed its standard output"
    case .ended(let status?):
      // The low seven bits are the signal that ended it; 0 where it ended by itself.
      status & 0x7F == 0 ? "ended with the status \(status >> 8 & 0xFF)" : "was ended by the signal \(status & 0x7F)"
    case .timedOut(let limit): "gave no answer within \(limit)"
    case .malformed(let cause): "gave an answer that is not JSON: \(cause)"
    case .lineTooLong(let limit): "wrote a line of more than \(limit) bytes"
    case .babbled(let lines): "wrote \(lines) lines that answer nothing"
    }
  }

  /// What the system says, or what happened.
  var reason: String {
    if case .system(let code) = self { String(cString: strerror(code)) } else { message }
  }

  /// What to do about it.
  var hint: String {
    switch self {
    case .system(ENOEXEC): "begin a script with a line that names its interpreter: #!/bin/sh"
    case .system(EACCES): "make it executable: chmod +x"
    case .system(ENOENT): "check the path, and the interpreter in the first line of a script"
    case .system(EAGAIN): Diagnostic.processesHint
    case .system: "check that the program runs by itself"
    case .ended: "a program reads requests until its standard input ends"
    case .timedOut: "flush standard output after each answer; a slow program needs a longer time limit"
    case .malformed, .lineTooLong, .babbled:
      "write one line of JSON for each request, and everything else to standard error"
    }
  }
}
