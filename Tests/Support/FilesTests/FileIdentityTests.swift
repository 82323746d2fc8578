import Glibc
import KeywrightFiles
import TestSupport
import Testing

struct FileIdentityTests {
  @Test func `two ways to one file are the same, two files with one content are not`() throws {
    let folder = try TemporaryFolder()
    let one = try folder.file("one", "text")
    let other = try folder.file("other", "text")
    let link = folder.adopt("link")
    #expect(symlink(one, link) == 0)
    #expect(FileIdentity(path: one) == FileIdentity(path: link))
    #expect(FileIdentity(path: one) != FileIdentity(path: other))
    #expect(FileIdentity(path: one) != nil && FileIdentity(path: one + "-") == nil)
  }
}
