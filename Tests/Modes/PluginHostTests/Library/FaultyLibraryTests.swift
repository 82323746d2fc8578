import InputModes
import KeywrightDiagnostics
import KeywrightFiles
import PluginHost
import TestSupport
import Testing

@Suite struct FaultyLibraryTests {
  private static func refused(_ cause: String, hint: String) -> String {
    "keywright: DIR/plugin.so: error: the plugin is refused: \(cause) [KW-M009]\n  hint: \(hint)"
  }

  private static let mend =
    "mend what keywright_plugin_v1 returns; keywright_plugin.h says what it may be"

  @Test(arguments: [
    (
      1,
      refused(
        "it has no function keywright_plugin_v1",
        hint: "define it as keywright_plugin.h declares it, in C++ with extern \"C\"")
    ),
    (
      2,
      refused("keywright_plugin_v1 returned NULL", hint: "return the address of a constant keywright_plugin")
    ),
    (
      3,
      refused(
        "its abi_version is 2, and this host knows 1",
        hint: "build the plugin with the keywright_plugin.h of this host")
    ),
    (
      4,
      refused(
        "its struct_size is 8, less than the 112 of version 1", hint: "set struct_size to sizeof(keywright_plugin)")
    ),
    (5, refused("handle is NULL", hint: "create, destroy and handle are required")),
    (7, refused("it has no mode", hint: mend)),
    (8, refused("name is not 1 to 64 ASCII letters, digits, dots, hyphens or underscores", hint: mend)),
    (9, refused("its mode_size is 8, and a keywright_mode has 72", hint: mend)),
    (10, refused("it has 100000 modes, more than the 256 that are allowed", hint: mend)),
    (11, refused("two modes have the id “mode”", hint: mend)),
    (12, refused("modes[0].keystroke_text is 5, which means nothing", hint: mend)),
    (13, refused("modes[0].layouts names no layout between two commas", hint: mend)),
    (
      14,
      refused(
        "modes[0].language is not a language tag: letters, digits and hyphens, such as pt-BR", hint: mend)
    ),
    (15, refused("modes[0].name holds a control character", hint: mend)),
    (16, refused("modes is NULL", hint: mend)),
  ])
  func `a broken library is refused`(fault: Int, message: String) throws {
    let plugins = try TestPlugins()
    let path = try plugins.library("Plugins/faulty.c", flags: ["-DFAULT=\(fault)"])
    let error = #expect(throws: Diagnostic.self, "fault \(fault)") { try Plugin(path: path) }
    #expect(error.map(plugins.text) == message, "fault \(fault)")
  }

  @Test(arguments: [
    (20, "commit is not UTF-8"),
    (21, "commit has 18446744073709551615 bytes, more than the 65536 that are allowed"),
    (22, "commit has 65537 bytes, more than the 65536 that are allowed"),
    (23, "commit is NULL and has the length 3"),
    (24, "marked_change is 9, which means nothing"),
    (25, "spans[0] ends before it starts"),
    (26, "on_blur is 7, which means nothing"),
    (27, "candidates has 18446744073709551615 elements, more than the 1000 that are allowed"),
    (28, "candidates is NULL and has 2 elements"),
    (29, "its texts together have more than the 1048576 bytes that are allowed"),
    (30, "its deadline lies more than 1000000000 seconds away"),
    (31, "its deletion has 4294967295 scalars, more than the 65536 that are allowed"),
    (32, "forward.struct_size is 0, less than the 128 of version 1"),
    (33, "forward.code is 0, and codes go from 1 to 767"),
    (34, "mode_request is 4, which means nothing"),
    (35, "forward has 18446744073709551615 keysyms, more than the 64 that are allowed"),
    (36, "the cursor of its marked text is at 4 in 3 scalars"),
    (37, "the cursor of its marked text is at -3 in 3 scalars"),
    (38, "a span of its marked text goes from 0 to 4 in 3 scalars"),
    (39, "its commit holds the control character U+0000"),
    (40, "its marked text holds the control character U+001B"),
    (41, "its auxiliary line holds the control character U+009B"),
    (42, "its candidate 1 holds the control character U+000D"),
    (43, "the comment of its candidate 1 holds the control character U+007F"),
    (44, "its candidates contradict themselves: the candidate 2 is highlighted on a page of 2"),
    (45, "its candidates contradict themselves: the page has the index 3 of 3"),
  ])
  func `a broken answer is refused, and the key goes to the field`(fault: Int, cause: String) throws {
    let plugins = try TestPlugins()
    let plugin = try Plugin(path: plugins.library("Plugins/faulty.c", flags: ["-DFAULT=\(fault)"]))
    var engine = try plugin.engine()
    let batch = engine.handle(.typing("a"))
    #expect(batch == .passed, "fault \(fault)")
    #expect(
      plugins.reports(plugin) == [
        """
        keywright: warning: the answer of plugin:faulty/mode to handle is refused: \(cause) [KW-M010]
          hint: nothing of the answer is done; have its author run keywright modes check on the plugin
        """
      ], "fault \(fault)")
    // Told once, however often it happens.
    _ = engine.handle(.typing("a"))
    #expect(plugins.reports(plugin) == [])
  }

  @Test func `an engine that cannot be had passes every key on`() throws {
    let plugins = try TestPlugins()
    let plugin = try Plugin(path: plugins.library("Plugins/faulty.c", flags: ["-DFAULT=6"]))
    var engine = try plugin.engine()
    let batch = engine.handle(.typing("a"))
    #expect(batch == .passed)
    #expect(
      plugins.reports(plugin) == [
        """
        keywright: error: create of plugin:faulty/mode returned NULL, so the mode passes every key on [KW-M011]
          hint: the plugin may lack its data; ask its author
        """
      ])
  }

  @Test func `a file that is no library is told by the loader`() throws {
    let plugins = try TestPlugins()
    let path = try plugins.folder.file("plugin.so", "no library")
    let error = #expect(throws: Diagnostic.self) { try Plugin(path: path) }
    #expect(
      error.map(plugins.text) == """
        keywright: DIR/plugin.so: error: the plugin cannot be loaded: DIR/plugin.so: file too short [KW-M008]
          hint: build it as a shared library for this machine: cc -shared -fPIC
        """)
  }

  @Test func `a library is known by what it is, whatever its name`() throws {
    let plugins = try TestPlugins()
    let library = try plugins.library("Samples/morse.c")
    try plugins.folder.file("renamed", FileReader.bytes(of: library, limit: 1 << 20))
    #expect(try Plugin(path: "\(plugins.folder.path)/renamed").modes.map(\.id) == ["plugin:samples/morse"])
  }

  @Test(arguments: [
    ("missing", "No such file or directory"), ("missing.so", "No such file or directory"), (".", "it is a folder"),
    ("fifo", "it is not a regular file"),
  ])
  func `what is no file is refused`(name: String, cause: String) throws {
    let plugins = try TestPlugins()
    _ = try plugins.folder.fifo("fifo")
    let error = #expect(throws: Diagnostic.self) { try Plugin(path: "\(plugins.folder.path)/\(name)") }
    #expect(
      error.map(plugins.text) == """
        keywright: DIR/\(name): error: the plugin cannot be loaded: \(cause) [KW-M008]
          hint: name a shared library or a program that you may read
        """)
  }
}
