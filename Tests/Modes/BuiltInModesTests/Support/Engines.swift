import BuiltInModes
import InputModes
import KeywrightHangulMode
import KeywrightKeyEvents
import KeywrightM17NMode

/// The modes that pass the conformance check, by their ids: all that this build knows.
let conformingModes: [InputModeID] =
  ["xkb:us", "emoji", "emoji:search", "unicode"] + HangulModes().ids + M17NModes().ids

extension Keystroke {
  /// A press that gives a keysym and a text.
  static func press(
    _ text: String, keysym: Keysym? = nil, direction: KeyEvent.Direction = .press, types: Bool = true
  ) -> Keystroke {
    let scalar = text.unicodeScalars.first?.value ?? 0
    return Keystroke(
      event: KeyEvent(KeyCode(30), direction),
      keysyms: .one(keysym ?? Keysym(scalar < 0x100 ? scalar : 0x0100_0000 + scalar)), rawText: text, text: text,
      types: types)
  }
}
