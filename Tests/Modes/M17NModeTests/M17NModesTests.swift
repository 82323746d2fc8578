import Glibc
import InputModes
import KeywrightDiagnostics
import TestSupport
import Testing

@testable import KeywrightM17NMode

@Suite struct M17NModesTests {
  private func refusal(_ id: InputModeID) -> String? {
    do {
      _ = try M17NModes().mode(id)
      return nil
    } catch {
      return error.rendered()
    }
  }

  #if M17N
    @Test func `every method that the database lists is a mode`() throws {
      let ids = M17NModes().ids
      #expect(ids.count > 150)
      #expect(Set(ids).count == ids.count)
      var faulty: [InputModeID] = []
      for id in ids {
        let mode = try M17NModes().mode(id)
        #expect(mode.id == id && mode.keyboard == nil)
        let tag = String((id.argument ?? "").prefix { $0 != "-" })
        #expect(mode.primaryLanguage?.tag == (tag == "t" ? nil : tag), "\(id)")
        if !mode.warnings.isEmpty { faulty.append(id) }
      }
      #expect(faulty.contains("m17n:t-unicode"))
      #expect(faulty.count <= 4, "\(faulty)")
    }

    @Test func `a method that ends too early warns`() throws {
      #expect(
        try M17NModes().mode("m17n:t-unicode").warnings.map { $0.rendered() } == [
          "keywright: warning: the mode m17n:t-unicode ends a code point after four hexadecimal digits: "
            + "U+1F600 gives U+1F60 and 0 [KW-M014]\n  hint: use the mode unicode for code points above U+FFFF"
        ])
      #expect(try M17NModes().mode("m17n:vi-telex").warnings.isEmpty)
    }

    @Test(
      arguments: [
        ("m17n:vi-telx", "there is no m17n method “vi-telx” [KW-M001]\n  hint: did you mean m17n:vi-telex?"),
        (
          "m17n:eo-qqqqqq",
          "there is no m17n method “eo-qqqqqq” [KW-M001]\n  hint: the methods are m17n:eo-h-fundamente, m17n:eo-h-sistemo, "
            + "m17n:eo-plena, m17n:eo-q-sistemo, m17n:eo-vi-sistemo, m17n:eo-x-sistemo"
        ),
        ("m17n:", "there is no m17n method “” [KW-M001]\n  hint: name a language and a method: m17n:vi-telex"),
        (
          "m17n:telex", "there is no m17n method “telex” [KW-M001]\n  hint: name a language and a method: m17n:vi-telex"
        ),
        ("m17n:vi-telex\0", "there is no m17n method “vi-telex\\u{0}” [KW-M001]\n  hint: did you mean m17n:vi-telex?"),
        (
          "m17n:vi-telex?tone=1",
          "the mode m17n:vi-telex?tone=1 has options, which m17n methods do not know [KW-M001]\n"
            + "  hint: leave out what follows the ?"
        ),
      ] as [(InputModeID, String)])
    func `an id that gives no mode says why`(id: InputModeID, message: String) {
      #expect(refusal(id) == "keywright: error: \(message)")
    }

    @Test func `a method of the user's own is none`() async {
      await #expect(processExitsWith: .success) {
        let home = try TemporaryFolder()
        let folder = home.path + "/.m17n.d"
        try home.file(".m17n.d/zz-mine.mim", "(input-method zz mine)\n(map (m (\"a\" \"Z\")))\n(state (init (m)))\n")
        setenv("HOME", home.path, 1)
        setenv("M17NDIR", folder, 1)
        let value = getenv("M17NDIR")
        #expect(M17NModes().ids.count > 150)
        #expect(!M17NModes().ids.contains("m17n:zz-mine"))
        #expect(getenv("M17NDIR") == value, "nobody has touched the environment, which other threads may read")
      }
    }
  #else
    @Test func `a build without the library says how to get it`() {
      #expect(M17NModes().ids.isEmpty)
      #expect(
        refusal("m17n:vi-telex")
          == "keywright: error: the mode m17n:vi-telex needs libm17n, which this build leaves out [KW-M013]\n"
          + "  hint: install libm17n-dev and build with --traits M17N")
    }
  #endif

  @Test func `a method that lacks its module warns`() {
    #expect(
      M17NFault.warning(for: "m17n:ja-anthy", isComplete: false)?.rendered()
        == "keywright: warning: the mode m17n:ja-anthy needs a module of m17n that is not installed, so that it converts "
        + "nothing [KW-M014]\n  hint: what it types before the conversion is right; for Japanese and for spelling use "
        + "another engine")
    #expect(M17NFault.warning(for: "m17n:ja-anthy", isComplete: true) == nil)
  }
}
