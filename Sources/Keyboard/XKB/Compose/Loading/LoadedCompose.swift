public import KeywrightDiagnostics

/// A Compose table and what there is to say about it.
public struct LoadedCompose: Sendable {
  /// The table; an empty one where Compose is off.
  public var table: ComposeTable
  /// Warnings: lines skipped, sequences shadowed, why Compose is off.
  public var diagnostics: [Diagnostic]
  /// The file that the table begins with; nil where Compose is off or comes from text.
  public var file: String?
}
