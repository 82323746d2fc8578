import KeywrightDiagnostics

/// A warning of a scenario, in lines without indentation.
struct WarningText {
  let style: TerminalStyle

  /// The place, the message and its code; the hint below.
  func lines(_ warning: Diagnostic) -> [String] {
    let place = warning.place.description
    var lines = [
      (place.isEmpty ? "" : "\(place): ") + style.warning("warning: ") + SafeText.escaped(warning.message)
        + " \(style.faint("[\(warning.code.rawValue)]"))"
    ]
    if let hint = warning.hint { lines.append("  \(style.faint("hint:")) \(SafeText.escaped(hint))") }
    return lines
  }
}
