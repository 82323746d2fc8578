import Diagnostics

/// Input that was refused, for one reason or several.
struct Refusal: Error, Sendable {
  /// The reasons, in order.
  var diagnostics: [Diagnostic]
}
