import KeywrightRuntimeSupport
import TestSupport
import Testing

/// Whatever stands on the command line, the command ends in one of three ways and says why.
struct RandomArgumentTests {
  private static let words = [
    "-k", "A B", "+A", "\"naïve\"", "", "-", "--", "--layout", "--layout=us,ru", "fr(bepo)", "--variant", ",intl",
    "--options=grp:caps_toggle", "--options", "--model=pc105", "--rules=evdev", "--keymap", "--keymap=/missing",
    "--xkb-path=/missing", "--no-system-xkb", "--compose=off", "--compose", "--environment", "--strict", "--mode",
    "--mode=emoji", "--mode=xkb:us", "xkb:", "?", "--prefer=emoji", "--context=", "--field=hidden", "--field", "plain",
    "--accept=emoji", "--settle=immediate", "--backspace=scalar", "--initial=e\u{301}", "--icon=🎉", "--output=json",
    "--output=trace", "--output", "--format=evdev", "--format=notation", "-h", "\u{1B}[2J", "--\u{7F}", "=", "--=",
  ]

  @Test(arguments: 0..<120)
  func `the command ends with a status and a message`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let count = Int.random(in: 0...6, using: &random)
    let arguments =
      [["replay", "-k", "A"], ["replay"], ["modes"]][Int.random(in: 0...2, using: &random)]
      + (0..<count).map { _ in Self.words[Int.random(in: Self.words.indices, using: &random)] }
    let result = try CommandRun(arguments).result()
    #expect((0...2).contains(result.status), "\(arguments)")
    #expect((result.status != 0) == result.errors.contains(" error: "), "\(arguments): \(result.errors)")
    #expect(!result.errors.contains("\u{1B}") && !result.errors.contains("\u{7F}"), "\(arguments)")
    if result.status == 2 { #expect(result.output == "", "\(arguments)") }
  }
}
