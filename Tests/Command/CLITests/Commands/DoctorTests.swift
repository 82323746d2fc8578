import Foundation
import TestSupport
import Testing

/// `keywright doctor`: what everything builds on.
@Suite struct DoctorTests {
  /// The value of a JSON object by names and places.
  private static func json(_ arguments: String...) throws -> [String: Any] {
    let result = try CommandRun(["doctor", "--output", "json"] + arguments).result()
    #expect(result.errors == "" && result.status == 0)
    return try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
  }

  /// A line of a table as it reads without the padding of its columns.
  private static func words(_ line: Substring) -> String {
    line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
  }

  @Test func tellsEverything() throws {
    let facts = try Self.json()
    let libraries = try #require(facts["libraries"] as? [[String: Any]])
    let data = try #require(facts["data"] as? [[String: Any]])
    let traits = try #require(facts["traits"] as? [String])
    let workarounds = try #require(facts["workarounds"] as? [[String: Any]])
    let xkb = try #require(libraries.first?["version"] as? String)
    let version = try keywright("version").output.split(separator: "\n")
    #expect(version == ["keywright \(facts["keywright"] ?? "")", "libxkbcommon \(xkb)", version.last ?? ""])
    #expect(
      libraries.compactMap { $0["name"] as? String } == ["libxkbcommon", "libxkbregistry"]
        + (traits.contains("Hangul") ? ["libhangul"] : []) + (traits.contains("M17N") ? ["libm17n"] : []))

