import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightRuntimeSupport
import TestSupport
import Testing

@testable import KeywrightXKB

/// Stock keymaps that lock and unlock in many ways blame no latch for it.
@Suite struct StockLockTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var layout = "us"
    var options: [String] = []
    var keys: String
    var testDescription: String { "\(layout) \(options): \(keys)" }
  }

  @Test(arguments: [
    Row(layout: "de(neo)", keys: "+LEFTSHIFT RIGHTSHIFT -LEFTSHIFT A +LEFTSHIFT RIGHTSHIFT -LEFTSHIFT A"),
    Row(layout: "de(neo)", keys: "+102ND RIGHTALT -102ND A +102ND RIGHTALT -102ND A"),
    Row(
      options: ["shift:both_capslock"],
      keys: "+LEFTSHIFT RIGHTSHIFT -LEFTSHIFT A +RIGHTSHIFT LEFTSHIFT -RIGHTSHIFT A"),
    Row(
      options: ["shift:lshift_both_capslock"],
      keys: "+RIGHTSHIFT LEFTSHIFT A -RIGHTSHIFT +RIGHTSHIFT LEFTSHIFT -RIGHTSHIFT"
    ),
    Row(
      options: ["shift:rshift_both_capslock"],
      keys: "+LEFTSHIFT RIGHTSHIFT A -LEFTSHIFT +LEFTSHIFT RIGHTSHIFT -LEFTSHIFT"
    ),
    Row(
      options: ["caps:escape_shifted_capslock"],
      keys: "+LEFTSHIFT CAPSLOCK -LEFTSHIFT A +LEFTSHIFT CAPSLOCK -LEFTSHIFT A"),
    // The modifier that chose the level is gone before the lock key comes up.
    Row(
      options: ["caps:escape_shifted_capslock"],
      keys: "+LEFTSHIFT CAPSLOCK -LEFTSHIFT A +LEFTSHIFT +CAPSLOCK -LEFTSHIFT A -CAPSLOCK A"),
  ])
  func unlockingOnAnotherLevel(_ row: Row) throws {
    let loaded = try KeymapLoader().load(.names(KeymapNames(shorthand: row.layout, options: row.options)))
    let played = try #require(play(row.keys, on: loaded))
    #expect(played.state.modifiers.locked.isEmpty && played.state.modifiers.depressed.isEmpty)
    #expect(played.warnings.isEmpty)
  }

  /// Every option about Shift and Caps Lock that the rules know.
  private static let options: [String] = {
    let system = SystemData.directory.map { [SearchPath.Folder(path: $0, isSystem: true)] } ?? []
    let names = ResolvedNames(KeymapNames(shorthand: "us"), usingEnvironment: false)
    return RulesOptions(names, SearchPath(folders: system, searchesSystem: true)).known.sorted().filter {
      $0.hasPrefix("shift:") || $0.hasPrefix("caps:")
    }
  }()

  @Test func theRulesHaveOptions() { #expect(Self.options.count > 15) }

  @Test(arguments: ["us", "de(neo)"], options) func anyKeys(_ layout: String, _ option: String) throws {
    let loaded = try KeymapLoader().load(.names(KeymapNames(shorthand: layout, options: [option])))
    let state = try #require(KeyboardState(loaded.keymap))
    var watch = FaultWatch(loaded)
    var random = SplitMix64(seed: 21)
    var held: [KeyCode] = []
    for _ in 0..<1500 {
      let code = KeyCode(Self.keys[Int.random(in: Self.keys.indices, using: &random)])
      let isHeld = held.contains(code)
      let before = state.modifiers
      if isHeld {
        held.removeAll { $0 == code }
      } else {
        watch.willPress(code, DecodedKey(code, in: state), in: state)
        held.append(code)
      }
      state.update(code, isHeld ? .release : .press)
      watch.didUpdate(code, isHeld ? .release : .press, from: before, in: state)
    }
    // Caps Lock with ß is another fault, and so is a lock of Shift that newer versions keep.
    let others: [DiagnosticCode] = [.capsGivesNothing, .lockKept]
    #expect(watch.warnings.filter { !others.contains($0.code) }.map(\.description) == [])
  }

  /// Both of Shift, Control, Alt and Super, Caps Lock, Num Lock, `<LSGT>`, `<BKSL>`, and some letters.
  private static let keys: [UInt16] = [42, 54, 29, 97, 56, 100, 125, 126, 58, 69, 86, 43, 30, 31, 44]
}
