import TestSupport
import Testing

@testable import Scenarios

@Suite struct PathPartsTests {
  @Test func stepsUpwardAreTakenWhereThatIsTheSame() throws {
    let folder = try TemporaryFolder(["a/b/c": "", "x": ""])
    try folder.link("link", to: "a/b")
    let root = folder.path
    for (start, path, joined) in [
      ("\(root)/a/b", "../c", "\(root)/a/c"), ("\(root)/a/b", "../../x", "\(root)/x"),
      ("\(root)/a/b", "./c", "\(root)/a/b/c"), ("\(root)/a/b/", ".././/c", "\(root)/a/c"),
      // What a link leads to has another folder above it.
      ("\(root)/link", "../x", "\(root)/link/../x"), ("\(root)/gone", "../x", "\(root)/gone/../x"),
      ("\(root)/a", "/x", "/x"), ("", "../x", "../x"), ("", "-", "./-"), ("\(root)/a", "../", root),
    ] {
      #expect(PathParts.joined(start, path) == joined)
    }
  }

  @Test func aPathIsWrittenAsItCountsFromAnotherFolder() throws {
    let folder = try TemporaryFolder(["a/b/c": "", "d/e/f": ""])
    let root = folder.path
    func relative(_ path: String, _ from: String) -> String { PathParts.relative(path, to: from) }
    #expect(relative("/x/y", root) == "/x/y")
    #expect(relative("x", "") == "x")
    #expect(relative("x", "/nowhere/at/all") == "x")
    // The working folder is wherever the tests run; a path back from there is one all the same.
    let back = relative(".", root)
    #expect(back.hasPrefix("../"))
  }
}
