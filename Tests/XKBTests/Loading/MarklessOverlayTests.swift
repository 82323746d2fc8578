import Testing

@testable import XKB

@Suite struct MarklessOverlayTests {
  @Test func marksGoAndTheFolderIsRemoved() throws {
    let folder = try XKBFolder([
      "symbols/a": "\u{FEFF}text", "symbols/vendor/b": "\u{FEFF}", "symbols/c": "text", "types/d": "",
      "other/e": "\u{FEFF}x",
    ])
    var overlay = MarklessOverlay(of: folder.path)
    let path = try #require(overlay?.path)
    #expect(overlay?.files == ["\(folder.path)/symbols/a", "\(folder.path)/symbols/vendor/b"])
    #expect(try BoundedFile.read("\(path)/symbols/a") == Array("text".utf8))
    #expect(try BoundedFile.read("\(path)/symbols/vendor/b") == [])
    #expect(BoundedFile.names(in: path) == ["symbols"])
    #expect(!BoundedFile.exists("\(path)/symbols/c"))
    overlay = nil
    #expect(!BoundedFile.isDirectory(path))
  }

  @Test func withoutMarksThereIsNone() throws {
    let folder = try XKBFolder(["symbols/a": "text", "rules/evdev": ""])
    #expect(MarklessOverlay(of: folder.path) == nil)
    #expect(MarklessOverlay(of: "/nowhere") == nil)
  }
}
