import KeyRecordings
import Keywright
import Typing

extension Simulator {
  /// How a recording's names of keys and keysyms are found on the keyboard in use.
  var keyLookup: KeyLookup {
    KeyLookup(names: keyNames, keymapKey: keymapKey, keysymKeys: keysymKeys.keys(named:))
  }
}
