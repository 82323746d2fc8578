import TestSupport
import Testing

/// `--compose`: a locale, a file, or off.
struct ComposeOptionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a file has its own sequences`() throws {
    let file = try folder.file("Compose", "<a> <b> : \"AB\"\n")
    expect(try keywright("replay", "--compose", file, "-k", "A B"), gives: CommandResult(output: "AB\n"))
  }

  @Test func `a name without a slash is a file where there is one`() throws {
    try folder.file("mine", "include \"%L\"\n<a> <b> : \"AB\"\n")
    var run = CommandRun(["replay", "--layout", "us(intl)", "--compose", "mine", "-k", "A B APOSTROPHE E"])
    run.folder = folder.path
    expect(try run.result(), gives: CommandResult(output: "ABé\n"))
  }

  @Test func `a file that is not there is refused`() throws {
    let file = "\(folder.path)/missing"
    expect(
      try keywright("replay", "--compose", file, "-k", "A"),
      gives: CommandResult(
        errors: """
          keywright: \(file): error: cannot read the Compose file: No such file or directory [KW-C001]
            hint: name a file that exists, a locale such as en_US.UTF-8, or off

          """, status: 1))
  }

  @Test func `a line that is skipped and one that is lost are told`() throws {
    let file = try folder.file("Compose", "<a> : \"X\"\n<bogus_> : \"Q\"\n<b> : \"Y\"")
    expect(
      try keywright("replay", "--compose", file, "-k", "A B"),
      gives: CommandResult(
        output: "Xb\n",
        errors: """
          keywright: \(file):2:1: warning: Compose line skipped: no keysym is called “bogus_” [KW-C003]
            hint: names are those of the X keysyms, such as eacute, or U00E9 for a code point
          keywright: \(file):3:10: warning: the last line has no newline, so its Compose sequence is lost [KW-C004]
            hint: end the file with a newline

          """))
  }
}
