import InputModes
import Testing

@testable import HangulMode

@Suite struct HangulOptionsTests {
  @Test(
    arguments: [
      ("", nil, nil, nil), ("?reorder=on", true, nil, nil), ("?reorder", true, nil, nil),
      ("?reorder=off&double=on", false, true, nil), ("?nonchoseong=off", nil, nil, false),
      ("?double=on&double=off", nil, false, nil),
    ] as [(String, Bool?, Bool?, Bool?)])
  func `options are read`(options: String, reorder: Bool?, double: Bool?, nonChoseong: Bool?) throws {
    let read = try #require(HangulOptions(InputModeID("hangul:2\(options)").options))
    #expect(read.reorder == reorder && read.double == double && read.nonChoseong == nonChoseong)
  }

  @Test(arguments: ["?x=on", "?reorder=yes", "?reorder=", "?=on", "?reorder=on&x", "?Reorder=on"])
  func `unknown options are refused`(options: String) {
    #expect(HangulOptions(InputModeID("hangul:2\(options)").options) == nil)
  }
}
