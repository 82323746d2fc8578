import KeyRecordings
import Keywright
import KeywrightKeyEvents
import KeywrightTyping
import KeywrightXKB

extension Simulator {
  /// How a recording's names of keys and keysyms are found on the keyboard in use.
  var keyLookup: KeyLookup {
    var lookup = KeyLookup(names: keyNames, keymapKey: keymapKey, keysymKeys: keysymKeys.keys(named:))
    lookup.nearestKeysym = Keysym.nearestName(toUnknown:)
    return lookup
  }
}
