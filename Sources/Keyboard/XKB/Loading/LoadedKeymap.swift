public import KeywrightDiagnostics

/// A keymap, and what there is to say about it.
public struct LoadedKeymap: Sendable {
  /// The compiled keymap.
  public var keymap: Keymap
  /// The warnings; nothing in them stops the work.
  public var diagnostics: [Diagnostic]
  /// What the user's own files write that some versions of the library get wrong.
  var facts: OwnFileFacts
  /// What each layout gives alone; nil for a keymap that was not chosen by names.
  var alone: LayoutsAlone?
}
