import Glibc
import KeywrightKeyEvents
import TestSupport
import Testing

@testable import KeywrightXKB

/// Loading and dropping keymaps gives all memory back, in a process of its own so that no other test counts.
@Suite struct KeymapLeakTests {
  private static let small = """
    xkb_keymap {
    xkb_keycodes { <A> = 9; };
    xkb_types { type "ONE_LEVEL" { modifiers = none; }; };
    xkb_compat { };
    xkb_symbols { key <A> { [ a ] }; };
    };
    """

  private static func residentPages() throws -> Int {
    let file = try #require(fopen("/proc/self/statm", "r"))
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    try #require(fgets(&line, Int32(line.count), file) != nil)
    let words = line.split(separator: CChar(0x20)).map {
      String(decoding: $0.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    return try #require(words.count > 1 ? Int(words[1]) : nil)
  }

  @Test func tenThousandKeymaps() async {
    await #expect(processExitsWith: .success) {
      // A keymap of our own needs no child; the text of a user, now and then, goes through every step.
      let folder = try TemporaryFolder(["small.xkb": KeymapLeakTests.small])
      let guarded = KeymapLoader(keymapsFolder: nil)
      let loader = KeymapLoader(keymapsFolder: KeymapsFolder(own: folder.path))
      func load(_ count: Int) throws {
        for round in 0..<count {
          let loaded = try round % 10 == 0 ? guarded.load(.text(KeymapLeakTests.small)) : loader.load(.bundled("small"))
          let state = try #require(KeyboardState(loaded.keymap))
          try #require(state.text(KeyCode(1)) == "a")
        }
      }
      try load(500)
      let before = try KeymapLeakTests.residentPages()
      try load(10_000)
      // A leak of 100 bytes a keymap would be 250 pages.
      try #require(try KeymapLeakTests.residentPages() - before < 200)
    }
  }
}
