public import InputModes
public import KeywrightKeyEvents
import TextFields

/// Characters by their code points: Ctrl+Shift+U, hexadecimal digits, Space or Return.
///
/// A digit is what its key gives, or gives with Shift or without; the place of a key counts only on layouts that have no Latin
/// letters. Digits may be typed while Ctrl and Shift are still held; letting go of them then ends the input. BackSpace takes a
/// digit back, Escape gives up, every other key is swallowed with a word why. What is no character is not committed and
/// stays to be corrected. All other keys pass.
public struct UnicodeMode: InputMethod {
  /// How many digits a code point has at most.
  public static let digitLimit = 6

  private enum Phase {
    case idle
    /// Ctrl and Shift are held since the U.
    case held
    case free
  }

  /// An unfinished code point is no text.
  private static let policies = MarkedTextPolicies(onBlur: .discard, onModeSwitch: .discard, onCaretMove: .discard)

  private var phase = Phase.idle
  private var digits = ""
  private var modifierKeys = HeldModifierKeys()
  private var symbols = KeySymbols.none

  /// An input of code points that has not begun.
  public init() {}

  /// Compose rests during the input: a dead key is no digit.
  public var keystrokeText: KeystrokeTextKind { phase == .idle ? .composed : .raw }

  public mutating func noteKeyboard(_ symbols: KeySymbols) { self.symbols = symbols }

  public mutating func handle(_ keystroke: Keystroke) -> InputBatch {
    let isModifier = modifierKeys.note(keystroke)
    if keystroke.event.direction == .release {
      guard isModifier, phase == .held else { return .passed }
      phase = .free
      return digits.isEmpty ? .passed : finish()
    }
    guard keystroke.types, !isModifier, !keystroke.keysyms.single.isModifier else { return .passed }
    guard phase != .idle || CodePointKey.isHeld(keystroke) else { return .passed }
    let key = CodePointKey(keystroke, on: symbols)
    if key == .begin { return begin(keystroke) }
    guard phase != .idle, key != .shortcut else { return .passed }
    switch key {
    case .begin, .shortcut: return .passed
    case .digit(let digit): return add(digit)
    case .deleteBackward:
      guard !digits.isEmpty else { return end() }
      digits.removeLast()
      return shown()
    case .finish: return finish()
    case .cancel: return end()
    case .other(let text):
      return InputBatch(auxiliaryLine: "\(text.isEmpty ? "the key" : "“\(text)”") is not a hexadecimal digit")
    }
  }

  public mutating func reset(_ cause: ResetCause) -> InputBatch { end() }

  public mutating func deactivate(_ cause: DeactivationCause) -> InputBatch {
    modifierKeys = HeldModifierKeys()
    return end()
  }

  /// Begins an input; one that is complete is committed first, any other forgotten.
  private mutating func begin(_ keystroke: Keystroke) -> InputBatch {
    let commit = (try? character())?.map { String($0) } ?? ""
    digits = ""
    phase = keystroke.modifiers.depressed.isSuperset(of: [.control, .shift]) ? .held : .free
    return shown(committing: commit)
  }

  private mutating func add(_ digit: Character) -> InputBatch {
    guard digits.utf8.count < Self.digitLimit else {
      return InputBatch(auxiliaryLine: "a code point has at most \(Self.digitLimit) digits")
    }
    digits.append(digit)
    return shown()
  }

  private mutating func finish() -> InputBatch {
    do {
      let scalar = try character()
      return end(committing: scalar.map { String($0) } ?? "")
    } catch {
      phase = .free
      return InputBatch(auxiliaryLine: error.message)
    }
  }

  /// The character that the digits stand for; nil when there are none.
  private func character() throws(CodePointRefusal) -> Unicode.Scalar? {
    guard !digits.isEmpty else { return nil }
    return try CodePointRefusal.character(UInt32(digits, radix: 16) ?? .max, digits: digits)
  }

  private mutating func end(committing commit: String = "") -> InputBatch {
    phase = .idle
    digits = ""
    return InputBatch(commit: commit, markedText: .clear, auxiliaryLine: "")
  }

  private func shown(committing commit: String = "") -> InputBatch {
    let text = "u\(digits)"
    let marked = MarkedText(text, spans: [MarkedSpan(0..<text.unicodeScalars.count, .underline)])
    return InputBatch(commit: commit, markedText: .set(marked, Self.policies), auxiliaryLine: "")
  }
}

extension InputMode {
  /// The mode `unicode`.
  public static var unicode: InputMode {
    InputMode(id: "unicode", primaryLanguage: nil, name: "Unicode code points") { UnicodeMode() }
  }
}
