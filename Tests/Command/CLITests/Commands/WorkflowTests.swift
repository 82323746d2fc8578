import Glibc
import TestSupport
import Testing

/// The workflow for a repository of layouts, run as far as that goes without the service that it is for.
struct WorkflowTests {
  /// The lines of the workflow, as the documentation has them.
  private static let lines: [Substring] = {
    let page = TextFile.contents(
      Checkout.path("Sources/Testing/ScenarioRunner/ScenarioRunner.docc/ContinuousIntegration.md"))
    let lines = (page ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    return Array(lines.drop { $0 != "```yaml" }.dropFirst().prefix { $0 != "```" })
  }()

  /// What the step runs that tests, with the built command in the place of the one that the workflow builds.
  private static func test(part: Int) throws -> String {
    let step = try #require(lines.first { $0.contains("run: /tmp/keywright/.build/release/keywright test ") })
    return String(step).replacing(/^ *run: .tmp.keywright..build.release.keywright/, with: "keywright")
      .replacing("${{ matrix.part }}", with: String(part))
  }

  private static func run(_ line: String, in folder: TemporaryFolder) throws -> CommandResult {
    var run = CommandRun(["-e", "-c", line])
    run.program = "/bin/sh"
    run.folder = folder.path
    run.environment = ["PATH=\(BuiltCommand.folder):/usr/bin:/bin", "CI=true"]
    return try run.result()
  }

  @Test func `its parts run every scenario once and leave a report each`() throws {
    let folder = try TemporaryFolder(["tests/bepo.keys": TestCommandTests.bepo])
    let report = folder.adopt("report.xml")
    var names: [Substring] = []
    for part in 1...2 {
      let result = try Self.run(try Self.test(part: part), in: folder)
      // The log says what was run, without an annotation.
      #expect(result.output.hasPrefix("✓ tests/bepo.keys  ") && !result.output.contains("::"), "\(result.output)")
      #expect(result.errors.isEmpty && result.status == 0)
      names += (TextFile.contents(report) ?? "").matches(of: /<testcase [^>]*name="([^"]*)"/).map(\.output.1)
    }
    #expect(names.sorted() == (1...20).map { "dead keys: number \($0)"[...] }.sorted())
  }

  @Test func `a failure fails its part, at its line`() throws {
    let folder = try TemporaryFolder(["tests/a.keys": "scenario \"s\"\n  keys A\n  expect text \"b\"\n"])
    folder.adopt("report.xml")
    let results = try (1...2).map { try Self.run(try Self.test(part: $0), in: folder) }
    let failed = results.filter { $0.output.hasPrefix("::error file=tests/a.keys,line=3,col=3,title=s::") }
    #expect(failed.count == 1 && failed.allSatisfy { $0.status == 1 })
    // The other part has no scenario, which is nobody's fault.
    #expect(results.map(\.status).sorted() == [0, 1])
  }

  /// The line for prove, with a file of settings beside the tests that include it.
  @Test(.enabled(if: access("/usr/bin/prove", X_OK) == 0), arguments: [("a", Int32(0)), ("b", 1)])
  func `what it says for prove does what it says`(text: String, status: Int32) throws {
    let folder = try TemporaryFolder([
      "tests/common.keys": "layout us\n",
      "tests/one.keys": "include common.keys\nscenario \"s\"\n  keys A\n  expect text \"a\"\n",
      "tests/two.keys": "include common.keys\n\n  scenario \"s\"\n  keys A\n  expect text \"\(text)\"\n",
    ])
    let page = TextFile.contents(
      Checkout.path("Sources/Testing/ScenarioRunner/ScenarioRunner.docc/ContinuousIntegration.md"))
    let line = try #require(page?.firstMatch(of: /`(prove -e [^`]*)`/)).output.1
    #expect(try Self.run(String(line), in: folder).status == status)
  }

  @Test func `it installs what the README says that a build needs`() throws {
    let readme = try #require(TextFile.contents(Checkout.path("README.md")))
    let build = try #require(readme.firstMatch(of: /sudo apt-get install -y ([^&]*) && swift build/)).output.1
    let install = try #require(Self.lines.first { $0.contains("apt-get install -y -q ") })
    let installed = Set(install.split(separator: " "))
    for package in build.split(separator: " ") { #expect(installed.contains(package), "\(package)") }
  }
}
