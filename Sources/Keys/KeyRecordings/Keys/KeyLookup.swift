public import KeywrightKeyEvents

/// How a reader finds keys by their names; who replays on a keyboard lets that answer.
public struct KeyLookup {
  /// The names that the kernel and XKB give to keys.
  public var names: KeyNameTable
  /// Finds the key of an XKB name, without its brackets, that the evdev key codes lack.
  public var keymapKey: (String) -> KeyCode?
  /// Finds the keys that give a keysym, those to hold first; nil where none do.
  public var keysymKeys: (String) -> [KeyCode]?
  /// The keysym that was probably meant by a name that no keysym has; nil where none is near.
  public var nearestKeysym: (String) -> String? = { _ in nil }

  /// Whether messages may say which keys were pressed; false where that is what nobody shall read.
  public var namesKeys = true
  /// How the user names the format of the recording, for hints.
  public var formatChoice = FormatChoice.option("--format")

  /// A look-up; without a keyboard no key has a keysym.
  public init(
    names: KeyNameTable, keymapKey: @escaping (String) -> KeyCode? = { _ in nil },
    keysymKeys: @escaping (String) -> [KeyCode]? = { _ in nil }
  ) {
    self.names = names
    self.keymapKey = keymapKey
    self.keysymKeys = keysymKeys
  }

  /// The key of an XKB name without its brackets.
  func code(xkbName name: String) -> KeyCode? { names.code(named: "<\(name)>") ?? keymapKey(name) }
}
