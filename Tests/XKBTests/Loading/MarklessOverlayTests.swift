import Files
import TestSupport
import Testing

@testable import XKB

@Suite struct MarklessOverlayTests {
  @Test func marksGoAndTheFolderIsRemoved() throws {
    let folder = try TemporaryFolder([
      "symbols/a": "\u{FEFF}text", "symbols/vendor/b": "\u{FEFF}", "symbols/c": "text", "types/d": "",
      "other/e": "\u{FEFF}x",
    ])
    var overlay = MarklessOverlay(of: OwnFolderScan(folder.path))
    let path = try #require(overlay?.path)
    #expect(overlay?.files == ["\(folder.path)/symbols/a", "\(folder.path)/symbols/vendor/b"])
    #expect(try FileReader.contents(of: "\(path)/symbols/a", limit: 1000).bytes == Array("text".utf8))
    #expect(try FileReader.contents(of: "\(path)/symbols/vendor/b", limit: 1000).bytes == [])
    #expect(Folder.names(in: path) == ["symbols"])
    #expect(FileKind(path: "\(path)/symbols/c") == nil)
    overlay = nil
    #expect(FileKind(path: path) == nil)
  }

  @Test func withoutMarksThereIsNone() throws {
    let folder = try TemporaryFolder(["symbols/a": "text", "rules/evdev": ""])
    #expect(MarklessOverlay(of: OwnFolderScan(folder.path)) == nil)
    #expect(MarklessOverlay(of: OwnFolderScan("/nowhere")) == nil)
  }
}
