import KeywrightKeyEvents
import KeywrightXKB
import Testing

/// Keys on the system's layouts, with what each press gives before Compose.
@Suite struct StockLayoutTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var layout: String
    var options: [String] = []
    var keys: String
    var keysyms: String
    var text: String
    var end = End()
    var testDescription: String { "\(layout) \(options): \(keys)" }
  }

  struct End: Sendable, Hashable {
    var layout = 0
    var leds: [String] = []
    var locked: Modifiers = []
  }

  static let rows: [Row] = [
    Row(
      layout: "lv(apostrophe)", keys: "APOSTROPHE A A", keysyms: "ISO_Level3_Latch amacron a", text: "āa"),
    Row(
      layout: "lv(apostrophe)", keys: "+APOSTROPHE +A -APOSTROPHE -A A", keysyms: "ISO_Level3_Latch amacron a",
      text: "āa"),
    Row(
      layout: "latam,us", options: ["grp:alts_toggle"], keys: "+RIGHTALT Q -RIGHTALT +LEFTALT RIGHTALT -LEFTALT Q",
      keysyms: "ISO_Level3_Shift at Alt_L ISO_Next_Group q", text: "@q", end: End(layout: 1, leds: ["Group 2"])),
    Row(
      layout: "de(neo),us", options: ["grp:win_space_toggle"], keys: "+LEFTMETA SPACE -LEFTMETA A",
      keysyms: "Super_L space u", text: " u"),
    Row(
      layout: "us,de", options: ["grp:win_space_toggle"], keys: "+LEFTMETA SPACE -LEFTMETA +RIGHTALT E Q -RIGHTALT E",
      keysyms: "Super_L ISO_Next_Group ISO_Level3_Shift EuroSign at e", text: "€@e",
      end: End(layout: 1, leds: ["Group 2"])),
    Row(
      layout: "us,ru", options: ["grp:caps_toggle"], keys: "CAPSLOCK A", keysyms: "ISO_Next_Group Cyrillic_ef",
      text: "ф", end: End(layout: 1, leds: ["Group 2"])),
    Row(
      layout: "cz,cz(rus)", options: ["grp:caps_toggle"],
      keys: "+LEFTSHIFT Z -LEFTSHIFT CAPSLOCK +LEFTSHIFT Z -LEFTSHIFT",
      keysyms: "Shift_L Y ISO_Next_Group Shift_L Cyrillic_ZE", text: "YЗ", end: End(layout: 1, leds: ["Group 2"])),
    Row(layout: "ara", keys: "B", keysyms: "UFEFB", text: "ﻻ"),
    Row(layout: "us", keys: "+A *A +B *B -A *B -B", keysyms: "a a b b b", text: "aabbb"),
    Row(layout: "us", keys: "+LEFTSHIFT *LEFTSHIFT *LEFTSHIFT -LEFTSHIFT A", keysyms: "Shift_L a", text: "a"),
    Row(
      layout: "us", keys: "+A *A +LEFTSHIFT *A -LEFTSHIFT *A -A", keysyms: "a a Shift_L A a", text: "aaAa"),
    Row(
      layout: "us", keys: "KP7 +LEFTSHIFT KP7 -LEFTSHIFT NUMLOCK KP7 +LEFTSHIFT KP7 -LEFTSHIFT",
      keysyms: "KP_Home Shift_L KP_Home Num_Lock KP_7 Shift_L KP_Home", text: "7",
      end: End(leds: ["Num Lock"], locked: .mod2)),
    Row(layout: "us", keys: "KP1 KP4 KPDOT KP5", keysyms: "KP_End KP_Left KP_Delete KP_Begin", text: ""),
    Row(
      layout: "de", keys: "NUMLOCK KPDOT", keysyms: "Num_Lock KP_Separator", text: ",",
      end: End(leds: ["Num Lock"], locked: .mod2)),
    Row(
      layout: "us", keys: "NUMLOCK +LEFTCTRL KP7 -LEFTCTRL", keysyms: "Num_Lock Control_L KP_7", text: "\u{1F}",
      end: End(leds: ["Num Lock"], locked: .mod2)),
    Row(
      layout: "fr", keys: "CAPSLOCK 2 0 9 +LEFTSHIFT 2 -LEFTSHIFT",
      keysyms: "Caps_Lock Eacute Agrave Ccedilla Shift_L 2",
      text: "ÉÀÇ2", end: End(leds: ["Caps Lock"], locked: .lock)),
    Row(
      layout: "tr", keys: "CAPSLOCK I APOSTROPHE CAPSLOCK I APOSTROPHE +LEFTSHIFT I APOSTROPHE -LEFTSHIFT",
      keysyms: "Caps_Lock I Iabovedot Caps_Lock idotless i Shift_L I Iabovedot", text: "IİıiIİ"),
    Row(
      layout: "cz", keys: "CAPSLOCK 2 3 +LEFTSHIFT 2 -LEFTSHIFT", keysyms: "Caps_Lock Ecaron Scaron Shift_L 2",
      text: "ĚŠ2", end: End(leds: ["Caps Lock"], locked: .lock)),
    Row(
      layout: "us", keys: "CAPSLOCK +LEFTSHIFT A 1 -LEFTSHIFT", keysyms: "Caps_Lock Shift_L a exclam", text: "a!",
      end: End(leds: ["Caps Lock"], locked: .lock)),
    Row(
      layout: "hu", keys: "GRAVE 0 102ND +RIGHTALT 102ND -RIGHTALT",
      keysyms: "0 odiaeresis iacute ISO_Level3_Shift less",
      text: "0öí<"),
    Row(layout: "de", keys: "+RIGHTALT Q -RIGHTALT", keysyms: "ISO_Level3_Shift at", text: "@"),
    Row(
      layout: "us", options: ["caps:ctrl_modifier"], keys: "+CAPSLOCK C -CAPSLOCK A", keysyms: "Caps_Lock c a",
      text: "\u{3}a"),
    Row(
      layout: "us", options: ["caps:escape"], keys: "CAPSLOCK ESC A", keysyms: "Escape Escape a", text: "\u{1B}\u{1B}a"),
    Row(
      layout: "us(workman)", keys: "CAPSLOCK +LEFTSHIFT CAPSLOCK -LEFTSHIFT", keysyms: "BackSpace Shift_L Escape",
      text: "\u{8}\u{1B}"),
    Row(
      layout: "us", keys: "+LEFTCTRL 1 2 3 4 5 6 7 8 9 0 -LEFTCTRL", keysyms: "Control_L 1 2 3 4 5 6 7 8 9 0",
      text: "1\u{0}\u{1B}\u{1C}\u{1D}\u{1E}\u{1F}\u{7F}90"),
    Row(
      layout: "us", keys: "+LEFTCTRL +LEFTSHIFT 2 6 MINUS SLASH -LEFTSHIFT LEFTBRACE BACKSLASH RIGHTBRACE -LEFTCTRL",
      keysyms: "Control_L Shift_L at asciicircum underscore question bracketleft backslash bracketright",
      text: "\u{0}\u{1E}\u{1F}?\u{1B}\u{1C}\u{1D}"),
    Row(
      layout: "us", keys: "+LEFTCTRL +LEFTSHIFT O -LEFTSHIFT -LEFTCTRL", keysyms: "Control_L Shift_L O", text: "\u{F}"),
    Row(layout: "kr", keys: "RIGHTALT RIGHTCTRL HANGEUL", keysyms: "Alt_R Control_R Hangul", text: ""),
    Row(
      layout: "us", options: ["korean:ralt_hangul", "korean:rctrl_hanja"], keys: "RIGHTALT RIGHTCTRL A",
      keysyms: "Hangul Hangul_Hanja a", text: "a"),
    Row(
      layout: "kr(kr104)", options: ["lv3:ralt_switch"], keys: "RIGHTALT A", keysyms: "ISO_Level3_Shift a", text: "a"),
    Row(
      layout: "us,kr(kr104)", options: ["grp:win_space_toggle"], keys: "RIGHTALT +LEFTMETA SPACE -LEFTMETA RIGHTALT",
      keysyms: "Alt_R Super_L ISO_Next_Group Hangul", text: "", end: End(layout: 1, leds: ["Group 2"])),
    Row(
      layout: "eu", keys: "+RIGHTALT M -RIGHTALT A", keysyms: "ISO_Level3_Shift dead_greek a", text: "a"),
  ]

  @Test(arguments: rows) func keysGive(_ row: Row) throws {
    let loaded = try KeymapLoader().load(.names(KeymapNames(shorthand: row.layout, options: row.options)))
    let played = try #require(play(row.keys, on: loaded))
    #expect(played.keysyms == row.keysyms.split(separator: " ").map(String.init))
    #expect(Array(played.text.unicodeScalars) == Array(row.text.unicodeScalars))
    let end = End(
      layout: played.state.layoutIndex, leds: played.state.leds, locked: played.state.modifiers.locked)
    #expect(end == row.end)
    #expect(played.warnings.isEmpty)
    #expect(loaded.diagnostics.isEmpty)
  }
}
