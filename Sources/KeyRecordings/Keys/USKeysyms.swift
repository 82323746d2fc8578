public import KeyEvents

/// The keys of a US keyboard by the names of their keysyms.
public enum USKeysyms {
  /// The keys that give a keysym, Shift first where it is needed; nil where no key does.
  public static func keys(_ name: String) -> [KeyCode]? {
    if let key = plain[name] { return [KeyCode(key)] }
    if let key = shifted[name] { return [KeyCode(42), KeyCode(key)] }
    return nil
  }

  private static let plain: [String: UInt16] = {
    var keys: [String: UInt16] = [
      "Escape": 1, "minus": 12, "equal": 13, "BackSpace": 14, "Tab": 15, "bracketleft": 26, "bracketright": 27,
      "Return": 28, "Control_L": 29, "semicolon": 39, "apostrophe": 40, "grave": 41, "Shift_L": 42, "backslash": 43,
      "comma": 51, "period": 52, "slash": 53, "Shift_R": 54, "KP_Multiply": 55, "Alt_L": 56, "Meta_L": 56, "space": 57,
      "Caps_Lock": 58, "Num_Lock": 69, "Scroll_Lock": 70, "KP_Subtract": 74, "KP_Add": 78, "KP_Enter": 96,
      "Control_R": 97, "KP_Divide": 98, "Print": 99, "Alt_R": 100, "ISO_Level3_Shift": 100, "Home": 102, "Up": 103,
      "Prior": 104, "Page_Up": 104, "Left": 105, "Right": 106, "End": 107, "Down": 108, "Next": 109, "Page_Down": 109,
      "Insert": 110, "Delete": 111, "Pause": 119, "Super_L": 125, "Super_R": 126, "Menu": 127, "Multi_key": 127,
      "KP_Decimal": 83,
    ]
    for (index, letter) in "qwertyuiop".enumerated() { keys[String(letter)] = UInt16(16 + index) }
    for (index, letter) in "asdfghjkl".enumerated() { keys[String(letter)] = UInt16(30 + index) }
    for (index, letter) in "zxcvbnm".enumerated() { keys[String(letter)] = UInt16(44 + index) }
    for (index, digit) in "1234567890".enumerated() { keys[String(digit)] = UInt16(2 + index) }
    for (digit, code) in zip(0..., [82, 79, 80, 81, 75, 76, 77, 71, 72, 73] as [UInt16]) { keys["KP_\(digit)"] = code }
    for number in 1...24 {
      keys["F\(number)"] = UInt16(number <= 10 ? 58 + number : number <= 12 ? 76 + number : 170 + number)
    }
    return keys
  }()

  private static let shifted: [String: UInt16] = {
    var keys: [String: UInt16] = [
      "exclam": 2, "at": 3, "numbersign": 4, "dollar": 5, "percent": 6, "asciicircum": 7, "ampersand": 8, "asterisk": 9,
      "parenleft": 10, "parenright": 11, "underscore": 12, "plus": 13, "braceleft": 26, "braceright": 27, "colon": 39,
      "quotedbl": 40, "asciitilde": 41, "bar": 43, "less": 51, "greater": 52, "question": 53, "ISO_Left_Tab": 15,
    ]
    for (name, code) in plain where name.utf8.count == 1 {
      let upper = name.uppercased()
      if upper != name { keys[upper] = code }
    }
    return keys
  }()
}
