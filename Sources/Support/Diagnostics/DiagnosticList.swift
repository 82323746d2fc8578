/// Several messages as one error, in the order of what they are about.
public struct DiagnosticList: Error, Hashable, Sendable {
  /// The messages, at least one of them an error.
  public var diagnostics: [Diagnostic]

  /// A list of messages.
  public init(_ diagnostics: [Diagnostic] = []) { self.diagnostics = diagnostics }

  /// A list of one message.
  public init(_ diagnostic: Diagnostic) { diagnostics = [diagnostic] }

  /// The first message.
  public var first: Diagnostic {
    diagnostics.first ?? .error(.notationSyntax, "the input cannot be read", hint: "see the notation and the language")
  }
}