    func text(_ value: Any?, _ missing: String) -> String { value as? String ?? missing }
    let active = workarounds.filter { $0["active"] as? Bool == true }
    let expected =
      [
        "keywright \(text(facts["keywright"], "")), built with Swift \(text(facts["swift"], "")), "
          + (traits.isEmpty ? "no traits" : "traits \(traits.joined(separator: ", "))"),
        text(version.last.map(String.init), ""),
        "Libraries",
      ] + libraries.map { "\(text($0["name"], "")) \(text($0["version"], "–")) \(text($0["file"], ""))" } + ["Data"]
      + data.map { "\(text($0["name"], "")) \(text($0["version"], "–")) \(text($0["path"], ""))" }
      + ["Faults of libxkbcommon \(xkb) that are dealt with"]
      + active.map { fault in
        let code = (fault["code"] as? String).map { ", \($0)" } ?? ""
        let first = fault["neededFrom"] as? String
        let end = (fault["neededUntil"] as? String).map { "until \($0)" }
        let until =
          end.map { [first, $0].compactMap(\.self).joined(separator: " ") }
          ?? first.map { "from \($0)" } ?? "every version"
        let because = (fault["because"] as? String).map { ": \($0)" } ?? ""
        return "\(until) \(text(fault["answer"], ""))\(code) \(text(fault["fault"], ""))\(because)"
      } + ["Plugins", "none is named; a plugin runs only when --plugin PATH names it"]
    let shown = try keywright("doctor")
    #expect(shown.output.split(separator: "\n").map(Self.words) == expected)
    #expect(shown.errors == "" && shown.status == 0)
  }

  /// The whole list for the version of Debian 12.
  @Test func faultsOfDebian12() throws {
    let facts = try Self.json()
    let version = try #require((facts["libraries"] as? [[String: Any]])?.first?["version"] as? String)
    guard version.hasPrefix("1.5") else { return }
    let lines = try keywright("doctor").output.split(separator: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("Faults of libxkbcommon 1.5") })
    #expect(
      lines[(start + 1)...].prefix { $0.hasPrefix(" ") }.joined(separator: "\n") == """
          until 1.6.0    corrected           a surrogate as a keysym types bytes that are not text
          until 1.6.0    refused, KW-K001    modifier_map None is an error
          until 1.6.0    refused, KW-K025    a NUL after a keymap is an error
          until 1.6.0    warned, KW-C007     a Compose file holds fewer entries
          until 1.6.0    cannot matter       a variant without its layout is dropped in silence: a variant is read together with its layout
          until 1.6.0    warned, KW-C013     a NUL in a text of Compose ends it
          until 1.7.0    corrected           ISO_Level5 keys cancel a Compose sequence
          until 1.7.0    warned, KW-K018     with Caps Lock, µ, ß and ÿ type nothing
          until 1.7.0    corrected, KW-C005  a byte order mark loses the first line of a Compose file
          until 1.7.0    corrected, KW-K011  a byte order mark makes XKB data unreadable
          until 1.7.0    refused, KW-K003    a file that includes itself ends the process
          until 1.8.0    corrected           Caps Lock and key types do not know ς, ı, Georgian, Coptic and other letters
          until 1.8.0    corrected           a NoSymbol among several keysyms takes away their text
          until 1.8.0    warned, KW-K016     after two latches at once a modifier stays pressed
          until 1.8.0    warned, KW-K015     a latch of the layout does nothing
          until 1.8.0    warned, KW-K042     a section with two groups writes into another layout
          until 1.8.0    warned, KW-K043     an action for one layout takes away those of the keysyms in others
          until 1.8.0    refused, KW-K025    several actions on one level are an error
          until 1.8.0    cannot matter       indicators of the base or the latched layout are wrong: no layout or option of xkeyboard-config has such an indicator
          until 1.8.0    warned, KW-K025     rules do not know layout[any], [first] and [later]
          until 1.8.0    warned, KW-K046     the * of rules matches a layout or variant that is not there
          until 1.9.0    corrected, KW-K019  a NoSymbol at the end of a list decides the key's type
          until 1.9.0    corrected           Caps Lock does not act on several keysyms of a key
          until 1.9.0    warned, KW-K006     control characters have no names as keysyms
          until 1.9.0    warned, KW-K009     a key without symbols gives no virtual modifier
          until 1.9.0    refused, KW-K025    empty statements, keysyms as texts and lists of one are errors
          until 1.9.0    warned, KW-K038     an own file without a default section hides the system's
          until 1.9.0    warned, KW-K046     rules do not know <none>, <some> and <any>
          until 1.9.0    warned, KW-K005     an include that replaces (a^b) is ignored
          until 1.9.0    refused, KW-K001    a keymap without one of its sections is an error
          until 1.9.2    corrected           a type's entry counts although no key gives one of its modifiers
          until 1.10.0   corrected, KW-C008  a Compose sequence does not replace a longer one that begins with it
          until 1.10.0   corrected, KW-C009  a Compose line with a keysym alone keeps the text of the line before
          until 1.10.0   warned, KW-K023     VoidAction is unknown
          until 1.10.0   warned, KW-K009     virtual modifiers stand for the eight real ones alone
          until 1.11.0   warned, KW-K017     a latch that another key breaks clears a lock
          until 1.11.0   warned, KW-K017     a latch that is pressed twice unlocks Caps Lock
          until 1.11.0   refused, KW-K001    names of levels above the eighth are errors
          until 1.11.0   refused, KW-K036    keymap format v2 is unknown
          until 1.11.0   warned, KW-K008     options for one layout (opt!2) are unknown
          until 1.11.0   refused, KW-K021    components are not included by a path or by %H
          until 1.12.0   cannot matter       keycodes above 4095 are refused: the kernel has no key above 767
          until 1.12.0   cannot matter       a locale without Compose data has no Compose: a locale without Compose data is a warning here
          until 1.13.0   cannot matter       the folders of extensions are not searched: only the folders that are named and the system's own are searched
          until 1.13.0   warned, KW-K044     partial rules (evdev.post) are not read
          until 1.13.2   corrected           the digits of a telephone type nothing
          until 1.13.2   warned, KW-K006     keysym names of later versions are unknown
          until 1.14.0   corrected           an LED of the first layout is dark until a key is pressed
          until 1.14.0   warned, KW-K023     actions do not know the layouts First and Last
          until 1.14.0   warned, KW-K034     RedirectKey, overlays and sticky keys do nothing
          every version  corrected, KW-K040  a keypad key does not use up a latch
          every version  warned, KW-K041     a latch that is pressed twice locks before it is released
          every version  corrected           with Control, Compose gets a keysym that is not ASCII although another layout has one
        """)
  }

  /// A plugin is found only if it is named.
  @Test func pluginsThatAreNamed() throws {
    let plugins = try #require(try Self.json("--plugin", TestPlugin.arrows)["plugins"] as? [[String: Any]])
    #expect(plugins.count == 1)
    #expect(plugins.first?["path"] as? String == TestPlugin.arrows)
    #expect(plugins.first?["modes"] as? [String] == ["plugin:samples/arrows"])
    let text = try keywright("doctor", "--plugin", TestPlugin.arrows).output
    #expect(text.hasSuffix("\nPlugins\n  samples  \(TestPlugin.arrows)  plugin:samples/arrows\n"))
  }

  /// Neither the environment nor a home folder changes what is told.
  @Test func nothingOfTheHomeCounts() throws {
    let folder = try TemporaryFolder([".config/xkb/symbols/us": "broken", ".XCompose": "broken"])
    var run = CommandRun(["doctor"])
    run.environment = ["HOME=\(folder.path)", "XKB_CONFIG_ROOT=\(folder.path)", "M17NDIR=\(folder.path)"]
    expect(try run.result(), gives: try keywright("doctor"))
  }
}
