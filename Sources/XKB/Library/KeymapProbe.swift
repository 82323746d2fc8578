import CXKBCommon
import CXKBSupport
import KeyEvents

/// A tiny keymap on which the running library shows what it makes of latches and of missing symbols.
struct KeymapProbe {
  private let keymap: Keymap

  private static let text = """
    xkb_keymap {
    xkb_keycodes { <K1> = 9; <K2> = 10; <K3> = 11; <K4> = 12; <K5> = 13; };
    xkb_types {
      virtual_modifiers LevelThree;
      type "ONE_LEVEL" { modifiers = none; };
      type "TWO_LEVEL" { modifiers = Shift; map[Shift] = 2; };
      type "ALPHABETIC" { modifiers = Shift+Lock; map[Shift] = 2; map[Lock] = 2; };
      type "FOUR_LEVEL" { modifiers = Shift+LevelThree; map[LevelThree] = 3; map[Shift+LevelThree] = 4; };
      type "FOUR_LEVEL_ALPHABETIC" { modifiers = Shift+Lock+LevelThree; map[LevelThree] = 3; map[Lock+LevelThree] = 4; };
      type "FOUR_LEVEL_SEMIALPHABETIC" { modifiers = Shift+Lock+LevelThree; map[LevelThree] = 3; map[Shift+LevelThree] = 4; };
    };
    xkb_compat { };
    xkb_symbols {
      key <K1> { [ a, A, NoSymbol ] };
      key <K2> { [ b ], [ b ], actions[Group1] = [ LatchGroup(group=+1) ], actions[Group2] = [ LatchGroup(group=+1) ] };
      key <K3> { [ NoSymbol ], actions[Group1] = [ LatchMods(modifiers=Control) ] };
      key <K4> { [ NoSymbol ], actions[Group1] = [ LockMods(modifiers=Control) ] };
      key <K5> { [ c ] };
    };
    };
    """

  private static let latchingLayout = KeyCode(2)
  private static let latching = KeyCode(3)
  private static let locking = KeyCode(4)
  private static let plain = KeyCode(5)

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
}

extension KeyboardState {
  /// Presses and releases a key.
  func tap(_ code: KeyCode) {
    update(code, .press)
    update(code, .release)
  }
}
