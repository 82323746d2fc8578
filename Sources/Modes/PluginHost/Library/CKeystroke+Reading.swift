import CKeywrightInputMethodPlugin
import InputModes
import KeywrightKeyEvents

extension Keystroke {
  private static let keysymLimit = 64

  /// Copies a key that a plugin forwards, which may be one of its own making.
  init(_ pointer: UnsafeRawPointer, _ reader: inout CTextReader) throws(AnswerFault) {
    let size = pointer.loadUnaligned(as: UInt32.self)
    guard size >= MemoryLayout<keywright_keystroke>.size else {
      throw AnswerFault(
        "forward.struct_size is \(size), less than the \(MemoryLayout<keywright_keystroke>.size) of version 1")
    }
    let key = pointer.loadUnaligned(as: keywright_keystroke.self)
    let codes = UInt32(1)...UInt32(KeyCode.maximum.rawValue)
    guard codes.contains(key.code), let code = UInt16(exactly: key.code) else {
      throw AnswerFault("forward.code is \(key.code), and codes go from 1 to 767")
    }
    guard key.time_us <= UInt64(BatchLimits.deadline.components.seconds) * 1_000_000 else {
      throw AnswerFault("forward.time_us lies too far away")
    }
    let direction = try CEnumTables.value(key.direction, "forward.direction", CEnumTables.directions)
    self.init(event: KeyEvent(KeyCode(code), direction, at: .microseconds(key.time_us)))
    keysyms = try Self.keysyms(key.keysyms, key.keysym_count)
    text = try reader.string(key.text, "forward.text")
    rawText = try reader.string(key.raw_text, "forward.raw_text")
    compose = try Self.compose(key, &reader)
    layout = key.layout < 0 ? nil : Int(key.layout)
    level = key.level < 0 ? nil : Int(key.level)
    modifiers = ModifierState(
      depressed: Self.modifiers(key.depressed), latched: Self.modifiers(key.latched),
      locked: Self.modifiers(key.locked), effective: Self.modifiers(key.effective))
    consumed = Self.modifiers(key.consumed)
    types = key.types != 0
  }

  private static func modifiers(_ bits: UInt32) -> Modifiers { Modifiers(rawValue: UInt8(truncatingIfNeeded: bits)) }

  private static func keysyms(_ first: UnsafePointer<UInt32>?, _ count: Int) throws(AnswerFault) -> KeysymList {
    guard count != 0 else { return .none }
    let number = UInt(bitPattern: count)
    guard number <= keysymLimit else { throw .tooMuch("forward", number, "keysyms", limit: keysymLimit) }
    guard let first = UnsafeRawPointer(first) else { throw AnswerFault("forward.keysyms is NULL") }
    let keysyms = (0..<count).map { index in
      Keysym(first.loadUnaligned(fromByteOffset: index * MemoryLayout<UInt32>.stride, as: UInt32.self))
    }
    return keysyms.count == 1 ? .one(keysyms[0]) : .several(keysyms)
  }

  private static func compose(
    _ key: keywright_keystroke, _ reader: inout CTextReader
  ) throws(AnswerFault) -> ComposeStep {
    let steps: [ComposeStep] = [
      .none, .ignored, .pending,
      .composed(
        text: try reader.string(key.composed_text, "forward.composed_text"), keysym: Keysym(key.composed_keysym)),
      .cancelled,
    ]
    return try CEnumTables.value(key.compose, "forward.compose", steps)
  }
}
