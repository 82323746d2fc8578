import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightXKB
import TestSupport
import Testing

/// Keys on a symbols file of the user that changes `us(basic)`.
@Suite struct OwnSymbolsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var file: String
    var keys: String
    var keysyms: String
    var text: String
    var codes: [DiagnosticCode] = []
    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row(name: "an override", file: held("key <AC01> { [ q, Q ] };"), keys: "A S", keysyms: "q s", text: "qs"),
    Row(
      name: "CRLF line ends", file: held("key <AC01> { [ q, Q ] };").replacing("\n", with: "\r\n"), keys: "A",
      keysyms: "q", text: "q"),
    Row(
      name: "no newline at the end", file: String(held("key <AC01> { [ q, Q ] };").dropLast()), keys: "A", keysyms: "q",
      text: "q"),
    Row(
      name: "a byte order mark", file: "\u{FEFF}" + held("key <AC01> { [ q, Q ] };"), keys: "A", keysyms: "q",
      text: "q",
      codes: [.byteOrderMark]),
    Row(
      name: "a default type for the keys that follow",
      file: held(
        """
        include "level3(ralt_switch)"
        key.type[Group1]="FOUR_LEVEL"; key <AC01> { [ a, A, ae, AE ] };
        key.type[Group1]="ONE_LEVEL"; key <AC02> { [ s ] };
        """), keys: "+RIGHTALT A -RIGHTALT +LEFTSHIFT S -LEFTSHIFT CAPSLOCK A",
      keysyms: "ISO_Level3_Shift ae Shift_L s Caps_Lock A", text: "æsA"),
    Row(
      name: "a modifier keysym without modifier map", file: held("replace key <CAPS> { [ Control_L ] };"),
      keys: "+CAPSLOCK A -CAPSLOCK", keysyms: "Control_L a", text: "a", codes: [.keyWithoutModifierMap]),
    Row(
      name: "the same with the map",
      file: held("replace key <CAPS> { [ Control_L ] }; modifier_map Control { <CAPS> };"),
      keys: "+CAPSLOCK A -CAPSLOCK A", keysyms: "Control_L a a", text: "\u{1}a"),
    Row(
      name: "a level-five latch",
      file: held(
        """
        include "level5(modifier_mapping)"
        key <AC10> { type[Group1]="ONE_LEVEL", [ ISO_Level5_Latch ] };
        key <AC01> { type[Group1]="EIGHT_LEVEL", [ a, A, NoSymbol, NoSymbol, agrave, Agrave ] };
        """), keys: "SEMICOLON A A", keysyms: "ISO_Level5_Latch agrave a", text: "àa"),
    Row(
      name: "no default flag: the first section, hidden or not",
      file: """
        hidden xkb_symbols "first" { include "us(basic)" name[Group1]="1"; key <AC01> { [ q, Q ] }; };
        xkb_symbols "second" { include "us(basic)" name[Group1]="2"; key <AC01> { [ w, W ] }; };

        """, keys: "A", keysyms: "q", text: "q"),
    Row(
      name: "NoSymbol to change the type only",
      file: """
        default xkb_symbols "basic" { include "fr" name[Group1]="Held";
          key.type[Group1]="FOUR_LEVEL_ALPHABETIC"; key <AE02> { [ NoSymbol, NoSymbol, NoSymbol, NoSymbol ] }; };

        """, keys: "CAPSLOCK 2 CAPSLOCK 2", keysyms: "Caps_Lock 2 Caps_Lock eacute", text: "2é"),
    Row(
      name: "the stock level-three latch locks at a double tap",
      file: held(
        """
        include "level3(ralt_switch)"
        replace key <RALT> { type[Group1]="ONE_LEVEL", [ ISO_Level3_Latch ] };
        key <AC01> { [ a, A, ae, AE ] };
        """), keys: "RIGHTALT RIGHTALT A A RIGHTALT A A",
      keysyms: "ISO_Level3_Latch ISO_Level3_Latch ae ae ISO_Level3_Latch a a", text: "ææaa"),
    Row(
      name: "Caps on level three",
      file: held("include \"level3(ralt_switch)\"\nkey <AC01> { [ e, E, lstroke, cent ] };"),
      keys: "CAPSLOCK +RIGHTALT A -RIGHTALT", keysyms: "Caps_Lock ISO_Level3_Shift Lstroke", text: "Ł"),
    Row(
      name: "a four-level type with two symbols",
      file: held(
        "include \"level3(ralt_switch)\"\nkey.type[Group1]=\"FOUR_LEVEL\"; key <AC01> { [ a, A ] };"),
      keys: "CAPSLOCK A CAPSLOCK +RIGHTALT A -RIGHTALT", keysyms: "Caps_Lock A Caps_Lock ISO_Level3_Shift NoSymbol",
      text: "A"),
    Row(
      name: "a hexadecimal keysym that is no Unicode one", file: held("key <AC01> { [ 0x00002260, 0x01002260 ] };"),
      keys: "A +LEFTSHIFT A -LEFTSHIFT", keysyms: "0x00002260 Shift_L U2260", text: "≠"),
    Row(
      name: "three ways to write the euro",
      file: held("key <AC01> { [ 0x20ac, U20AC ] }; key <AC02> { [ 0x10020ac ] };"),
      keys: "A +LEFTSHIFT A -LEFTSHIFT S", keysyms: "EuroSign Shift_L U20AC U20AC", text: "€€€"),
    Row(
      name: "an unknown keysym lets the include show through", file: held("key <AC01> { [ nosuchsym, Q ] };"),
      keys: "A +LEFTSHIFT A -LEFTSHIFT", keysyms: "a Shift_L Q", text: "aQ", codes: [.unknownKeysymName]),
    Row(
      name: "a lower-case u", file: held("key <AC01> { [ U20ac, u20ac ] };"), keys: "A +LEFTSHIFT A -LEFTSHIFT",
      keysyms: "U20AC Shift_L A", text: "€A", codes: [.unknownKeysymName]),
    Row(
      name: "two keysyms on a level", file: held("key <AC01> { [ { U010D, U032D }, { U010C, U032D } ] };"),
      keys: "A +LEFTSHIFT A -LEFTSHIFT CAPSLOCK A",
      keysyms: "U010D+U032D Shift_L U010C+U032D Caps_Lock U010C+U032D", text: "č̭Č̭Č̭"),
    Row(
      name: "merge modes",
      file: held(
        "augment key <AC01> { [ q, Q, w, W ] }; replace key <AC02> { [ x ] }; override key <AC03> { [ NoSymbol, Y ] };"),
      keys: "A S +LEFTSHIFT A S D -LEFTSHIFT D", keysyms: "a x Shift_L A x Y d", text: "axAxYd",
      codes: [.levelNotReached]),
    Row(
      name: "text after the section", file: held("key <AC01> { [ q, Q ] };") + "\n======\n", keys: "A", keysyms: "q",
      text: "q", codes: [.garbageAfterSection]),
  ]

  @Test(arguments: rows) func keysGive(_ row: Row) throws {
    let folder = try TemporaryFolder(["symbols/held": row.file])
    let loader = KeymapLoader(includeDirectories: [folder.path])
    let loaded = try loader.load(.names(KeymapNames(shorthand: "held")))
    let played = try #require(play(row.keys, on: loaded))
    #expect(played.keysyms == row.keysyms.split(separator: " ").map(String.init))
    #expect(Array(played.text.unicodeScalars) == Array(row.text.unicodeScalars))
    #expect(loaded.diagnostics.map(\.code) == row.codes)
  }

  @Test func aNameThatIsNotUTF8IsReplaced() throws {
    let folder = try TemporaryFolder()
    var bytes = Array(held("key <AC01> { [ q, Q ] };").utf8)
    let name = try #require(bytes.firstRange(of: Array("Held".utf8)))
    bytes.replaceSubrange(name, with: [0x48, 0xE9, 0x6C, 0x64])
    try folder.file("symbols/held", bytes)
    let loaded = try KeymapLoader(includeDirectories: [folder.path]).load(.names(KeymapNames(shorthand: "held")))
    #expect(loaded.keymap.layoutNames == ["H\u{FFFD}ld"])
    #expect(
      loaded.diagnostics.map { $0.rendered().hiding(folder) } == [
        """
        keywright: DIR/symbols/held: warning: the name of layout 1 is not UTF-8; what cannot be read of it is replaced \
        [KW-K024]
          hint: save the file as UTF-8
        """
      ])
  }
}
