import TestSupport
import Testing

/// A result depends on nothing of the user's own desktop, unless it is asked for.
struct EnvironmentTests {
  private let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try home.file(".XCompose", "<a> : \"POISON\"\n")
    for folder in [".config", ".config/xkb", ".config/xkb/symbols", ".xkb", ".xkb/symbols"] { try home.folder(folder) }
    for folder in [".config/xkb", ".xkb"] {
      try home.file(
        "\(folder)/symbols/us",
        "default partial xkb_symbols \"basic\" { include \"latin\" key <AC02> { [ aring ] }; };\n")
    }
  }

  private var poison: [String] {
    [
      "HOME=\(home.path)", "XKB_DEFAULT_LAYOUT=ru", "XKB_DEFAULT_MODEL=pc104", "XKB_DEFAULT_RULES=base",
      "XKB_DEFAULT_OPTIONS=ctrl:swapcaps", "XCOMPOSEFILE=\(home.path)/.XCompose",
      "XDG_CONFIG_HOME=\(home.path)/.config",
      "LC_ALL=en_US.UTF-8", "LANG=en_US.UTF-8", "XKB_CONFIG_ROOT=\(home.path)",
      "XKB_CONFIG_EXTRA_PATH=\(home.path)/.xkb",
    ]
  }

  @Test(arguments: [
    ["replay", "-k", "A S D"], ["replay", "-k", "A S D", "--output", "json"],
    ["replay", "-k", "A S D", "--output", "trace"], ["modes"], ["modes", "--layout", "us,ru"], ["version"], ["help"],
  ])
  func `the environment changes nothing`(arguments: [String]) throws {
    var poisoned = CommandRun(arguments)
    poisoned.environment = poison
    let result = try CommandRun(arguments).result()
    #expect(result.status == 0)
    expect(try poisoned.result(), gives: result)
  }

  /// `%S` means the system's data, wherever a variable says that it is.
  @Test func `a variable changes no include of rules`() throws {
    try home.file("mine/rules/mine", "! option = symbols\n  my:opt = +ctrl(nocaps)\n\n! include %S/evdev\n")
    let arguments = [
      "replay", "-k", "A S", "--xkb-path", "\(home.path)/mine", "--rules", "mine", "--options", "my:opt",
    ]
    var poisoned = CommandRun(arguments)
    poisoned.environment = poison
    expect(try poisoned.result(), gives: CommandResult(output: "as\n"))
  }

  @Test func `the user's own layout is there when asked for`() throws {
    var run = CommandRun(["replay", "--environment", "--compose", "off", "-k", "A"])
    run.environment = ["XKB_DEFAULT_LAYOUT=ru"]
    expect(try run.result(), gives: CommandResult(output: "ф\n"))
  }

  @Test func `the user's own Compose file is there when asked for`() throws {
    var run = CommandRun(["replay", "--environment", "--layout", "us", "-k", "A D"])
    run.environment = ["HOME=\(home.path)", "LANG=en_US.UTF-8"]
    #expect(try run.result().output.hasPrefix("POISON"))
  }

  @Test func `the user's own symbols are there when asked for`() throws {
    var run = CommandRun(["replay", "--environment", "--layout", "us", "--compose", "off", "-k", "S"])
    run.environment = ["HOME=\(home.path)"]
    #expect(try run.result().output == "å\n")
  }
}
