import CKeywrightXKBCommon
import CKeywrightXKBSupport
import KeywrightKeyEvents

/// A tiny keymap on which the running library shows what it makes of latches, of missing symbols and of case.
struct KeymapProbe {
  private let keymap: Keymap

  private static let text = """
    xkb_keymap {
    xkb_keycodes { <K1> = 9; <K2> = 10; <K3> = 11; <K4> = 12; <K5> = 13; <K6> = 14; <K7> = 15;
      <K8> = 16; <K9> = 17; };
    xkb_types {
      virtual_modifiers LevelThree;
      type "ONE_LEVEL" { modifiers = none; };
      type "TWO_LEVEL" { modifiers = Shift; map[Shift] = 2; };
      type "ALPHABETIC" { modifiers = Shift+Lock; map[Shift] = 2; map[Lock] = 2; };
      type "FOUR_LEVEL" { modifiers = Shift+LevelThree; map[LevelThree] = 3; map[Shift+LevelThree] = 4; };
      type "FOUR_LEVEL_ALPHABETIC" { modifiers = Shift+Lock+LevelThree; map[LevelThree] = 3; map[Lock+LevelThree] = 4; };
      type "FOUR_LEVEL_SEMIALPHABETIC" { modifiers = Shift+Lock+LevelThree; map[LevelThree] = 3; map[Shift+LevelThree] = 4; };
      type "MIXED" { modifiers = Shift+LevelThree; map[Shift+LevelThree] = 2; };
    };
    xkb_compat { };
    xkb_symbols {
      key <K1> { [ a, A, NoSymbol ] };
      key <K2> { [ b ], [ b ], actions[Group1] = [ LatchGroup(group=+1) ], actions[Group2] = [ LatchGroup(group=+1) ] };
      key <K3> { [ NoSymbol ], actions[Group1] = [ LatchMods(modifiers=Control) ] };
      key <K4> { [ NoSymbol ], actions[Group1] = [ LockMods(modifiers=Control) ] };
      key <K5> { [ c ] };
      key <K6> { type[Group1] = "MIXED", symbols[Group1] = [ d, D ] };
      key <K7> { [ { e, f } ] };
      key <K8> { [ NoSymbol ], actions[Group1] = [ LatchMods(modifiers=Shift, latchToLock) ] };
      key <K9> { [ g ], actions[Group1] = [ MovePtr(x=+1, y=+0) ] };
    };
    };
    """

  private static let latchingLayout = KeyCode(2)
  private static let latching = KeyCode(3)
  private static let locking = KeyCode(4)
  private static let plain = KeyCode(5)
  private static let ofMixedType = KeyCode(6)
  private static let withSeveralKeysyms = KeyCode(7)
  private static let latchingToLock = KeyCode(8)
  private static let movingThePointer = KeyCode(9)

  init?() {
    guard let context = LibraryContext() else { return nil }
    kw_log_attach(nil, context.pointer)
    let compiled = xkb_keymap_new_from_string(
      context.pointer, Self.text, XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS)
    guard let compiled else { return nil }
    keymap = Keymap(adopting: compiled)
  }

  var dropsTrailingNoSymbol: Bool { keymap.levelCount(of: KeyCode(1), layout: 0) == 2 }

  var latchesLayouts: Bool {
    guard let state = KeyboardState(keymap) else { return true }
    state.tap(Self.latchingLayout)
    return state.layouts.latched == 1
  }

  var brokenLatchKeepsLock: Bool {
    guard let state = KeyboardState(keymap) else { return true }
    state.tap(Self.locking)
    state.update(Self.latching, .press)
    state.tap(Self.plain)
    state.update(Self.latching, .release)
    return state.modifiers.locked == .control
  }

  var ignoresMixedEntries: Bool {
    guard let state = KeyboardState(keymap) else { return true }
    state.restoreLocks(.shift, layout: 0)
    return state.level(Self.ofMixedType, layout: 0) == 0
  }

  var capitalisesSeveral: Bool {
    guard let state = KeyboardState(keymap) else { return true }
    state.restoreLocks(.lock, layout: 0)
    return state.keysyms(Self.withSeveralKeysyms).all.first == Keysym(0x45)
  }

  var locksLatchOnRelease: Bool {
    guard let state = KeyboardState(keymap) else { return true }
    state.tap(Self.latchingToLock)
    state.update(Self.latchingToLock, .press)
    return state.modifiers.locked.isEmpty
  }

  var pointerKeysBreakLatches: Bool {
    guard let state = KeyboardState(keymap) else { return true }
    state.tap(Self.latchingToLock)
    state.tap(Self.movingThePointer)
    return state.modifiers.latched.isEmpty
  }

  /// Whether Caps Lock stays when a latch is pressed twice.
  var doubleLatchKeepsCaps: Bool {
    guard let state = KeyboardState(keymap) else { return true }
    state.restoreLocks(.lock, layout: 0)
    state.tap(Self.latchingToLock)
    state.tap(Self.latchingToLock)
    return state.modifiers.locked.contains(.lock)
  }
}

extension KeyboardState {
  /// Presses and releases a key.
  func tap(_ code: KeyCode) {
    update(code, .press)
    update(code, .release)
  }
}
