import KeywrightDiagnostics
import KeywrightFiles

extension FileFailure {
  /// The failure to write a file as a message; what it was to hold may be named: `the report`.
  func writing(_ what: String = "") -> Diagnostic {
    let subject = what.isEmpty ? "" : "\(what) "
    return .error(
      .outputFailed, "cannot write \(subject)\(Quoted.text(SafeText.shortened(path))): \(cause)", hint: writingHint)
  }
}
