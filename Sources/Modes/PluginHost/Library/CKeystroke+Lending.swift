import CKeywrightInputMethodPlugin
import KeywrightKeyEvents

extension Keystroke {
  /// Lends the keystroke to a plugin for the time of a call.
  func withCKeystroke(_ body: (UnsafePointer<keywright_keystroke>) -> Void) {
    var composedText = ""
    var key = keywright_keystroke()
    key.struct_size = UInt32(MemoryLayout<keywright_keystroke>.size)
    key.code = UInt32(event.code.rawValue)
    key.direction = UInt32(event.direction.rawValue)
    key.types = types ? 1 : 0
    key.time_us = UInt64(clamping: event.time.wholeMicroseconds)
    key.layout = Int32(clamping: layout ?? -1)
    key.level = Int32(clamping: level ?? -1)
    key.depressed = UInt32(modifiers.depressed.rawValue)
    key.latched = UInt32(modifiers.latched.rawValue)
    key.locked = UInt32(modifiers.locked.rawValue)
    key.effective = UInt32(modifiers.effective.rawValue)
    key.consumed = UInt32(consumed.rawValue)
    switch compose {
    case .none: key.compose = 0
    case .ignored: key.compose = 1
    case .pending: key.compose = 2
    case .composed(let text, let keysym):
      key.compose = 3
      key.composed_keysym = keysym.rawValue
      composedText = text
    case .cancelled: key.compose = 4
    }
    CText.lend(text, rawText, composedText) { text, rawText, composedText in
      (key.text, key.raw_text, key.composed_text) = (text, rawText, composedText)
      lendKeysyms { keysyms in
        key.keysyms = keysyms.baseAddress
        key.keysym_count = keysyms.count
        withUnsafePointer(to: key, body)
      }
    }
  }

  private func lendKeysyms(_ body: (UnsafeBufferPointer<UInt32>) -> Void) {
    switch keysyms {
    case .none: body(UnsafeBufferPointer(start: nil, count: 0))
    case .one(let keysym):
      // Most keys give one, which needs no array.
      withUnsafePointer(to: keysym.rawValue) { body(UnsafeBufferPointer(start: $0, count: 1)) }
    case .several(let keysyms): keysyms.map(\.rawValue).withUnsafeBufferPointer(body)
    }
  }
}
