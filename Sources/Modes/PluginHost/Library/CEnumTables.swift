import CKeywrightInputMethodPlugin
import InputModes
import KeywrightKeyEvents
import TextFields

/// What the numbers of the C header mean: the place of a value in a table is its number.
enum CEnumTables {
  static let texts: [KeystrokeTextKind] = [.composed, .raw]
  static let policies: [MarkedTextPolicy] = [.commit, .discard, .keep]
  static let styles: [MarkedSpan.Style] = [.plain, .underline, .highlight]
  static let directions: [KeyEvent.Direction] = [.release, .press, .repeat]
  static let resetCauses: [ResetCause] = [.caretMove, .textChange]
  static let deactivationCauses: [DeactivationCause] = [.blur, .modeSwitch]
  static let purposes: [TextFieldTraits.Purpose] = [.normal, .digits, .phone, .url, .email, .password, .terminal]
  static let helps: [TextFieldTraits.Help] = [.default, .no, .yes]
  static let capitals: [TextFieldTraits.Autocapitalization] = [.none, .words, .sentences, .allCharacters]
  static let returnKeys: [TextFieldTraits.ReturnKey] = [.default, .go, .next, .search, .send, .done]

  /// What becomes of something that is kept, taken away or set.
  enum Change { case keep, clear, set }
  static let changes: [Change] = [.keep, .clear, .set]

  /// What mode is asked for.
  enum Request { case none, id, previous }
  static let requests: [Request] = [.none, .id, .previous]

  /// The value of a number; one that means nothing is refused.
  static func value<Value>(
    _ number: UInt32, _ what: @autoclosure () -> String, _ table: [Value]
  ) throws(AnswerFault) -> Value {
    guard let index = Int(exactly: number), table.indices.contains(index) else {
      throw AnswerFault("\(what()) is \(number), which means nothing")
    }
    return table[index]
  }

  /// The number of a value.
  static func number<Value: Equatable>(of value: Value, _ table: [Value]) -> UInt32 {
    UInt32(table.firstIndex(of: value) ?? 0)
  }
}
