import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightRuntimeSupport
import TestSupport
import Testing

@testable import KeywrightXKB

/// What our own reader makes of lines, beside what the library makes of them.
struct ComposeReaderTests {
  @Test(arguments: [
    ("<a", "1:1 Compose line skipped: a “<” has no “>” on the same line"),
    ("<a> : \"x", "1:7 Compose line skipped: the text has no closing quotation mark"),
    ("<a> <b>", "1 Compose line skipped: the line ends too early"),
    ("<a> \"x\"", "1:5 Compose line skipped: this does not belong here"),
    ("é : \"x\"", "1:1 Compose line skipped: this does not belong here"),
    ("\"é\" <a>", "1:1 Compose line skipped: this does not belong here"),
    ("<a> : \"é\" ?", "1:11 Compose line skipped: this does not belong here"),
    ("<Eacut> : \"x\"", "1:1 Compose line skipped: no keysym is called “Eacut”"),
    ("<a> : \"x\" nosuch", "1:11 Compose line skipped: no keysym is called “nosuch”"),
    ("Foo <a> : \"x\"", "1:1 Compose line skipped: no modifier is called “Foo”"),
    (": \"x\"", "1:1 Compose line skipped: there is no key before the colon"),
    (
      "<a> <a> <a> <a> <a> <a> <a> <a> <a> <a> <a> : \"x\"",
      "1:41 Compose line skipped: the sequence has more than 10 keys"
    ),
    ("<a> : \"x\" \"y\"", "1:11 Compose line skipped: it gives more than one text"),
    ("<a> :", "1 Compose line skipped: it gives neither a text nor a keysym"),
    ("<a> : \"\(String(repeating: "x", count: 255))\"", "1:7 Compose line skipped: the text is longer than 254 bytes"),
    (
      "<\(String(repeating: "x", count: 1024))> : \"x\"",
      "1:1 Compose line skipped: a name or text is longer than 1023 bytes"
    ),
  ])
  func saysWhyALineIsSkipped(_ line: String, _ message: String) throws {
    let loaded = try ComposeLoader().load(.text("\(line)\n<c> : \"y\"\n", name: "own"))
    let messages = loaded.diagnostics.map { diagnostic in
      let column = diagnostic.place.column.map { ":\($0)" } ?? ""
      return "\(diagnostic.place.line ?? 0)\(column) \(diagnostic.message)"
    }
    #expect(messages == [message])
    #expect(ComposeProbe.typed("c", on: loaded.table) == "y")
  }

  @Test(arguments: [
    ("U+20AC", "write U20AC"), ("é", "write U00E9 for this character"), ("EACUTE", "did you mean eacute?"),
    ("bogus", "names are those of the X keysyms, such as eacute, or U00E9 for a code point"),
  ])
  func hintsAtTheRightName(_ name: String, _ hint: String) throws {
    let loaded = try ComposeLoader().load(.text("<\(name)> <a> : \"x\"\n", name: "own"))
    #expect(loaded.diagnostics.map(\.hint) == [hint])
  }

