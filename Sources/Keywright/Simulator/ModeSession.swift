import InputModes

/// An input method at work in a field.
struct ModeSession {
  /// The mode, and why it is the one.
  var resolution: Resolution
  /// The mode that made the method.
  var mode: InputMode
  /// The engine.
  var method: any InputMethod
  /// What the method wants done with its marked text.
  var policies = MarkedTextPolicies()
  /// When the method wants to be called.
  var deadline: Duration?
  /// The candidates shown; nil for none.
  var candidates: Candidates?
  /// The line shown beside them; empty for none.
  var auxiliaryLine = ""

  /// Takes over what a batch says besides text.
  mutating func take(_ batch: InputBatch) {
    deadline = batch.deadline
    if let line = batch.auxiliaryLine { auxiliaryLine = line }
    switch batch.candidates {
    case .keep: break
    case .clear: candidates = nil
    case .show(let shown): candidates = shown
    }
  }
}
