import EmojiPicker
import InputModes
import Keywright
import KeywrightKeyEvents
import Testing
import TextFields

/// The events of a field follow UIKit, whoever edits it.
@Suite struct FieldEventTests {
  private func field(_ name: String, _ kind: FieldConfiguration.Kind = .plain) -> FieldConfiguration {
    FieldConfiguration(name: name, kind: kind, recordsEvents: true)
  }

  @Test func aKeyAndABlur() throws {
    let simulator = try simulator(modes: [.plain], fields: [field("a")])
    #expect(simulator.takeEvents(of: "a") == [.shouldBeginEditing(allowed: true), .didBeginEditing])
    try simulator.play("A LEFT")
    #expect(
      simulator.takeEvents(of: "a") == [
        .shouldChange(range: 0..<0, replacement: "a", allowed: true), .selectionChanged(TextSelection(caret: 1)),
        .editingChanged, .selectionChanged(TextSelection(caret: 0)),
      ])
    simulator.blur()
    #expect(simulator.takeEvents(of: "a") == [.shouldEndEditing(allowed: true), .didEndEditing])
    #expect(simulator.takeEvents(of: "b") == [])
  }

  @Test func aBatchIsOneChange() throws {
    let simulator = try simulator(modes: [.toy()], fields: [field("a")])
    try simulator.play("H K")
    _ = simulator.takeEvents(of: "a")
    try simulator.play("X")
    #expect(
      simulator.takeEvents(of: "a") == [
        .shouldChange(range: 0..<2, replacement: "Xㄱ", allowed: true), .editingChanged,
      ])
  }

  @Test func aHiddenFieldIsClearedWithoutAnEvent() throws {
    let simulator = try simulator(modes: [.plain], fields: [field("icon", .hidden())])
    simulator.paste("🦊")
    _ = simulator.takeEvents(of: "icon")
    simulator.finish()
    #expect(simulator.takeEvents(of: "icon") == [.shouldEndEditing(allowed: true), .didEndEditing])
    #expect(simulator.text == "")
  }
}