  /// The library leaves the backslash out without a word that it keeps.
  @Test(arguments: [
    ("<c> <d> : \"\\u{1F600}\"", "1:12", "u{1F600}"), ("<c> <d> : \"x\\n\" Eacute", "1:13", "xn"),
    ("<c> <d> : \"\\\\\\q\"", "1:14", "\\q"),
  ])
  func saysWhichEscapeMeansNothing(_ line: String, _ place: String, _ typed: String) throws {
    let loaded = try ComposeLoader().load(.text("\(line)\n", name: "own"))
    #expect(
      loaded.diagnostics.map(\.description) == [
        """
        keywright: own:\(place): warning: no Compose text has this escape, so its backslash is left out and <c> <d> types \
        “\(typed)” [KW-C013]
          hint: write the character itself; the escapes are \\\\, \\", \\x with two hexadecimal digits and \\ with three \
        octal ones
        """
      ])
    #expect(ComposeProbe.typed("c d", on: loaded.table) == typed)
  }

  /// As many escapes as a file can have in one text.
  @Test func escapesWithoutEnd() throws {
    let text = "<a> : \"" + String(repeating: "\\101", count: ComposeFlattener.fileSizeLimit / 4 - 10) + "\"\n"
    let loaded = try ComposeLoader().load(.text(text, name: "own"))
    #expect(
      loaded.diagnostics.map(\.message) == ["Compose line skipped: a name or text is longer than 1023 bytes"])
  }

  @Test func saysWhatTakesThePlaceOfWhat() throws {
    let text = """
      <a> <b> <c> : "1"
      <a> <b> <d> : "2"
      <a> <b> : "3"
      <a> <b> <e> : "4"
      <a> <b> <e> : E
      ! Ctrl <f> : "5"

      """
    let loaded = try ComposeLoader().load(.text(text, name: "own"))
    #expect(
      loaded.diagnostics.map(\.description) == [
        "keywright: own:3: warning: <a> <b> takes the place of the longer <a> <b> <c> of own:1 and 1 more [KW-C008]\n"
          + "  hint: libxkbcommon before 1.10 keeps the longer one and ignores this line",
        "keywright: own:4: warning: <a> <b> <e> takes the place of the shorter <a> <b> of own:3 [KW-C008]\n"
          + "  hint: no sequence can be the beginning of another: remove one of the two",
        "keywright: own:5: warning: this line gives only a keysym, and so takes away the text “4” of own:4 [KW-C009]\n"
          + "  hint: write the text as well: libxkbcommon before 1.10 keeps the old one",
        "keywright: own:6: warning: the modifiers before a key of <f> are ignored [KW-C011]\n"
          + "  hint: libxkbcommon reads them and takes the sequence with any modifiers",
      ])
    #expect(loaded.table.entries().map { "\($0.notation) \($0.text)" } == ["<a> <b> <e> E", "<f> 5"])
    #expect(ComposeProbe.typed("a b c e f a b e", on: loaded.table) == "e5E")
  }

  @Test func aSequenceThatWasShadowedMayComeBack() throws {
    let text = "<a> <b> : \"1\"\n<a> : \"2\"\n<a> <b> : \"3\"\n<a> <c> : \"4\"\n"
    let loaded = try ComposeLoader().load(.text(text, name: "own"))
    #expect(ComposeProbe.typed("a b a c", on: loaded.table) == "34")
    #expect(loaded.table.entries().map(\.text) == ["3", "4"])
  }

  /// A line that is right or has something thrown in, as bytes.
  private func line(using random: inout SplitMix64) throws -> [UInt8] {
    func one(of parts: [String]) throws -> [UInt8] { Array(try #require(parts.randomElement(using: &random)).utf8) }
    var parts = [try one(of: ["", "", "", "", "None ", "!", "! Ctrl", "~Alt ", "Shift ~Lock ", "~ ", "Foo "])]
    for _ in 0..<Int.random(in: 1...3, using: &random) { parts.append(try one(of: ["<a>", "<b>", "<x> ", "<U4E00>"])) }
    parts.append(try one(of: [":", " : ", "\t:\r"]))
    parts.append(try one(of: ["\"1\"", "\"\\x41\\101\\q\\\\\\\"\"", "\"\\xff\"", "\"é\\0z\"", "", "\"\""]))
    parts.append(try one(of: ["", "", " x", "y", "nosuch", "# end", " x <b> : y"]))
    if Int.random(in: 0..<3, using: &random) == 0 {
      let thrown = try one(of: [
        "<nosuch>", "<a", ">", ":", "\"", "\"y\"", "x", "!", "~", "#", "include", "include \"kw/none\"\n", "\n", "_",
        "7",
        "é", "\u{0}", "<a\u{0}b>",
      ])
      let place = Int.random(in: 0...parts.count, using: &random)
      parts.insert(Bool.random(using: &random) ? thrown : [0xE9], at: place)
    }
    return parts.flatMap { $0 } + (Int.random(in: 0..<8, using: &random) > 0 ? [0x0A] : [])
  }

  /// Texts of a line or two, where no sequence touches another in a way that versions of the library differ on.
  @Test func acceptsWhatTheLibraryAccepts() throws {
    let conflicts: Set<DiagnosticCode> = [.composeSequenceShadowed, .composeOverrideIncomplete]
    let keys = ComposeProbe.keysyms("a b x U4E00")
    var random = SplitMix64(seed: 1)
    var compared = 0
    var composed = 0
    var refused = 0
    for round in 0..<2000 {
      let text = try line(using: &random) + (Bool.random(using: &random) ? line(using: &random) : [])
      let name = Comment(rawValue: "round \(round): \(String(decoding: text, as: UTF8.self).debugDescription)")
      let plain = PlainCompose(text)
      guard let loaded = try? ComposeLoader().load(.text(text, name: "own")) else {
        try #require(plain == nil, name)
        refused += 1
        continue
      }
      guard !loaded.diagnostics.contains(where: { conflicts.contains($0.code) }) else { continue }
      // Newer versions refuse a whole text that does not begin with ASCII.
      if plain == nil, XKBLibrary.running.lowestMinorVersion >= 7, text.first.map({ $0 >= 0x80 || $0 == 0 }) ?? false {
        continue
      }
      compared += 1
      let library = try #require(plain, name)
      let state = ComposeState(loaded.table)
      for number in 0..<keys.count * keys.count * keys.count {
        let sequence = [keys[number / 16], keys[number / 4 % 4], keys[number % 4]]
        library.reset()
        state.reset()
        for keysym in sequence {
          let step = ComposeProbe.textOf(state.feed(keysym))
          if step?.hasPrefix("composed") == true { composed += 1 }
          try #require(step == ComposeProbe.textOf(library.feed(keysym)), name)
        }
      }
    }
    #expect(compared > 1500)
    #expect(composed > 10_000)
    #expect(refused > 3)
  }
}
