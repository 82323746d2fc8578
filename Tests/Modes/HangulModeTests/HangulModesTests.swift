import InputModes
import KeywrightDiagnostics
import Testing

@testable import KeywrightHangulMode

@Suite struct HangulModesTests {
  private func refusal(_ id: InputModeID) -> String? {
    do {
      _ = try HangulModes().mode(id)
      return nil
    } catch {
      return error.rendered()
    }
  }

  #if Hangul
    @Test func `the modes are the keyboards of the library`() throws {
      let ids = HangulModes().ids
      #expect(
        Set(["2", "2y", "3f", "39", "3s", "3y", "32", "ro", "ahn"].map { InputModeID("hangul:\($0)") }) == Set(ids))
      for id in ids {
        let mode = try HangulModes().mode(id)
        #expect(mode.id == id && mode.primaryLanguage == "ko" && mode.keyboard == nil && mode.warnings.isEmpty)
      }
      #expect(try HangulModes().mode("hangul:2").name == "Hangul (Dubeolsik)")
    }

    @Test func `390 is what people call 39`() throws {
      let mode = try HangulModes().mode("hangul:390?double=on")
      #expect(mode.id == "hangul:390?double=on")
      #expect(mode.name == "Hangul (Sebeolsik 390)")
    }

    private static let keyboards =
      "the keyboards are hangul:2, hangul:2y, hangul:39, hangul:3f, hangul:3s, hangul:3y, hangul:32, hangul:ro, hangul:ahn; hangul:390 is hangul:39"

    @Test(
      arguments: [
        ("hangul:9", "there is no Hangul keyboard “9” [KW-M001]\n  hint: \(keyboards)"),
        ("hangul:", "there is no Hangul keyboard “” [KW-M001]\n  hint: \(keyboards)"),
        (
          "hangul:2?tone=2",
          "the mode hangul:2?tone=2 has an option that Hangul does not know [KW-M001]\n"
            + "  hint: the options are reorder, double, nonchoseong, each =on or =off"
        ),
        (
          "hangul:2?",
          "the mode hangul:2? has an option that Hangul does not know [KW-M001]\n"
            + "  hint: the options are reorder, double, nonchoseong, each =on or =off"
        ),
      ] as [(InputModeID, String)])
    func `an id that gives no mode says why`(id: InputModeID, message: String) {
      #expect(refusal(id) == "keywright: error: \(message)")
    }
  #else
    @Test func `a build without the library says how to get it`() {
      #expect(HangulModes().ids.isEmpty)
      #expect(
        refusal("hangul:2")
          == "keywright: error: the mode hangul:2 needs libhangul, which this build leaves out [KW-M013]\n"
          + "  hint: install libhangul-dev and build with --traits Hangul")
    }
  #endif
}
