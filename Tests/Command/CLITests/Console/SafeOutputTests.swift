import Glibc
import TestSupport
import Testing

/// Whatever is in names, texts and files: control characters and changes of direction are shown, and never obeyed.
@Suite struct SafeOutputTests {
  /// What sets the title of a window, rings, turns the text around and changes the colour.
  static let evil = "\u{1B}]0;x\u{7}\u{202E}\u{9B}31m"

  /// The characters of a text that a terminal might obey, other than line feeds.
  private static func obeyed(_ text: String) -> [String] {
    text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }.map { "U+\(String($0.value, radix: 16))" }
  }

  private static let options = [
    "--layout", "--variant", "--options", "--model", "--rules", "--keymap", "--xkb-path", "--compose", "--mode",
    "--prefer", "--context", "--plugin", "--plugin-timeout", "--icon", "--initial", "--field", "--accept", "--also",
    "--also-xkb-path", "--jobs", "--format", "--output",
  ]

  private static let arguments: [[String]] =
    options.filter { $0 != "--initial" }.map { ["replay", "-k", "A", $0, evil] }
    + options.filter { $0 != "--output" }.map { ["replay", "-k", "A", "--output", "json", $0, evil] } + [
      [evil], ["--\(evil)"], ["help", evil], ["version", evil], ["replay", evil], ["replay", evil, "x"],
      ["replay", "-k", evil], ["replay", "--\(evil)"], ["replay", "--jsonl", evil],
      ["replay", "-k", "A", "--output", "trace", "--initial", evil],
      ["replay", "-k", "A", "--field", "hidden", "--icon", evil, "--output", "json"],
      ["doctor", evil], ["doctor", "--plugin", evil], ["modes", evil], ["modes", "--mode", evil],
      ["modes", "--prefer", evil], ["modes", "--from", evil], ["modes", "check", evil], ["test", evil],
      ["test", "--filter", evil], ["test", "--reporter", evil], ["test", "--from", evil], ["test", "--shard", evil],
      ["record", evil], ["record", "--output", evil], ["convert", evil], ["convert", "--from", evil],
      ["convert", "--to", evil], ["convert", "--to", "evemu", evil], ["anonymise", evil], ["bench", "--only", evil],
      ["bench", "--rounds", evil],
    ]

  @Test(arguments: arguments) func inArguments(_ arguments: [String]) throws {
    let result = try CommandRun(arguments).result()
    #expect(Self.obeyed(result.output) == [])
    #expect(Self.obeyed(result.errors) == [])
    #expect(result.status >= 0)
  }

  private static let keymap = HostileFileTests.keymap.replacing(
    "(evdev)\"", with: "(evdev)\" name[Group1] = \"N\(evil)\"")
  private static let symbols = """
    default xkb_symbols "basic" {
      include "us(basic)"
      name[Group1] = "N\(evil)";
      key <AC01> { type = "T\(evil)", [ foo\(evil), b ] };
    };

    """
  private static let scenarios = """
    layout us
    scenario "one\(evil)"
      keys A
      expect text "\(evil)"
    scenario "two\(evil)"
      foo\(evil)

    """
  private static let recording = """
    # EVEMU 1.3
    N: dev\(evil)
    I: 0011 0001 0001 ab41
    E: 0.000001 0001 001e 0001
    E: 0.000001 0000 0000 0000
    E: 0.100000 0001 \(evil) 0000

    """

  private static let files: [(name: String, text: String, arguments: [String])] = [
    ("map", keymap, ["replay", "-k", "A", "--keymap", "FILE", "--output", "json"]),
    ("map", keymap, ["replay", "-k", "A", "--keymap", "FILE", "--output", "trace"]),
    ("map\(evil)", keymap, ["modes", "--keymap", "FILE"]),
    ("map\(evil)", "xkb_keymap \(evil)", ["replay", "-k", "A", "--keymap", "FILE"]),
    ("symbols/held", symbols, ["replay", "-k", "A S", "--xkb-path", "DIR", "--layout", "held"]),
    (
      "symbols/held", "xkb_symbols \"a\" { include \"us\(evil)(b\(evil))\" };\n",
      ["replay", "-k", "A", "--xkb-path", "DIR", "--layout", "held"]
    ),
    (
      "rules/evdev", "! include \(evil)\n! model = keycodes\n * = \(evil)\n",
      ["replay", "-k", "A", "--xkb-path", "DIR"]
    ),
    (
      "Compose", "<a\(evil)> : \"x\"\n<b> : \"\(evil)\"\n",
      ["replay", "-k", "B", "--compose", "FILE", "--output", "json"]
    ),
    ("Compose", "include \"/no\(evil)\"\n", ["replay", "-k", "B", "--compose", "FILE"]),
    ("x\(evil).keys", scenarios, ["test", "FILE"]), ("x.keys", scenarios, ["test", "--reporter", "tap", "FILE"]),
    ("x.keys", scenarios, ["test", "--reporter", "junit", "FILE"]),
    ("x.keys", scenarios, ["test", "--reporter", "json", "FILE"]),
    ("x.keys", scenarios, ["test", "--reporter", "github", "FILE"]),
    ("typed\(evil)", recording, ["replay", "FILE"]), ("typed", recording, ["replay", "--output", "json", "FILE"]),
    ("typed\(evil)", "QQQ \(evil)", ["replay", "FILE"]), ("a\(evil)", "A", ["replay", "FILE", "FILE"]),
    ("typed", recording, ["convert", "--to", "libinput", "FILE"]),
    ("typed", recording, ["convert", "--to", "kanata", "FILE"]),
    ("kxkbrc", "[Layout]\nLayoutList=us,\(evil)\n", ["modes", "--from", "FILE"]),
    ("keyboard", "XKBLAYOUT=\(evil)\n", ["modes", "--from", "FILE"]),
    (
      "lines", "{\"id\":\"\u{202E}\u{9B}\",\"keys\":\"\u{202E}\",\"\u{9B}\":1}\n\(evil)\n",
      ["replay", "--jsonl", "FILE"]
    ),
  ]

  @Test(arguments: files) func inFiles(_ name: String, _ text: String, _ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let path = try folder.file(name, text)
    let result = try CommandRun(
      arguments.map { $0.replacing("FILE", with: path).replacing("DIR", with: folder.path) }
    ).result()
    #expect(Self.obeyed(result.output) == [])
    #expect(Self.obeyed(result.errors) == [])
    #expect(result.status >= 0)
  }

  /// What a plugin says of itself, prints, and shows beside the text.
  @Test(arguments: [
    "echo '{\"request\":1,\"version\":1,\"name\":\"n\(evil)\",\"modes\":[{\"id\":\"m\"}]}'",
    "echo '\(evil)'", "echo '\(evil)' >&2",
    "echo '{\"request\":1,\"version\":1,\"name\":\"n\",\"modes\":[{\"id\":\"m\",\"name\":\"\u{202E}\u{9B}\"}]}'",
  ])
  func inPlugins(_ answer: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("plugin", "#!/bin/sh\nread -r line\n\(answer)\n")
    chmod(path, 0o700)
    for arguments in [
      ["replay", "-k", "A", "--plugin"], ["modes", "--plugin"], ["modes", "check"], ["doctor", "--plugin"],
    ] {
      let result = try CommandRun(arguments + [path]).result()
      #expect(Self.obeyed(result.output) == [], "\(arguments)")
      #expect(Self.obeyed(result.errors) == [], "\(arguments)")
    }
  }

  /// The text that was typed is what it is for a program that reads it, and shown on a terminal.
  @Test func theTextItself() throws {
    for (stream, text) in [
      (CommandRun.Stream.captured, Self.evil), (.terminal, "\\u{1B}]0;x\\u{7}\\u{202E}\\u{9B}31m"),
    ] {
      var run = CommandRun(["replay", "--initial", "a\tb\n\(Self.evil)", "-k", "A"])
      run.output = stream
      #expect(try run.result().output == "a\tb\n\(text)a\n")
    }
  }

  /// Plugins and other programs run only when the command line names them: nothing of what a file says starts one.
  @Test func nothingRunsThatIsNotNamed() throws {
    let folder = try TemporaryFolder()
    let mark = folder.adopt("mark")
    let plugin = try folder.file("plugin", "#!/bin/sh\ntouch \(mark)\n")
    chmod(plugin, 0o700)
    let lines = "{\"plugin\":\"\(plugin)\",\"keys\":\"A\"}\n{\"mode\":\"plugin:plugin/x\",\"keys\":\"A\"}\n"
    _ = try keywright("replay", "--jsonl", input: lines)
    _ = try keywright("replay", "-k", "A", "--mode", "plugin:\(plugin)/x")
    _ = try keywright("doctor")
    _ = try keywright("modes", "--mode", "plugin:\(plugin)")
    #expect(access(mark, F_OK) != 0)
  }
}
