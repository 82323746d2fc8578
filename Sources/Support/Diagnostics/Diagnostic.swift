/// A message for the user: a permanent code, what is wrong, where, and what to do about it.
public struct Diagnostic: Error, Hashable, Sendable {
  /// The permanent code.
  public var code: DiagnosticCode
  /// Whether the work stops.
  public var severity: Severity
  /// What is wrong, one sentence without a full stop.
  public var message: String
  /// Where it is.
  public var place: SourcePlace
  /// What the user can do, one sentence without a full stop.
  public var hint: String?

  /// A message; prefer ``error(_:_:at:hint:)`` and ``warning(_:_:at:hint:)``.
  public init(
    _ code: DiagnosticCode, severity: Severity, _ message: String, at place: SourcePlace = SourcePlace(),
    hint: String? = nil
  ) {
    self.code = code
    self.severity = severity
    // It may repeat a list of any length.
    self.message = SafeText.shortened(message)
    self.place = place
    self.hint = hint.map(SafeText.shortened)
  }

  /// A message that stops the work.
  public static func error(
    _ code: DiagnosticCode, _ message: String, at place: SourcePlace = SourcePlace(), hint: String? = nil
  ) -> Diagnostic {
    Diagnostic(code, severity: .error, message, at: place, hint: hint)
  }

  /// A message beside which the work goes on.
  public static func warning(
    _ code: DiagnosticCode, _ message: String, at place: SourcePlace = SourcePlace(), hint: String? = nil
  ) -> Diagnostic {
    Diagnostic(code, severity: .warning, message, at: place, hint: hint)
  }
}

extension Diagnostic {
  /// What to do where the system creates no process.
  package static let processesHint = "end other programs, or raise the limit of processes: ulimit -u"
}

extension Diagnostic {
  /// The message as a terminal shows it: `PROGRAM: FILE:LINE:COLUMN: error: … [KW-…]`, then the hint on its own line.
  ///
  /// Control characters and bidirectional overrides in it are shown as escapes, never obeyed.
  public func rendered(program: String = "keywright", style: TerminalStyle = .plain) -> String {
    let location = place.description
    var line = "\(program): "
    if !location.isEmpty { line += "\(location): " }
    let word = severity == .error ? style.error("error:") : style.warning("warning:")
    line += "\(word) \(SafeText.escaped(message)) \(style.faint("[\(code.rawValue)]"))"
    if let hint { line += "\n  \(style.faint("hint:")) \(SafeText.escaped(hint))" }
    return line
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The rendered message without colour.
  public var description: String { rendered() }
}
