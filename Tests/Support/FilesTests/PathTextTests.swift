import KeywrightFiles
import Testing

@Suite struct PathTextTests {
  @Test(arguments: [
    ("/a/b/c", "/a/b", "c"), ("/a/b/c/d", "/a/b/", "c/d"), ("/a/b//c", "/a/b", "c"), ("/a/b/..c", "/a/b", "..c"),
    ("a/b", "a", "b"), ("/a", "/", "a"), ("/a/bc", "/a/b", nil), ("/a/b", "/a/b", nil), ("/a/b/../c", "/a/b", nil),
    ("/a/b/c/../../..", "/a/b", nil), ("/a/../b/c", "/a/../b", "c"), ("/e\u{301}/x", "/\u{E9}", nil),
  ])
  func restInFolder(_ path: String, _ folder: String, _ rest: String?) {
    #expect(PathText.rest(of: path, in: folder).map(String.init) == rest)
  }
}
