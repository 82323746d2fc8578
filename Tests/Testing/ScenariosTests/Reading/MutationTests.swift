import KeywrightDiagnostics
import KeywrightRuntimeSupport
import Scenarios
import TestSupport
import Testing

@Suite struct MutationTests {
  private static let seed = #"""
    # A file with something of everything
    layout us,fr(bepo)
    options grp:alt_shift_toggle
    modes xkb:us emoji emoji:search unicode
    field first plain initial "abc"
    field second hidden accept emoji settle boundary prefer emoji icon "🟣"
    time-limit 5s

    scenario "all of it"
      known-failure "it is only read"
      keys LEFTSHIFT+A <AD04> +B *B -B 250ms "naïve" code:30
      type "\u{1F1F0}\n\t\"\\"
      wait 250ms
      focus second
      select 0 3
      longpress ended second
      expect text first "ô"
      expect preedit "nihao" cursor 2 spans 0-2 underline 2-5 highlight
      expect mode emoji because preferred
      expect candidates "a" "b" highlighted 1 page 1
      expect events of first shouldChange editingChanged
      expect warning KW-F001 "reach"

    scenario "rows"
      table name | layout | keys | text
      | "a" | de | <AD06> <AD04> | "ô" |
      |     |    | Q             | "a"
    """#

  @Test func noMutatedFileCrashesAndEveryErrorHasItsPlace() {
    var random = SplitMix64(seed: 2024)
    var errorCount = 0
    for number in 0..<500 {
      let text = Self.mutated(using: &random)
      var reader = ScenarioReader(text: text, name: "m\(number).keys")
      var items = 0
      while let item = reader.next() {
        items += 1
        guard items < 10_000 else {
          Issue.record("file \(number) does not end")
          break
        }
        let errors: [Diagnostic] =
          switch item {
          case .problem(let problem): [problem]
          case .scenario(let scenario): scenario.errors
          }
        errorCount += errors.count
        for error in errors where error.place.line == nil || error.place.column == nil || error.hint == nil {
          // The stop after too many errors is about the file.
          if !error.message.hasPrefix("reading stops") { Issue.record("file \(number): \(error)") }
        }
      }
    }
    #expect(errorCount > 500)
  }

  private static func mutated(using random: inout SplitMix64) -> String {
    var bytes = Array(seed.utf8)
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let at = Int.random(in: 0..<max(1, bytes.count), using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: bytes.removeLast(bytes.count - at)
      case 1: if at < bytes.count { bytes[at] = UInt8.random(in: 0...255, using: &random) }
      case 2: if at < bytes.count { bytes.remove(at: at) }
      case 3:
        bytes.insert(contentsOf: Array("\"|<#\\\n".utf8).shuffled(using: &random).prefix(2), at: min(at, bytes.count))
      case 4:
        let end = min(bytes.count, at + Int.random(in: 0...200, using: &random))
        if at < end { bytes += bytes[at..<end] }
      case 5: bytes.insert(contentsOf: [UInt8](repeating: 0x78, count: 70_000), at: min(at, bytes.count))
      case 6: bytes.insert(contentsOf: Array("\n| a | \"".utf8), at: min(at, bytes.count))
      default:
        let end = min(bytes.count, at + Int.random(in: 0...40, using: &random))
        if at < end { bytes.replaceSubrange(at..<end, with: bytes[at..<end].shuffled(using: &random)) }
      }
    }
    // Through a file's bytes it would be refused line by line; a text has U+FFFD there.
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func whatIsNotUTF8IsToldByItsLine() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file(
      "bad.keys", Array("scenario \"s\"\n  keys A\n  expect text \"é".utf8) + [0xC3, 0x28] + Array("\"\n".utf8))
    var reader = try ScenarioReader(path: path)
    guard case .scenario(let scenario)? = reader.next() else {
      Issue.record("there is no scenario")
      return
    }
    #expect(
      scenario.errors.first?.description == """
        keywright: \(path):3:17: error: the byte 0xC3 is not UTF-8 here [KW-N007]
          hint: save the file as UTF-8
        """)
  }
}
