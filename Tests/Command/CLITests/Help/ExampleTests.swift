import Glibc
import TestSupport
import Testing

/// Examples do what they say: each line runs in a shell, and its output is what stands under it.
struct ExampleTests {
  @Test(arguments: HelpTests.names)
  func `an example of help gives what it says`(name: String) throws {
    let help = try keywright("help", name).output
    let examples = ShellExample.all(in: help.split(separator: "\n", omittingEmptySubsequences: false), indent: "  ")
    #expect(examples.isEmpty == ["version", "keys", "codes"].contains(name))
    // What needs a keyboard is tested before one: RecordTests.
    for example in examples where !example.line.hasPrefix("keywright record") { try check(example) }
  }

  @Test(.enabled(if: readme != nil))
  func `an example of the README gives what it says`() throws {
    var examples: [ShellExample] = []
    var block: [Substring]?
    for line in (Self.readme ?? "").split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        examples += ShellExample.all(in: block ?? [], indent: "")
        block = line == "```console" ? [] : nil
      } else {
        block?.append(line)
      }
    }
    #expect(!examples.isEmpty)
    for example in examples where example.line.contains("keywright ") { try check(example) }
  }

  private static let readme = TextFile.contents(Checkout.path("README.md"))

  private func check(_ example: ShellExample) throws {
    let folder = try TemporaryFolder()
    var recording = EvdevFile()
    recording.tap(21)
    for name in ["recording.bin", "typing.bin"] { try folder.file(name, recording.bytes) }
    try folder.file("tests/bepo.keys", TestCommandTests.bepo)
    folder.adopt("report.xml")
    try #require(symlink(TestPlugin.arrows, folder.adopt("arrows.sh")) == 0)
    // Errors are shown among the output, as a terminal does.
    var run = CommandRun(["-c", "{ \(example.line)\n} 2>&1"])
    run.program = "/bin/sh"
    run.folder = folder.path
    run.environment = ["PATH=\(BuiltCommand.folder):/usr/bin:/bin"]
    let result = try run.result()
    // An example without an output has one that is too long to show.
    if example.output.isEmpty {
      #expect(!result.output.isEmpty && !result.output.contains("error:") && result.status == 0, "\(example.line)")
    } else {
      #expect(result.output == example.output, "\(example.line)")
    }
  }
}

/// A line for a shell, and what it prints.
struct ShellExample {
  var line: String
  var output = ""

  /// The lines after `$`, with what stands below each up to the next comment, `$` or the end.
  static func all(in lines: [Substring], indent: String) -> [ShellExample] {
    var examples: [ShellExample] = []
    var isOutput = false
    for (place, line) in lines.enumerated() {
      let text = line.hasPrefix(indent) ? line.dropFirst(indent.count) : line
      if line.hasPrefix("\(indent)$ ") {
        examples.append(ShellExample(line: String(text.dropFirst(2))))
        isOutput = true
      } else if line.hasPrefix("\(indent)# ") {
        isOutput = false
      } else if isOutput, place < lines.count - 1 || !line.isEmpty {
        examples[examples.count - 1].output += text + "\n"
      }
    }
    return examples
  }
}
