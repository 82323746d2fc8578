/// How often a plugin's program has failed, and whether that could be mended.
package struct PluginFailures: Hashable, Sendable {
  /// How often any of its runs failed.
  package var count = 0
  /// What the last one did, as the end of a sentence that begins with the program.
  package var last = ""
  /// Whether an engine has failed that may not be started once more.
  package var isFinal = false

  package init() {}
}
