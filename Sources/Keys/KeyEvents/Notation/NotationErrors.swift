public import Diagnostics

/// Why a notation was refused: every error in it up to a bound, in order.
public struct NotationErrors: Error, Hashable, Sendable {
  /// The messages, at least one of them an error.
  public var diagnostics: [Diagnostic]

  /// The first message.
  public var first: Diagnostic {
    diagnostics.first ?? .error(.notationSyntax, "the keystrokes cannot be read", hint: "see the keystroke notation")
  }
}
