import Diagnostics
import KeyEvents
import TestSupport
import Testing
import XKB

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
