import Glibc
import KeywrightDiagnostics

/// Asks whoever sits at the terminal before anything that is typed is recorded.
struct RecordingConsent {
  private let console: Console

  init(_ console: Console) { self.console = console }

  /// Asks; throws where nobody is there to answer.
  func isGiven(for name: String) throws(UsageError) -> Bool {
    guard isatty(STDIN_FILENO) == 1, console.errorIsTerminal else {
      throw UsageError(
        "everything that is typed will be recorded, passwords too, and there is no terminal to ask on",
        hint: "add --yes where that is meant")
    }
    console.writeError(
      "Everything that is typed on \(SafeText.escaped(name)) will be recorded, passwords too. Record? [y/N] ")
    let answer = readLine()?.lowercased() ?? ""
    return ["y", "yes"].contains(answer)
  }
}
