public import KeywrightTyping
import KeywrightXKB

extension Simulator {
  /// The keys that xdotool presses for keysyms on the layout in use; one that is chosen later changes nothing of it.
  public var keysymKeys: KeysymKeys {
    let keyboard = keyboards.current
    return KeysymKeys(keyboard.keymap, layout: keyboard.state.layoutIndex)
  }
}
