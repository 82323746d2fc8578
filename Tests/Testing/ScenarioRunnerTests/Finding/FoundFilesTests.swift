import Glibc
import KeywrightDiagnostics
import KeywrightScenarioRunner
import TestSupport
import Testing

@Suite struct FoundFilesTests {
  @Test func foldersAreSearchedAndWhatIsPassedOverIsTold() throws {
    let folder = try TemporaryFolder([
      "b.keys": "", "a/z.keys": "", "a/c.keys": "", "a/readme.txt": "", "a/.git/x.keys": "", "a/.git/y.keys": "",
      ".hidden.keys": "", ".empty/readme.txt": "", "odd.txt": "",
    ])
    let root = folder.path
    let found = FoundFiles([root, "\(root)/a/../b.keys", "\(root)/odd.txt", "\(root)/gone.keys", "-"])
    #expect(
      found.files.map { $0.path.replacing("\(root)/", with: "") } == ["a/c.keys", "a/z.keys", "b.keys", "odd.txt", "-"])
    #expect(
      found.errors.map { $0.rendered().replacing("\(root)/", with: "") } == [
        """
        keywright: gone.keys: error: cannot read “gone.keys”: No such file or directory [KW-S003]
          hint: check the path and that you may read the file
        """
      ])
    #expect(
      found.warnings.map { $0.rendered().replacing("\(root)/", with: "") } == [
        """
        keywright: .hidden.keys: warning: a file of scenarios is not run, since names with a dot in front are passed over [KW-S021]
          hint: name it on the command line: keywright test .hidden.keys
        """,
        """
        keywright: a/.git: warning: 2 files of scenarios are not run, since names with a dot in front are passed over [KW-S021]
          hint: name it on the command line: keywright test a/.git/x.keys
        """,
      ])
  }

  @Test func aHiddenFolderThatIsNamedIsSearched() throws {
    let folder = try TemporaryFolder([".tests/a.keys": ""])
    #expect(FoundFiles(["\(folder.path)/.tests"]).files.map(\.path) == ["\(folder.path)/.tests/a.keys"])
  }

  @Test func linksThatLeadBackAreNotFollowedAgain() throws {
    let folder = try TemporaryFolder(["a.keys": "", "b/c.keys": ""])
    for name in ["b/0", "b/1", "loop"] { #expect(symlink(folder.path, folder.adopt(name)) == 0) }
    let found = FoundFiles([folder.path])
    #expect(found.files.map { $0.path.replacing("\(folder.path)/", with: "") } == ["a.keys", "b/c.keys"])
    #expect(found.errors.isEmpty && found.warnings.isEmpty)
  }
}
