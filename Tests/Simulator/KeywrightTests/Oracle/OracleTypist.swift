import CKeywrightBaseline
import KeywrightKeyEvents
import KeywrightXKB

/// The plain C loop over the library, typing.
final class OracleTypist {
  private let keyboard: OracleKeyboard
  private let typist: OpaquePointer

  init(_ keyboard: OracleKeyboard) {
    self.keyboard = keyboard
    typist = baseline_typist_new(keyboard.pointer, nil, true)
  }

  deinit { baseline_typist_free(typist) }

  func feed(_ event: KeyEvent) { baseline_feed(typist, event.code.rawValue, Int32(event.direction.rawValue)) }

  var snapshot: KeyboardSnapshot {
    let state = baseline_get_state(typist)
    return KeyboardSnapshot(
      modifiers: ModifierState(
        depressed: Modifiers(rawValue: UInt8(truncatingIfNeeded: state.depressed)),
        latched: Modifiers(rawValue: UInt8(truncatingIfNeeded: state.latched)),
        locked: Modifiers(rawValue: UInt8(truncatingIfNeeded: state.locked)),
        effective: Modifiers(rawValue: UInt8(truncatingIfNeeded: state.effective))),
      layout: Int(state.layout), leds: leds(state.leds))
  }

  private var lit: (mask: UInt32, names: [String]) = (0, [])

  /// The names of a mask of LEDs, which seldom changes.
  private func leds(_ mask: UInt32) -> [String] {
    if mask != lit.mask {
      lit = (mask, keyboard.leds.enumerated().filter { mask & (1 << UInt32($0.offset)) != 0 }.map(\.element))
    }
    return lit.names
  }

  var text: String {
    var count = 0
    guard let bytes = baseline_text(typist, &count) else { return "" }
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  var keysyms: [KeysymList] {
    var count = 0
    guard let start = baseline_keysyms(typist, &count) else { return [] }
    let numbers = UnsafeBufferPointer(start: start, count: count)
    var lists: [KeysymList] = []
    var index = 0
    while index < count {
      let keysyms = numbers[(index + 1)..<(index + 1 + Int(numbers[index]))].map { Keysym($0) }
      lists.append(keysyms.isEmpty ? .none : keysyms.count == 1 ? .one(keysyms[0]) : .several(keysyms))
      index += 1 + keysyms.count
    }
    return lists
  }
}

/// The library's own keymap and Compose table for the plain C loop.
final class OracleKeyboard {
  static let composeFile = "/usr/share/X11/locale/en_US.UTF-8/Compose"

  let pointer: OpaquePointer
  let leds: [String]

  /// nil when the library has no such keymap.
  init?(_ names: KeymapNames, composing: Bool) {
    let layouts = names.layouts.map(\.layout).joined(separator: ",")
    let variants = names.layouts.map(\.variant).joined(separator: ",")
    guard
      let pointer = baseline_keyboard_new(
        layouts, variants, names.options.joined(separator: ","), Fixtures.xkb, composing ? Self.composeFile : nil)
    else { return nil }
    self.pointer = pointer
    leds = (0..<baseline_led_count(pointer)).map { String(cString: baseline_led_name(pointer, $0)) }
  }

  deinit { baseline_keyboard_free(pointer) }
}
