import CKeywrightXKBCommon
import Glibc
import KeywrightDiagnostics
import KeywrightKeyEvents
import Testing

@testable import KeywrightXKB

/// Each fault of older libraries: whether the running one has it, and what a person gets.
@Suite struct LibraryFaultTests {
  /// What shows a fault, by the library alone; nil where it would end this process.
  private static func isSeen(_ fault: LibraryFault) throws -> Bool? {
    switch fault {
    case .surrogateText:
      var buffer = [CChar](repeating: 0, count: 8)
      return xkb_keysym_to_utf8(0x100_D800, &buffer, buffer.count) > 0
    case .latin1Case: return xkb_keysym_to_upper(0xB5) != 0x7CC && xkb_keysym_to_upper(0xB5) != 0x100_039C
    case .level5CancelsCompose:
      return try composed("<Multi_key> <a> : \"x\"\n", [0xFF20, 0xFE11, 0x61]) != "x"
    case .composeByteOrderMark:
      return try composed("\u{FEFF}<Multi_key> <a> : \"x\"\n", [0xFF20, 0x61]) != "x"
    case .composePrefix:
      return try composed("<Multi_key> <a> <b> : \"long\"\n<Multi_key> <a> : \"x\"\n", [0xFF20, 0x61]) != "x"
    case .composeOverride:
      return try composed("<Multi_key> <a> : \"old\" b\n<Multi_key> <a> : x\n", [0xFF20, 0x61]) != "x"
    case .latchesStick: return try stays(pressed: "two latches")
    case .layoutLatch: return KeymapProbe().map { !$0.latchesLayouts }
    case .trailingNoSymbol: return KeymapProbe().map { !$0.dropsTrailingNoSymbol }
    case .brokenLatch: return KeymapProbe().map { !$0.brokenLatchKeepsLock }
    case .doubleLatchUnlocks: return KeymapProbe().map { !$0.doubleLatchKeepsCaps }
    case .mixedTypeEntries: return KeymapProbe().map { !$0.ignoresMixedEntries }
    case .capsOnSeveral: return KeymapProbe().map { !$0.capitalisesSeveral }
    case .keypadKeepsLatch: return KeymapProbe().map { !$0.pointerKeysBreakLatches }
    case .doubleLatchLocksEarly: return KeymapProbe().map { !$0.locksLatchOnRelease }
    case .unicodeCase: return xkb_keysym_to_upper(0x7F3) != 0x7D2
    case .telephoneDigits: return xkb_keysym_to_utf32(0x1008_1200) == 0
    case .newKeysymNames: return xkb_keysym_from_name("SSHARP", XKB_KEYSYM_NO_FLAGS) == 0
    case .controlCharacterNames: return xkb_keysym_from_name("U0001", XKB_KEYSYM_NO_FLAGS) == 0
    case .modifierMapNone: return compiles("modifier_map None { <LFSH> };") == nil
    case .severalActions:
      return compiles("key <AC01> { [ a ], actions[Group1] = [ { SetMods(modifiers=Shift), LockGroup(group=1) } ] };")
        == nil
    case .newSyntax: return compiles("key <AC01> { [ \"é\" ] };") == nil
    case .levelNames: return compiles("", types: "type \"NINE\" { modifiers = Shift; map[Shift] = Level9; };") == nil
    case .trailingNul: return compiles("", tail: "\0") == nil
    case .noSymbolInList:
      let keymap = try #require(compiles("key <AC01> { [ { a, NoSymbol } ] };"))
      return Self.symbolCount(keymap, Self.keycode(keymap, "AC01")) == 2
    case .keyWithoutSymbols:
      let keymap = try #require(
        compiles(
          "virtual_modifiers Own; key <I120> { vmods = Own }; modifier_map Mod3 { <I120> };\n"
            + "key <AC01> { type = \"OWN\", [ a, b ] };",
          types: "virtual_modifiers Own; type \"OWN\" { modifiers = Own; map[Own] = 2; };"))
      var mask: xkb_mod_mask_t = 0
      return xkb_keymap_key_get_mods_for_level(keymap.handle, Self.keycode(keymap, "AC01"), 0, 1, &mask, 1) == 0
    case .secondGroup:
      let names = KeymapNames(shorthand: "jp(sun_type6)", rules: "evdev", model: "pc105")
      return try KeymapLoader().load(.names(names)).keymap.layoutCount > 1
    case .actionOfOneLayout:
      let keymap = try #require(
        compiles("replace key <AC01> { [ a ], [ Shift_L ], actions[Group1] = [ NoAction() ] };"))
      let state = try #require(xkb_state_new(keymap.handle))
      defer { xkb_state_unref(state) }
      xkb_state_update_mask(state, 0, 0, 0, 0, 0, 1)
      return xkb_state_update_key(state, Self.keycode(keymap, "AC01"), XKB_KEY_DOWN).rawValue == 0
    case .voidAction:
      // An action without a meaning is left out with the key's other ones, or breaks a latch.
      return LibraryFault.composePrefix.isPresent(in: .running)
    case .firstAndLastLayout:
      let keymap = try #require(
        compiles(
          "key <AC01> { [ a ], actions[Group1] = [ LockGroup(group=Last) ] };", base: "pc+us+ru:2+inet(evdev)"))
      let state = try #require(xkb_state_new(keymap.handle))
      defer { xkb_state_unref(state) }
      return xkb_state_update_key(state, Self.keycode(keymap, "AC01"), XKB_KEY_DOWN).rawValue == 0
    case .ledsAtStart:
      let keymap = try #require(compiles("", compat: "indicator \"Caps Lock\" { groups = group1; };"))
      let state = try #require(xkb_state_new(keymap.handle))
      defer { xkb_state_unref(state) }
      return xkb_state_led_name_is_active(state, "Caps Lock") == 0
    case .controlWithoutASCII: return true
    case .secondFormat: return dlsym(nil, "xkb_keymap_new_from_names2") == nil
    case .extendedModifiers: return dlsym(nil, "xkb_keymap_mod_get_mask") == nil
    case .nulEscape: return try composed("<Multi_key> <a> : \"x\\0y\"\n", [0xFF20, 0x61]) == "x"
    case .replacingInclude:
      guard let keymap = compiles("", base: "us(basic)^level3(ralt_switch)") else { return true }
      return Self.symbolCount(keymap, Self.keycode(keymap, "AC01")) == 0
    case .missingSections:
      let text = "xkb_keymap { xkb_keycodes { <A> = 9; }; xkb_compat { }; xkb_symbols { }; };"
      let context = try #require(LibraryContext())
      let keymap = xkb_keymap_new_from_string(
        context.pointer, text, XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS)
      defer { xkb_keymap_unref(keymap) }
      return keymap == nil
    case .hiddenDefaultSection, .rulesLayoutIndices, .optionOfOneLayout, .includesByPath, .partialRules, .serverActions,
      .recursiveInclude, .composeEntries, .variantWithoutLayout, .byteOrderMark, .groupIndicators, .highKeycodes,
      .composeLocaleFallback, .extensionFolders, .rulesStar, .rulesWildcards, .isolatedIncludes, .negativeLayouts,
      .stickyKeysCrash:
      // Tried where the answer is tested; the first ends this process.
      return nil
    }
  }

  private static func compiles(
    _ symbols: String, types: String = "", compat: String = "", base: String = "pc+us+inet(evdev)", tail: String = ""
  ) -> Keymap? {
    let text = """
      xkb_keymap {
      xkb_keycodes { include "evdev" };
      xkb_types { include "complete" \(types) };
      xkb_compat { include "complete" \(compat) };
      xkb_symbols { include "\(base)" \(symbols) };
      };\(tail)
      """
    guard let context = LibraryContext(), let system = SystemData.directory, context.append(system) else { return nil }
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBytes {
      xkb_keymap_new_from_buffer(
        context.pointer, $0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count, XKB_KEYMAP_FORMAT_TEXT_V1,
        XKB_KEYMAP_COMPILE_NO_FLAGS)
    }
    .map { Keymap(adopting: $0) }
  }

  private static func keycode(_ keymap: Keymap, _ name: String) -> xkb_keycode_t {
    xkb_keymap_key_by_name(keymap.handle, name)
  }

  private static func symbolCount(_ keymap: Keymap, _ key: xkb_keycode_t) -> Int32 {
    var symbols: UnsafePointer<xkb_keysym_t>?
    return xkb_keymap_key_get_syms_by_level(keymap.handle, key, 0, 0, &symbols)
  }

  /// What a Compose table gives for keysyms by the library's own reading; nil where it refuses the table.
  private static func composed(_ table: String, _ keysyms: [UInt32]) throws -> String? {
    let context = try #require(xkb_context_new(XKB_CONTEXT_NO_DEFAULT_INCLUDES))
    defer { xkb_context_unref(context) }
    xkb_context_set_log_level(context, XKB_LOG_LEVEL_CRITICAL)
    let compiled = Array(table.utf8).withUnsafeBytes { bytes in
      xkb_compose_table_new_from_buffer(
        context, bytes.bindMemory(to: CChar.self).baseAddress, bytes.count, "en_US.UTF-8", XKB_COMPOSE_FORMAT_TEXT_V1,
        XKB_COMPOSE_COMPILE_NO_FLAGS)
    }
    guard let compiled else { return nil }
    defer { xkb_compose_table_unref(compiled) }
    let state = try #require(xkb_compose_state_new(compiled, XKB_COMPOSE_STATE_NO_FLAGS))
    defer { xkb_compose_state_unref(state) }
    for keysym in keysyms { xkb_compose_state_feed(state, keysym) }
    guard xkb_compose_state_get_status(state) == XKB_COMPOSE_COMPOSED else { return nil }
    var buffer = [CChar](repeating: 0, count: 64)
    let count = xkb_compose_state_get_utf8(state, &buffer, buffer.count)
    return String(decoding: buffer.prefix(Int(max(0, count))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func stays(pressed: String) throws -> Bool {
    let row = try #require(LatchTests.rows.first { $0.fault == .modifierStuck })
    let loaded = try KeymapLoader().load(.text(keymapText(row.symbols, on: row.base)))
    return try #require(play(row.keys, on: loaded)).warnings.contains(.modifierStuck)
  }

  /// The fault is there before the version that the list names, and from then on it is not.
  @Test(arguments: LibraryFault.allCases) func isThereAsLongAsItIsListed(_ fault: LibraryFault) throws {
    guard let isSeen = try Self.isSeen(fault) else { return }
    #expect(isSeen == fault.isPresent(in: .running), "libxkbcommon \(XKBLibrary.running.version)")
  }

  /// A warning or a hint that names a version names that of the list.
  @Test(arguments: [
    (LibraryFault.composeByteOrderMark, "\u{FEFF}<Multi_key> <a> : \"x\"\n"),
    (.composePrefix, "<Multi_key> <a> <b> : \"long\"\n<Multi_key> <a> : \"x\"\n"),
    (.composeOverride, "<Multi_key> <a> : \"old\" b\n<Multi_key> <a> : x\n"),
  ])
  func composeGivesTheRightText(_ fault: LibraryFault, _ table: String) throws {
    let loaded = try ComposeLoader().load(.text(table, name: "own"))
    #expect(ComposeProbe.typed("Multi_key a", on: loaded.table) == "x")
    guard case .corrected(let code?) = fault.answer else { throw Unanswered() }
    #expect(loaded.diagnostics.map(\.code) == [code])
    let version = try #require(fault.fixedIn)
    #expect(loaded.diagnostics[0].hint?.contains("before 1.\(version.minor)") == true)
  }

  private struct Unanswered: Error {}

  /// From 1.7 on the library knows that these are modifiers.
  @Test func level5KeysLeaveComposeAlone() throws {
    let loaded = try ComposeLoader().load(.text("<Multi_key> <a> : \"x\"\n", name: "own"))
    #expect(ComposeProbe.typed("Multi_key ISO_Level5_Shift a", on: loaded.table) == "x")
  }

  /// From 1.6 on the library gives no bytes for them.
  @Test func surrogatesTypeNothing() throws {
    #expect(Keysym(0x100_D800).text == "" && Keysym(0x100_DFFF).text == "")
    #expect(Keysym(0x100_D7FF).text == "\u{D7FF}" && Keysym(0x100_E000).text == "\u{E000}")
    // Of several keysyms of a key all are text, or none is.
    let symbols = "key <AC01> { [ UD800 ] };\nkey <AC02> { [ {a, UDC00, b} ] };"
    let loaded = try KeymapLoader().load(.text(keymapText(symbols)))
    #expect(try #require(play("A S D", on: loaded)).text == "d")
    let table = try ComposeLoader().load(.text("<Multi_key> <a> : UD800\n<b> : UD800\n", name: "own")).table
    #expect(ComposeProbe.typed("Multi_key a c", on: table) == "c")
  }
}
