import InputModes
import KeywrightKeyEvents

/// What a keystroke means to the input of a code point.
enum CodePointKey: Equatable {
  /// Ctrl+Shift+U.
  case begin
  case digit(Character)
  case deleteBackward, finish, cancel
  /// A combination with Control or Alt, but for Ctrl+Shift.
  case shortcut
  /// Any other key, with its text unless that is a control character.
  case other(String)

  /// What a keystroke means on a keyboard with these keysyms.
  init(_ keystroke: Keystroke, on symbols: KeySymbols) {
    let isHeld = Self.isHeld(keystroke)
    let keysym = keystroke.keysyms.single
    let digits = HexadecimalKey(keystroke, on: symbols)
    if isHeld, digits.letter == "U" {
      self = .begin
    } else if !isHeld, !keystroke.unconsumed.isDisjoint(with: [.control, .mod1]) {
      self = .shortcut
    } else if let digit = digits.digit {
      self = .digit(digit)
    } else {
      switch keysym {
      case .backSpace: self = .deleteBackward
      case .escape: self = .cancel
      case .return, .keypadEnter, Self.isoEnter, Self.space, Self.keypadSpace: self = .finish
      default:
        let text = keystroke.rawText
        self = .other(text.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) } ? "" : text)
      }
    }
  }

  /// Whether Ctrl and Shift are held, and neither Alt nor Super.
  static func isHeld(_ keystroke: Keystroke) -> Bool {
    keystroke.modifiers.effective.intersection([.control, .shift, .mod1, .mod4]) == [.control, .shift]
  }

  private static let space = Keysym(0x20)
  private static let keypadSpace = Keysym(0xFF80)
  private static let isoEnter = Keysym(0xFE34)
}
