import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightXKB

extension KeyboardCase {
  /// Latches: which key they act on, and what breaks them.
  static let latches: [KeyboardCase] = [
    KeyboardCase(
      "latch-tapped",
      "a tapped latch of level 3 acts on the next key alone",
      layouts: "lv(apostrophe)",
      keys: "APOSTROPHE A A",
      typed: "āa",
      keysyms: "ISO_Level3_Latch amacron a"),
    KeyboardCase(
      "latch-as-shift",
      "a latch held over a letter is a shift and leaves nothing behind",
      layouts: "lv(apostrophe)",
      keys: "+APOSTROPHE +A -APOSTROPHE -A A",
      typed: "āa",
      keysyms: "ISO_Level3_Latch amacron a"),
    KeyboardCase(
      "latch-twice-cancels",
      "a latch that does not lock is taken back by a second tap",
      keymap: .text(
        Self.keymap(
          "pc+us+inet(evdev)",
          """
          key <LFSH> { type[Group1]="ONE_LEVEL", [ ISO_Level2_Latch ],
            actions[Group1]=[ LatchMods(modifiers=Shift) ] };
          """)),
      keys: "LEFTSHIFT LEFTSHIFT A A",
      typed: "aa",
      keysyms: "ISO_Level2_Latch ISO_Level2_Latch a a"),
    KeyboardCase(
      "latch-twice-locks",
      "the stock latch of level 3 locks by a double tap, and a third tap unlocks",
      layouts: "own",
      files: [
        "symbols/own": Self.symbols(
          """
          include "level3(ralt_switch)"
          replace key <RALT> { type[Group1]="ONE_LEVEL", [ ISO_Level3_Latch ] };
          key <AC01> { [ a, A, ae, AE ] };
          """)
      ],
      keys: "RIGHTALT RIGHTALT A A RIGHTALT A A",
      typed: "ææaa",
      keysyms: "ISO_Level3_Latch ISO_Level3_Latch ae ae ISO_Level3_Latch a a"),
    KeyboardCase(
      "latch-and-lock-on-one-key",
      "Caps Lock on the second level of a Shift latch does not break that latch",
      keymap: .text(
        Self.keymap(
          "pc+us+inet(evdev)",
          """
          key <LFSH> { type[Group1]="TWO_LEVEL", [ ISO_Level2_Latch, Caps_Lock ],
            actions[Group1]=[ LatchMods(modifiers=Shift), LockMods(modifiers=Lock) ] };
          """)),
      keys: "LEFTSHIFT A LEFTSHIFT LEFTSHIFT B C",
      typed: "AbC",
      keysyms: "ISO_Level2_Latch A ISO_Level2_Latch Caps_Lock b C",
      leds: ["Caps Lock"],
      locked: [.lock]),
    KeyboardCase(
      "latch-over-latch",
      "of two latches that overlap only the later one stays latched",
      keymap: .text(
        Self.keymap(
          "pc+us+inet(evdev)",
          """
          key <LFSH> { type[Group1]="ONE_LEVEL", [ NoSymbol ], actions[Group1]=[ LatchMods(modifiers=Shift) ] };
          key <LCTL> { type[Group1]="ONE_LEVEL", [ NoSymbol ], actions[Group1]=[ LatchMods(modifiers=Control) ] };
          """)),
      keys: "+LEFTSHIFT +LEFTCTRL -LEFTSHIFT -LEFTCTRL Z Z",
      typed: "\u{1A}z",
      keysyms: "Shift_L Control_L z z"),
    KeyboardCase(
      "latch-of-two-levels",
      "two latches on two levels of a key both end with the next key",
      layouts: "own",
      files: [
        "symbols/own": Self.symbols(
          """
          include "level5(modifier_mapping)"
          include "level3(ralt_switch)"
          key <AB01> { type[Group1]="EIGHT_LEVEL", [ z, Z, y, Y, ezh, EZH, ydiaeresis, Ydiaeresis ] };
          replace key <RALT> { type[Group1]="PC_CONTROL_LEVEL2", symbols[Group1]=[ ISO_Level3_Latch,
            ISO_Level5_Latch ], actions[Group1]=[ LatchMods(modifiers=LevelThree,clearLocks),
            LatchMods(modifiers=LevelFive,clearLocks) ] };
          """)
      ],
      keys: "+LEFTCTRL RIGHTALT -LEFTCTRL RIGHTALT Z Z Z",
      typed: "ÿzz",
      fault: .modifierStuck),
    KeyboardCase(
      "latch-of-layout-twice",
      "a latch of the next layout, tapped twice, reaches the one after it",
      keymap: .text(
        Self.keymap(
          "pc+us+ru:2+il:3+inet(evdev)",
          """
          key <RALT> { type[Group1]="ONE_LEVEL", [ ISO_Group_Latch ], actions[Group1]=[ LatchGroup(group=+1) ] };
          """)),
      keys: "H RIGHTALT RIGHTALT H H",
      typed: "hיh",
      fault: .groupLatchUnsupported),
    KeyboardCase(
      "latch-beside-lock",
      "a broken latch leaves the lock of its modifier alone",
      keymap: .text(
        Self.keymap(
          "pc+us+inet(evdev)",
          """
          key <RALT> { type[Group1]="ONE_LEVEL", [ ISO_Level2_Latch ],
            actions[Group1]=[ LatchMods(modifiers=Shift) ] };
          key <RCTL> { type[Group1]="ONE_LEVEL", [ NoSymbol ], actions[Group1]=[ LockMods(modifiers=Shift) ] };
          """)),
      keys: "RIGHTCTRL +RIGHTALT A -RIGHTALT A A",
      typed: "AAA",
      leds: ["Shift Lock"],
      locked: [.shift],
      fault: .latchClearedLock),
  ]
}
