public import KeywrightDiagnostics

/// How a process says that a library has taken it down: one that crashes, exits or hangs in a call cannot be survived.
///
/// A command that hands this to ``Plugin/init(path:keymapNames:timeLimit:guarding:)`` ends with the message and the
/// status 1 instead of as the library has it. The process then has handlers for the signals of crashes, which act in calls
/// into libraries alone. Without a guard no handler is set.
public struct LibraryGuard: Sendable {
  let render: @Sendable (Diagnostic) -> String

  /// A guard whose messages look like this on standard error.
  public init(_ render: @escaping @Sendable (Diagnostic) -> String) { self.render = render }
}
