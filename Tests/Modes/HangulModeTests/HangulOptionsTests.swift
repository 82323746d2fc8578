import InputModes
import KeywrightDiagnostics
import Testing

@testable import KeywrightHangulMode

@Suite struct HangulOptionsTests {
  @Test(
    arguments: [
      ("", nil, nil, nil), ("?reorder=on", true, nil, nil), ("?reorder", true, nil, nil),
      ("?reorder=off&double=on", false, true, nil), ("?nonchoseong=off", nil, nil, false),
    ] as [(String, Bool?, Bool?, Bool?)])
  func `options are read`(options: String, reorder: Bool?, double: Bool?, nonChoseong: Bool?) throws {
    let read = try HangulOptions(of: InputModeID("hangul:2\(options)"))
    #expect(read.reorder == reorder && read.double == double && read.nonChoseong == nonChoseong)
  }

  @Test(
    arguments: [
      ("?x=on", "has an option that Hangul does not know"),
      ("?reorder=on&x", "has an option that Hangul does not know"),
      ("?Reorder=on", "has an option that Hangul does not know"), ("?=on", "has an option that Hangul does not know"),
      ("?double=on&double=on", "has the option double twice"),
    ])
  func `options that say nothing are refused`(options: String, cause: String) {
    let error = #expect(throws: Diagnostic.self) { try HangulOptions(of: InputModeID("hangul:2\(options)")) }
    #expect(error?.message == "the mode hangul:2\(options) \(cause)")
  }

  @Test(arguments: [("?reorder=maybe", "“maybe”"), ("?reorder=", "“”")])
  func `a value that is neither on nor off is refused`(options: String, value: String) {
    let error = #expect(throws: Diagnostic.self) { try HangulOptions(of: InputModeID("hangul:2\(options)")) }
    #expect(error?.message == "the option reorder of the mode hangul:2\(options) cannot be \(value)")
    #expect(error?.hint == "write reorder=on or reorder=off")
  }
}
