import KeywrightDiagnostics
import KeywrightKeyEvents

@testable import KeywrightXKB

/// What playing keys on a keymap gave, press by press, without Compose.
struct Played {
  var keysyms: [String] = []
  var text = ""
  var state: KeyboardState
  var warnings: [DiagnosticCode] = []
}

/// Plays keys: `A` is a tap, `+A` a press, `-A` a release, `*A` a repeat; letters, digits and the names below.
func play(_ keys: String, on loaded: LoadedKeymap) -> Played? {
  guard let state = KeyboardState(loaded.keymap) else { return nil }
  var played = Played(state: state)
  var watch = FaultWatch(loaded)
  for token in keys.split(separator: " ") {
    let mark = "+-*".contains(token.prefix(1)) ? token.prefix(1) : ""
    guard let code = keyCodes[String(token.dropFirst(mark.count))] else { return nil }
    if mark != "-", mark != "*" || loaded.keymap.repeats(code) {
      let key = DecodedKey(code, in: state)
      watch.willPress(code, key, in: state)
      played.keysyms.append(key.keysyms == .none ? "NoSymbol" : key.keysyms.all.map(\.name).joined(separator: "+"))
      played.text += key.text
    }
    if mark == "*" { continue }
    if mark != "-" { update(.press) }
    if mark != "+" { update(.release) }

    func update(_ motion: KeyboardState.Motion) {
      let before = state.modifiers
      state.update(code, motion)
      watch.didUpdate(code, motion, from: before, in: state)
    }
  }
  played.warnings = watch.warnings.map(\.code)
  return played
}

private let keyCodes: [String: KeyCode] = {
  var codes: [String: KeyCode] = [
    "ESC": KeyCode(1), "MINUS": KeyCode(12), "EQUAL": KeyCode(13), "LEFTBRACE": KeyCode(26), "RIGHTBRACE": KeyCode(27),
    "LEFTCTRL": KeyCode(29), "SEMICOLON": KeyCode(39), "APOSTROPHE": KeyCode(40), "GRAVE": KeyCode(41),
    "LEFTSHIFT": KeyCode(42), "BACKSLASH": KeyCode(43), "SLASH": KeyCode(53), "RIGHTSHIFT": KeyCode(54),
    "LEFTALT": KeyCode(56),
    "SPACE": KeyCode(57), "CAPSLOCK": KeyCode(58), "NUMLOCK": KeyCode(69), "KP7": KeyCode(71), "KP4": KeyCode(75),
    "KP5": KeyCode(76), "KP1": KeyCode(79), "KPDOT": KeyCode(83), "102ND": KeyCode(86), "RIGHTCTRL": KeyCode(97),
    "KPSLASH": KeyCode(98), "RIGHTALT": KeyCode(100), "HANGEUL": KeyCode(122), "LEFTMETA": KeyCode(125),
  ]
  for (start, row) in [(2, "1234567890"), (16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM")] {
    for (offset, character) in row.enumerated() { codes[String(character)] = KeyCode(UInt16(start + offset)) }
  }
  return codes
}()

/// A whole keymap that changes stock symbols by these lines.
func keymapText(_ symbols: String, on base: String = "pc+us+inet(evdev)") -> String {
  """
  xkb_keymap {
  xkb_keycodes { include "evdev" };
  xkb_types { include "complete" };
  xkb_compat { include "complete" };
  xkb_symbols { include "\(base)"
  \(symbols)
  };
  };

  """
}
