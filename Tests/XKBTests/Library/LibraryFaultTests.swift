import CXKBCommon
import Diagnostics
import KeyEvents
import Testing

@testable import XKB

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
    case .recursiveInclude: return nil
    case .latchesStick: return try stays(pressed: "two latches")
    case .layoutLatch: return KeymapProbe().map { !$0.latchesLayouts }
    case .trailingNoSymbol: return KeymapProbe().map { !$0.dropsTrailingNoSymbol }
    case .brokenLatch: return KeymapProbe().map { !$0.brokenLatchKeepsLock }
    }
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
    #expect(loaded.diagnostics[0].hint?.contains("before 1.\(fault.fixedInMinorVersion)") == true)
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
