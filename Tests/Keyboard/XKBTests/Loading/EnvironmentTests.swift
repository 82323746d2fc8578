import Glibc
import KeywrightKeyEvents
import KeywrightXKB
import TestSupport
import Testing

/// What the environment and the home folder may change, each in a process of its own.
@Suite struct EnvironmentTests {
  /// A home and variables that change everything which they can.
  private static func poison() throws -> TemporaryFolder {
    let home = try TemporaryFolder([
      ".config/xkb/symbols/us": held("").replacing("us(basic)", with: "fr"), ".xkb/symbols/us": held("include \"fr\""),
      "root/rules/evdev": "",
    ])
    let values = [
      "HOME": home.path, "XDG_CONFIG_HOME": "\(home.path)/.config", "XKB_CONFIG_ROOT": "\(home.path)/root",
      "XKB_CONFIG_EXTRA_PATH": "\(home.path)/.xkb", "XKB_DEFAULT_RULES": "base", "XKB_DEFAULT_LAYOUT": "fr",
      "XKB_DEFAULT_VARIANT": "bepo", "XKB_DEFAULT_OPTIONS": "caps:escape", "XKB_DEFAULT_MODEL": "pc104",
      "XKB_LOG_LEVEL": "debug", "XKB_LOG_VERBOSITY": "10",
    ]
    for (name, value) in values { setenv(name, value, 1) }
    return home
  }

  @Test func nothingByDefault() async {
    await #expect(processExitsWith: .success) {
      let home = try EnvironmentTests.poison()
      for names in [KeymapNames(shorthand: "us"), KeymapNames(layouts: [])] {
        let loaded = try KeymapLoader().load(.names(names))
        try #require(loaded.keymap.layoutNames == ["English (US)"])
        try #require(play("Q CAPSLOCK A", on: loaded)?.text == "qA")
        try #require(loaded.diagnostics.isEmpty)
      }
      withExtendedLifetime(home) {}
    }
  }

  @Test func everythingWhenAsked() async {
    await #expect(processExitsWith: .success) {
      let home = try EnvironmentTests.poison()
      unsetenv("XKB_CONFIG_ROOT")
      let loader = KeymapLoader(usesEnvironment: true)
      let desktop = try loader.load(.names(KeymapNames(layouts: [])))
      try #require(desktop.keymap.layoutNames == ["French (BEPO)"])
      try #require(play("CAPSLOCK", on: desktop)?.keysyms == ["Escape"])
      let own = try loader.load(.names(KeymapNames(shorthand: "us")))
      try #require(own.keymap.layoutNames == ["Held"])
      try #require(play("Q", on: own)?.text == "a")
      withExtendedLifetime(home) {}
    }
  }

  @Test func bundledKeymapsFromTheVariable() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder(["mine.xkb": keymapText("key <AC01> { [ q ] };"), "README": ""])
      setenv("KEYWRIGHT_KEYMAPS", folder.path, 1)
      try #require(KeymapsFolder.find()?.names == ["mine"])
      let loaded = try KeymapLoader().load(.bundled("mine"))
      try #require(play("A", on: loaded)?.text == "q")
    }
  }
}
