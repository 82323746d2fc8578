extension ForeignKeyNames {
  /// The names of kanata: its own short ones, single characters, and those of the W3C's `KeyboardEvent.code`.
  static let kanata: ForeignKeyNames = {
    var w3c: [String] = []
    for (first, letters) in [(16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM")] {
      for (offset, letter) in letters.enumerated() { w3c.append("\(first + offset) Key\(letter)") }
    }
    for (offset, digit) in "1234567890".enumerated() { w3c.append("\(2 + offset) Digit\(digit)") }
    for number in 1...24 {
      w3c.append("\(number <= 10 ? 58 + number : number <= 12 ? 76 + number : 170 + number) F\(number)")
    }
    for (digit, code) in zip(0..., [82, 79, 80, 81, 75, 76, 77, 71, 72, 73]) { w3c.append("\(code) Numpad\(digit)") }
    return ForeignKeyNames([common, special, w3c.joined(separator: "\n")].joined(separator: "\n"))
  }()

  private static let special = """
    1 esc Escape
    12 min - Minus
    13 eql = Equal
    14 bspc bks Backspace
    15 tab Tab
    26 lbrc [ { BracketLeft
    27 rbrc ] } BracketRight
    28 ret return ent enter Enter
    29 lctl lctrl ControlLeft
    39 scln ; Semicolon
    40 apos apo ' Quote
    41 grv ` grave Backquote
    42 lsft lshft lshift ShiftLeft
    43 bksl \\ yen Backslash
    51 comm , Comma
    52 . Period
    53 / Slash
    54 rsft rshft rshift ShiftRight
    55 kp* NumpadMultiply
    56 lalt AltLeft
    57 spc Space
    58 caps CapsLock
    69 nlck nlk NumLock
    70 slck ScrollLock
    74 kp- NumpadSubtract
    78 kp+ + NumpadAdd
    83 kp. NumpadDecimal
    86 102d lsgt nubs IntlBackslash
    89 ro IntlRo
    90 katakana
    91 hiragana
    92 henk Convert
    93 kana KanaMode
    94 mhnk NonConvert
    96 kprt NumpadEnter
    97 rctl rctrl ControlRight
    98 kp/ NumpadDivide
    99 prtsc prnt ssrq PrintScreen
    100 ralt altgr AltRight
    102 home Home
    103 up ArrowUp
    104 pgup PageUp
    105 lft left ArrowLeft
    106 rght right ArrowRight
    107 end End
    108 down ArrowDown
    109 pgdn PageDown
    110 ins Insert
    111 del Delete
    113 mute
    114 vold
    115 volu
    117 kp= NumpadEqual
    119 pause Pause
    124 ¥
    125 lmet lmeta MetaLeft
    126 rmet rmeta MetaRight
    127 menu comp cmp cmps ContextMenu
    """
}
