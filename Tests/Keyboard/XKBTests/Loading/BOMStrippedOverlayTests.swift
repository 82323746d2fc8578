import CKeywrightEndings
import Glibc
import KeywrightFiles
import TestSupport
import Testing

@testable import KeywrightXKB

@Suite struct BOMStrippedOverlayTests {
  @Test func marksGoAndTheFolderIsRemoved() throws {
    let folder = try TemporaryFolder([
      "symbols/a": "\u{FEFF}text", "symbols/vendor/b": "\u{FEFF}", "symbols/c": "text", "types/d": "",
      "other/e": "\u{FEFF}x",
    ])
    var overlay = BOMStrippedOverlay(of: OwnFolderScan(folder.path))
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
    #expect(BOMStrippedOverlay(of: OwnFolderScan(folder.path)) == nil)
    #expect(BOMStrippedOverlay(of: OwnFolderScan("/nowhere")) == nil)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func `it goes when a signal ends the process`(number: Int32) async throws
  {
    let folder = try TemporaryFolder(["symbols/vendor/b": "\u{FEFF}", "symbols/a": "\u{FEFF}", "told": ""])
    let path = folder.path
    await #expect(processExitsWith: .signal(number)) { [path = path as String, number = number as Int32] in
      // The threads of a test run block signals.
      var none = sigset_t()
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, nil)
      signal(number, SIG_DFL)
      kw_endings_install()
      let overlay = BOMStrippedOverlay(of: OwnFolderScan(path))
      guard let made = overlay?.path, access("\(made)/symbols/vendor/b", F_OK) == 0 else { exit(1) }
      let file = open("\(path)/told", O_WRONLY)
      write(file, made, made.utf8.count)
      withExtendedLifetime(overlay) { _ = raise(number) }
    }
    let made = String(decoding: try FileReader.bytes(of: "\(path)/told", limit: 1000), as: UTF8.self)
    #expect(made.hasPrefix("/tmp/keywright-"))
    #expect(access(made, F_OK) == -1)
  }
}
