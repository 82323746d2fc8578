import BuiltInModes
import InputModes
import Keywright
import KeywrightHangulMode
import KeywrightKeyEvents
import KeywrightM17NMode
import KeywrightRuntimeSupport
import KeywrightXKB
import TestSupport
import Testing

/// Whatever a mode composes when the user goes elsewhere stays in the field, once.
@Suite struct LeavingTests {
  /// Where the user goes.
  enum Leaving: CaseIterable {
    case clickAtEnd, clickAtStart, blur, switchMode, globe, paste, removeMode
  }

  /// Not the emoji search, whose marked text is a query.
  private static let modes: [InputModeID] =
    ["xkb:us", "emoji", "unicode", "hangul:2?reorder=on&double=on"].filter {
      ModeCatalogue().mode($0) != nil
    } + HangulModes().ids
    + M17NModes().ids

  private static let keyboards = CompiledKeyboards()

  private static let keys: [String] =
    "abcdefghijklmnopqrstuvwxyz".map { TestKey.notation(String($0)) } + ["R", "K", "S", "A", "U", "N", "I", "A", "U"]
    + ["LEFTSHIFT+T", "LEFTSHIFT+A", "1", "2", "6", "SPACE", "BACKSPACE", "SLASH", "APOSTROPHE", "SEMICOLON"]

  @Test(arguments: modes)
  func `no text is lost or doubled, wherever the user goes`(id: InputModeID) throws {
    let mode = try #require(ModeCatalogue().mode(id))
    let other = try #require(ModeCatalogue().mode("xkb:us(dvorak)"))
    var random = SplitMix64(seed: 3)
    for leaving in Leaving.allCases {
      let simulator = try Simulator(
        SimulatorConfiguration(compose: .off, modes: [mode, other], compiled: Self.keyboards))
      var history: [String] = []
      for _ in 0..<8 {
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let key = Self.keys.randomElement(using: &random) ?? "A"
          history.append(key)
          try simulator.play(key)
        }
        let before = simulator.outcome
        history.append("\(leaving)")
        leave(simulator, leaving)
        let after = simulator.outcome
        let at: Comment = "\(id): \(history.joined(separator: " "))"
        try #require(after.text == before.text, at)
        try #require(after.preedit.isEmpty, at)
        try #require(after.commits.joined() == before.commits.joined() + before.preedit, at)
        try #require(simulator.candidates == nil, at)
        try comeBack(simulator, leaving, mode)
        try #require(simulator.text == before.text, "coming back, \(id): \(history.joined(separator: " "))")
      }
    }
  }

  private func leave(_ simulator: Simulator, _ leaving: Leaving) {
    switch leaving {
    case .clickAtEnd: simulator.click(at: simulator.text.unicodeScalars.count)
    case .clickAtStart: simulator.click(at: 0)
    case .blur: simulator.blur()
    case .switchMode: simulator.switchMode(to: "xkb:us(dvorak)")
    case .globe: simulator.globe()
    case .paste: simulator.paste("")
    case .removeMode: if let current = simulator.resolution.mode?.id { simulator.remove(current) }
    }
  }

  private func comeBack(_ simulator: Simulator, _ leaving: Leaving, _ mode: InputMode) throws {
    switch leaving {
    case .clickAtEnd, .paste: break
    case .clickAtStart: simulator.click(at: simulator.text.unicodeScalars.count)
    case .blur: simulator.focus("field")
    case .switchMode, .globe: simulator.switchMode(to: mode.id)
    case .removeMode:
      try simulator.add(mode, at: 0)
      simulator.switchMode(to: mode.id)
    }
    #expect(simulator.resolution.mode?.id == mode.id)
  }

  #if Hangul
    @Test(arguments: [
      (Leaving.blur, "가"), (.switchMode, "가"), (.clickAtStart, "가"), (.removeMode, "가"),
    ])
    func `half a word of Hangul is committed`(leaving: Leaving, text: String) throws {
      let modes = ["hangul:2", "xkb:us(dvorak)"].compactMap { ModeCatalogue().mode(InputModeID($0)) }
      let simulator = try Simulator(SimulatorConfiguration(compose: .off, modes: modes))
      try simulator.play("R K")
      #expect(simulator.picture == "[가|]")
      leave(simulator, leaving)
      #expect(simulator.text == text)
      #expect(simulator.outcome.commits == [text])
    }
  #endif
}
