import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightXKB
import TestSupport
import Testing

/// What is said of the list of options, and of files that cannot be opened.
struct OptionListTests {
  @Test func anOptionGivenTwiceIsNoNewsAndCostsNothing() throws {
    let options = Array(repeating: "grp:toggle", count: 3000)
    let loaded = try KeymapLoader().load(.names(KeymapNames(shorthand: "us,ru", options: options)))
    #expect(loaded.diagnostics == [])
    let state = try #require(KeyboardState(loaded.keymap))
    state.update(KeyCode(100), .press)
    #expect(state.layoutIndex == 1)
  }

  /// What libxkbregistry would take minutes for.
  @Test(arguments: [
    (
      "<xkbConfigRegistry " + String(repeating: "a='' ", count: 200_000) + "/>",
      "it has a tag or comment longer than 16384 bytes"
    ),
    ("<!-- " + String(repeating: "-", count: 400_000) + " -->", "it has a tag or comment longer than 16384 bytes"),
    (
      String(repeating: "<variant>", count: 10_001),
      "it has more than 10000 layouts and variants, or more than 100000 tags"
    ),
  ])
  func aListThatTakesTooLong(_ text: String, _ cause: String) throws {
    let folder = try TemporaryFolder(["rules/evdev.xml": text])
    let registry = try LayoutRegistry(KeymapLoader(includeDirectories: [folder.path]))
    #expect(registry.layout(LayoutName(layout: "us")) != nil)
    #expect(registry.diagnostics.map(\.message) == ["the layouts of this folder are not listed: \(cause)"])
  }

  /// Whoever types only does not read the list, and is told all the same.
  @Test func aBrokenListIsToldWithTheKeymap() throws {
    let folder = try TemporaryFolder(["rules/evdev.xml": "<xkbConfigRegistry>"])
    let loader = KeymapLoader(includeDirectories: [folder.path])
    let loaded = try loader.load(.names(KeymapNames(shorthand: "us")))
    #expect(loaded.diagnostics == (try LayoutRegistry(loader)).diagnostics)
    #expect(loaded.diagnostics.map(\.code) == [.libraryMessage])
  }

  @Test func linksThatLeadNowhere() throws {
    let folder = try TemporaryFolder()
    try folder.link("symbols/us", to: "nowhere")
    try folder.link("types/complete", to: "complete")
    let loaded = try KeymapLoader(includeDirectories: [folder.path]).load(.names(KeymapNames(shorthand: "us")))
    #expect(
      loaded.diagnostics.map { $0.description.hiding(folder) } == [
        """
        keywright: DIR/types/complete: warning: the file cannot be read and is passed over: Too many levels of symbolic \
        links [KW-K021]
          hint: check its permissions, and where it leads if it is a link
        """,
        """
        keywright: DIR/symbols/us: warning: the file cannot be read and is passed over: No such file or directory [KW-K021]
          hint: check its permissions, and where it leads if it is a link
        """,
      ])
  }

  @Test func aFIFOForTheListOfLayoutsIsPassedOver() throws {
    let folder = try TemporaryFolder()
    try folder.folder("rules")
    let fifo = try folder.fifo("rules/evdev.xml")
    let registry = try LayoutRegistry(KeymapLoader(includeDirectories: [folder.path]))
    #expect(registry.layout(LayoutName(layout: "us")) != nil)
    #expect(
      registry.diagnostics.map(\.description) == [
        """
        keywright: \(fifo): warning: the layouts of this folder are not listed: it is not a regular file [KW-K005]
          hint: put the list itself there, or take the file away
        """
      ])
  }
}
