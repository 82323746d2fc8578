/// Where a keymap comes from, as data.
public enum KeyboardSource: Hashable, Sendable {
  /// Names that the rules of the XKB data turn into a keymap.
  case names(KeymapNames)
  /// A file with a whole keymap, by its path.
  case file(String)
  /// The text of a whole keymap.
  case text(String)
  /// A keymap that comes with Keywright, by its name without ending: `us`, `emoji`.
  case bundled(String)
}
