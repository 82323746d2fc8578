import KeywrightDiagnostics
import KeywrightKeyEvents
import Testing

@testable import KeywrightXKB

/// What sequences of the stock tables and of a user's own file type.
struct ComposeTypingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var locale = "en_US.UTF-8"
    var file: String?
    var keys: String
    var typed: String
    var codes: [DiagnosticCode] = []

    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(name: "a dead key twice gives the sign once", keys: "dead_acute dead_acute", typed: "´"),
    Case(
      name: "modifiers do not cancel",
      keys: "dead_acute Shift_L E Shift_L dead_caron Caps_Lock ISO_Level3_Shift Num_Lock Mode_switch c", typed: "Éč"),
    Case(
      name: "level 5 modifiers do not cancel",
      keys: "dead_acute ISO_Level5_Shift e dead_acute ISO_Level5_Latch ISO_Level5_Lock a", typed: "éá"),
    Case(name: "dead Greek", keys: "dead_greek a dead_greek dead_greek", typed: "αµ"),
    Case(
      name: "three keys, and both orders of two",
      keys: "Multi_key minus minus minus Multi_key e apostrophe Multi_key apostrophe e", typed: "—éé"),
    Case(name: "keypad and main slash", keys: "Multi_key KP_Divide o Multi_key slash o", typed: "øø"),
    Case(name: "a key that ends nothing is swallowed", keys: "dead_acute q e", typed: "e"),
    Case(name: "Hangul is no modifier and cancels", keys: "Multi_key e Hangul apostrophe", typed: "'"),
    Case(name: "Return and BackSpace are swallowed too", keys: "dead_acute Return dead_acute BackSpace a", typed: "a"),
    Case(name: "a dead key that cancels begins nothing", keys: "dead_acute dead_belowdot a", typed: "a"),
    Case(name: "NoSymbol cancels", keys: "dead_acute NoSymbol e", typed: "e"),
    Case(name: "Portuguese of Brazil overrides", locale: "pt_BR.UTF-8", keys: "dead_acute c dead_acute e", typed: "çé"),
    Case(name: "Czech overrides", locale: "cs_CZ.UTF-8", keys: "dead_caron u", typed: "ů"),
    Case(name: "an alias of a locale", locale: "en_US.utf8", keys: "dead_acute e", typed: "é"),
    Case(name: "C means en_US.UTF-8", locale: "C", keys: "dead_acute e", typed: "é"),
    Case(name: "POSIX is an alias of C", locale: "POSIX", keys: "dead_acute e", typed: "é"),
    Case(
      name: "a locale for Latin-1 has no Compose", locale: "en_US", keys: "dead_acute e", typed: "e",
      codes: [.composeTableRefused]),
    Case(
      name: "an own file overrides what it includes", file: "include \"%L\"\n<dead_acute> <c> : \"ç\" ccedilla\n",
      keys: "dead_acute c dead_acute e", typed: "çé"),
    Case(
      name: "an own file without an include is all there is", file: "<Multi_key> <x> <x> : \"×\"\n",
      keys: "dead_acute e dead_grave a Multi_key x x", typed: "ea×"),
    Case(
      name: "a later beginning beats an earlier longer sequence",
      file: "<dead_acute> <a> <b> : \"2\"\n<dead_acute> <a> : \"1\"\n", keys: "dead_acute a b", typed: "1b",
      codes: [.composeSequenceShadowed]),
    Case(
      name: "a later longer sequence beats an earlier beginning",
      file: "<dead_acute> <a> : \"1\"\n<dead_acute> <a> <b> : \"2\"\n", keys: "dead_acute a b", typed: "2",
      codes: [.composeSequenceShadowed]),
    Case(
      name: "a keysym alone overrides the text", file: "<dead_acute> <b> : \"foo\" b\n<dead_acute> <b> : c\n",
      keys: "dead_acute b", typed: "c", codes: [.composeOverrideIncomplete]),
    Case(
      name: "a byte order mark loses nothing", file: "\u{FEFF}<dead_acute> <a> : \"X\"\n<dead_acute> <b> : \"Y\"\n",
      keys: "dead_acute a dead_acute b", typed: "XY", codes: [.composeByteOrderMark]),
    Case(
      name: "a last line without newline is lost", file: "<dead_acute> <b> : \"Y\"\n<dead_acute> <a> : \"X\"",
      keys: "dead_acute a dead_acute b", typed: "Y", codes: [.composeNoFinalNewline]),
    Case(
      name: "a last line without newline that ends in a keysym holds", file: "<dead_acute> <a> : \"X\" x",
      keys: "dead_acute a", typed: "X"),
    Case(name: "a last comment without newline", file: "<a> <b> : \"X\"\n# end", keys: "a b", typed: "X"),
    Case(
      name: "a last include without newline is lost", file: "<a> <b> : \"X\"\ninclude \"%L\"",
      keys: "a b dead_acute e", typed: "Xe", codes: [.composeLineSkipped]),
    Case(
      name: "tabs, no spaces, comments and escapes",
      file: "\t<dead_acute>\t<a>\t:\t\"X\"\taacute\t# tabs\n<dead_acute><b>:\"Y\"#tight\n   # indented\n"
        + "<dead_acute> <c> : \"\\\"\\\\\\101\\x42\" # escapes\n",
      keys: "dead_acute a dead_acute b dead_acute c", typed: "XY\"\\AB"),
    Case(name: "carriage returns", file: "<a> <b> : \"1\"\r\n\r\n<a> <c> : \"2\" x\r\n", keys: "a b a c", typed: "12"),
    Case(name: "code points as names", file: "<U20AC> <UE9> : \"é€\"\n", keys: "U20AC eacute EuroSign", typed: "é€€"),
    Case(
      name: "modifier conditions are ignored", file: "! Ctrl <a> <x> : \"1\"\nNone <b> : \"2\"\n~Shift <c> : \"3\"\n",
      keys: "a x b c", typed: "123",
      codes: [.composeModifiersIgnored, .composeModifiersIgnored, .composeModifiersIgnored]),
    Case(name: "two sequences on a line", file: "<a> : \"1\" x <b> : \"2\" y\n", keys: "a b", typed: "12"),
    Case(name: "an empty text", file: "<a> <b> : \"\" x\n", keys: "a b c", typed: "c"),
    Case(name: "nothing in the file", file: "", keys: "dead_acute e", typed: "e"),
  ]

  @Test(arguments: cases)
  func types(_ test: Case) throws {
    let source = test.file.map { ComposeSource.text($0, name: "own") } ?? .locale(test.locale)
    let loaded = try ComposeLoader().load(source)
    #expect(loaded.diagnostics.map(\.code) == test.codes)
    #expect(ComposeProbe.typed(test.keys, on: loaded.table) == test.typed)
    #expect(loaded.table.compile() == [])
  }

  @Test func offTypesWhatTheKeysGive() throws {
    let loaded = try ComposeLoader().load(.off)
    #expect(ComposeProbe.typed("dead_acute e UFEFB", on: loaded.table) == "e\u{FEFB}")
    #expect(loaded.diagnostics == [])
  }

  @Test func latin1BytesSkipTheirLineOnly() throws {
    let bytes = Array("<a> <b> : \"".utf8) + [0xE9] + Array("\"\n<a> <c> : \"é\" # ".utf8) + [0xE9, 0x0A]
    let loaded = try ComposeLoader().load(.text(bytes, name: "own"))
    #expect(ComposeProbe.typed("a b a c", on: loaded.table) == "é")
    #expect(
      loaded.diagnostics.map(\.description) == [
        "keywright: own:1:11: warning: Compose line skipped: the text is not UTF-8 [KW-C003]\n"
          + "  hint: save the file as UTF-8"
      ])
  }
}
