import Foundation
import Testing

/// `--output json`: one object, the same members in the same order each time.
struct JSONOutputTests {
  @Test func `a plain field gives this object`() throws {
    let result = try keywright(
      "replay", "--layout", "us(intl)", "--output", "json", "-k", "APOSTROPHE E CAPS SHIFT+A -A")
    let object = #"""
      {
        "schema": 1,
        "text": "éa",
        "preedit": "",
        "commits": ["é", "a"],
        "typed": "éa",
        "keysyms": ["dead_acute", "e", "Caps_Lock", "Shift_L", "a"],
        "modifiers": {
          "depressed": [],
          "latched": [],
          "locked": ["Lock"],
          "effective": ["Lock"]
        },
        "layout": {
          "index": 0,
          "name": "English (US, intl., with dead keys)"
        },
        "leds": ["Caps Lock"],
        "mode": {
          "id": "xkb:us(intl)",
          "language": "en",
          "reason": "default",
          "because": "xkb:us(intl) is the first active mode"
        },
        "candidates": null,
        "auxiliary": "",
        "warnings": [
          {
            "code": "KW-R006",
            "message": "A is released but was not down; the release is left out",
            "file": "-k",
            "line": 1,
            "column": 27,
            "hint": "press it before: +A"
          }
        ],
        "versions": {
          "libxkbcommon": "VERSION",
          "unicode": "17.0",
          "emoji": "17.0"
        }
      }

      """#
    let messages = """
      keywright: -k:1:27: warning: A is released but was not down; the release is left out [KW-R006]
        hint: press it before: +A

      """
    let version = try keywright("version").output.split(separator: "\n")[1].dropFirst("libxkbcommon ".count)
    expect(
      result, gives: CommandResult(output: object.replacing("VERSION", with: version), errors: messages))
  }

  @Test func `candidates are told as they are shown`() throws {
    let object = try Self.object(["--mode", "emoji:search", "-k", "\"thumbs\" DOWN"])
    let candidates = try #require(object["candidates"] as? [String: Any])
    #expect(Self.keys(candidates) == ["list", "highlighted", "page", "pages"])
    let list = try #require(candidates["list"] as? [[String: String]])
    #expect(list.prefix(2) == [["text": "👍", "comment": "thumbs up"], ["text": "👎", "comment": "thumbs down"]])
    #expect(candidates["highlighted"] as? Int == 1 && candidates["page"] as? Int == 0)
    #expect((candidates["pages"] as? Int ?? 0) > 1)
    #expect(object["auxiliary"] as? String == "")
    let none = try Self.object(["--mode", "emoji:search", "-k", "\"qqq\""])
    #expect(none["candidates"] is NSNull && none["auxiliary"] as? String == "no emoji is called “qqq”")
  }

  @Test func `a hidden field has a picker`() throws {
    let object = try Self.object(["--field", "hidden", "--mode", "emoji", "--prefer", "emoji", "-k", "Q"])
    let picker = try #require(object["picker"] as? [String: Any])
    #expect(picker["icon"] as? String == "😀")
    #expect(picker["committed"] as? [String] == ["😀"])
    #expect(picker["discarded"] as? [String] == [])
    #expect(picker["refused"] as? [String] == [])
    #expect(picker["saved"] as? String == "😀")
    #expect(picker["isDefault"] as? Bool == false)
    let effects = try #require(picker["effects"] as? [[String: Any]])
    #expect(
      effects.compactMap { $0["effect"] as? String } == [
        "focused", "keyboardShown", "iconSet", "bounceBegan", "haptic(soft)", "fieldCleared", "resigned",
        "keyboardHidden",
      ])
  }

  @Test(arguments: [
    [], ["--field", "hidden"], ["--field", "hidden", "--mode", "emoji"], ["--mode", "xkb:us", "--prefer", "emoji"],
  ])
  func `the members are those of the interface`(options: [String]) throws {
    let object = try Self.object(options + ["-k", "Q W -X"])
    var members: Set = [
      "schema", "text", "preedit", "commits", "typed", "keysyms", "modifiers", "layout", "leds", "mode", "warnings",
      "versions", "candidates", "auxiliary",
    ]
    if options.contains("hidden") { members.insert("picker") }
    #expect(Set(object.keys) == members)
    #expect(Self.keys(object["modifiers"]) == ["depressed", "latched", "locked", "effective"])
    #expect(Self.keys(object["layout"]) == ["index", "name"])
    #expect(Self.keys(object["mode"]) == ["id", "language", "reason", "because"])
    #expect(Self.keys(object["versions"]) == ["libxkbcommon", "unicode", "emoji"])
    #expect(
      Self.keys((object["warnings"] as? [Any])?.first) == ["code", "message", "file", "line", "column", "hint"])
    if options.contains("hidden") {
      #expect(
        Self.keys(object["picker"])
          == ["icon", "committed", "discarded", "refused", "saved", "isDefault", "effects"])
    }
  }

  @Test(arguments: ["\"\\/\u{8}\u{C}\n\r\t", "\u{1}\u{1F}\u{7F}\u{80}\u{2028}\u{202E}", "🇰🇷é\u{301}\u{FEFF}\u{10FFFF}"])
  func `every text survives`(text: String) throws {
    let object = try Self.object(["--initial", text, "-k", ""])
    let read = try #require(object["text"] as? String)
    #expect(Array(read.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test func `a mode that is not active is told as a reason`() throws {
    let mode = try #require(try Self.object(["--prefer", "emoji", "-k", ""])["mode"] as? [String: Any])
    #expect(mode["id"] as? String == "xkb:us")
    #expect(mode["reason"] as? String == "fallback")
    #expect(
      mode["because"] as? String
        == "the field prefers the language emoji, which no active mode meets; xkb:us is the first active mode")
  }

  private static func object(_ arguments: [String]) throws -> [String: Any] {
    let result = try CommandRun(["replay", "--output", "json"] + arguments).result()
    #expect(result.status == 0)
    let value = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    return try #require(value as? [String: Any])
  }

  private static func keys(_ value: Any?) -> Set<String>? { (value as? [String: Any]).map { Set($0.keys) } }
}
