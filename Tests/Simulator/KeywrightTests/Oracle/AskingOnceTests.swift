import KeywrightKeyEvents
import KeywrightXKB
import TestSupport
import Testing

/// A keyboard that remembers answers and leaves out updates decodes as one that asks each time.
@Suite struct AskingOnceTests {
  /// Actions of every kind, by interpretation and by key, and a key that a modifier map alone makes act.
  private static let actions = """
    xkb_keymap {
      xkb_keycodes { include "evdev" };
      xkb_types { include "complete" };
      xkb_compat { include "complete"
        interpret z+AnyOfOrNone(all) { action = LockMods(modifiers=Shift); };
        interpret x+AnyOfOrNone(all) { action = LatchMods(modifiers=Shift,clearLocks,latchToLock); };
        interpret 0x1000439 { action = LockGroup(group=+1); };
      };
      xkb_symbols { include "pc+us+ru:2"
        key <AD01> { [ q, Q ], actions[Group1] = [ SetMods(modifiers=Shift), NoAction() ] };
        key <AD02> { [ w, W ], actions[Group1] = [ LatchMods(modifiers=Mod5), LockMods(modifiers=Lock) ] };
        key <AD03> { [ e, E ], actions[Group1] = [ LockMods(modifiers=Shift,affect=unlock), NoAction() ] };
        key <AD04> { [ r, R ], actions[Group1] = [ SetGroup(group=1), SetGroup(group=2) ] };
        key <AD05> { [ t, T ], actions[Group1] = [ SetGroup(group=+1,clearLocks), LatchGroup(group=+1) ] };
        key <AD06> { [ y, Y ], actions[Group1] = [ LockGroup(group=2), LockGroup(group=1) ] };
        key <AD07> { [ u, U ], actions[Group1] = [ MovePtr(x=+1,y=+1), PtrBtn(button=1) ] };
        key <AD08> { [ i, I ], actions[Group1] = [ Terminate(), SwitchScreen(screen=1) ] };
        key <AD09> { [ o, O ], actions[Group1] = [ SetControls(controls=StickyKeys), LockControls(controls=RepeatKeys) ] };
        key <AD10> { [ p, P ], actions[Group1] = [ Private(type=0x86,data="abc"), NoAction() ] };
        modifier_map Mod3 { <AC01> };
      };
    };
    """

  @Test(arguments: 0..<UInt64(40))
  func everyKindOfAction(seed: UInt64) throws {
    // Versions that know sticky keys may crash with them, and their keymaps are refused.
    let crashes = LibraryFault.stickyKeysCrash.isPresent(in: .running)
    let actions = crashes ? Self.actions.replacing("StickyKeys", with: "MouseKeys") : Self.actions
    try compare(KeymapLoader().load(.text(actions)), seed: seed, count: 3000)
  }

  /// An interpretation for keys of any keysym makes every key act.
  @Test(arguments: ["AnyOfOrNone(all)", "NoneOf(Lock)"])
  func anInterpretationForEveryKey(condition: String) throws {
    let keymap = """
      xkb_keymap {
        xkb_keycodes { include "evdev" };
        xkb_types { include "complete" };
        xkb_compat { interpret Any+\(condition) { action = SetMods(modifiers=Shift); }; };
        xkb_symbols { include "pc+us" };
      };
      """
    try compare(KeymapLoader().load(.text(keymap)), seed: 5, count: 2000)
  }

  /// Every fifth of the listed layouts, beginning at another one in each case.
  @Test(arguments: 0..<5)
  func listedLayouts(start: Int) throws {
    let layouts = try LayoutRegistry(KeymapLoader()).layouts
    #expect(layouts.count > 400)
    for (number, index) in stride(from: start * 3, to: layouts.count, by: 15).enumerated() {
      let names = KeymapNames(layouts: [layouts[index].name])
      try compare(KeymapLoader().load(.names(names)), seed: UInt64(number), count: 500, names.layouts.description)
    }
  }

  private func compare(_ loaded: LoadedKeymap, seed: UInt64, count: Int, _ name: String = "") throws {
    let once = try #require(Keyboard(loaded, compose: nil))
    let always = try #require(Keyboard(loaded, compose: nil, asking: .always))
    for event in RandomStream(seed: seed, count: count).events {
      let (a, b) = (once.decode(event), always.decode(event))
      guard a == b, once.state.layouts == always.state.layouts, once.state.leds == always.state.leds else {
        Issue.record("\(name) seed \(seed) at \(event): \(a) \(once.state.layouts), not \(b) \(always.state.layouts)")
        return
      }
    }
    #expect(once.takeFaults() == always.takeFaults())
  }
}
