package import KeywrightKeyEvents
import TextFields

/// An input method that can answer a key that types one character without a ``Keystroke`` and an ``InputBatch``, for a third of
/// the cost.
///
/// The host asks ``handleCharacter(_:)`` in place of ``InputMethod/handle(_:)`` only to be fast, so it is not part of the
/// public contract. The method takes composed text, and wants neither surrounding text nor the time.
package protocol CharacterInputMethod: AnyObject, InputMethod {
  /// Whether ``handleCharacter(_:)`` may be called now; releases and modifiers then mean nothing.
  ///
  /// It changes only with an answer that is a batch.
  var takesCharacters: Bool { get }
  /// Answers as ``InputMethod/handle(_:)`` answers the keystroke of the same key.
  func handleCharacter(_ key: CharacterKey) -> CharacterAnswer
}

/// A press or repeat of a key that gives one character, or completes a Compose sequence: what most of a text is made of.
///
/// It is not a shortcut: neither Control, Alt nor Super is in force.
package struct CharacterKey: Hashable, Sendable {
  /// The key.
  package var code: KeyCode
  /// Its only keysym.
  package var keysym: Keysym
  /// The character, which is not a control character; nil where a Compose sequence gave a text in its place.
  package var scalar: Unicode.Scalar?
  /// The modifiers in force.
  package var modifiers: Modifiers

  /// A key as it was pressed.
  @inlinable package init(code: KeyCode, keysym: Keysym, scalar: Unicode.Scalar?, modifiers: Modifiers) {
    self.code = code
    self.keysym = keysym
    self.scalar = scalar
    self.modifiers = modifiers
  }

  /// The key of a keystroke; nil unless it types one character or completes a Compose sequence.
  package init?(_ keystroke: Keystroke) {
    let modifiers = keystroke.modifiers.effective
    guard keystroke.types, modifiers.isDisjoint(with: Self.shortcutModifiers),
      case .one(let keysym) = keystroke.keysyms, !keysym.isModifier
    else { return nil }
    switch keystroke.compose {
    case .composed: self.init(code: keystroke.event.code, keysym: keysym, scalar: nil, modifiers: modifiers)
    case .none:
      // Where a cancelled sequence adds to the text, it is not what the key gives.
      guard keystroke.text == keystroke.rawText else { return nil }
      var scalars = keystroke.text.unicodeScalars.makeIterator()
      guard let scalar = scalars.next(), scalars.next() == nil, scalar.properties.generalCategory != .control else {
        return nil
      }
      self.init(code: keystroke.event.code, keysym: keysym, scalar: scalar, modifiers: modifiers)
    case .pending, .ignored, .cancelled: return nil
    }
  }

  /// The modifiers that turn a key into a shortcut.
  package static var shortcutModifiers: Modifiers { [.control, .mod1, .mod4] }
}

/// What an input method answers to a ``CharacterKey``: the same as an ``InputBatch``, without the cost of one.
package enum CharacterAnswer: Hashable, Sendable {
  /// ``InputBatch/passed``.
  case passed
  /// Commits a character or nothing; then one character is marked, with the caret after it, or none.
  ///
  /// The marked text has the policies of ``MarkedTextPolicies/init()``.
  case composed(isHandled: Bool, commit: Unicode.Scalar?, marked: Unicode.Scalar?)
  /// Anything else.
  indirect case batch(InputBatch)

  /// The answer as a batch.
  package var batch: InputBatch {
    switch self {
    case .passed: .passed
    case .composed(let isHandled, let commit, let marked):
      InputBatch(
        isHandled: isHandled, commit: commit.map { String($0) } ?? "",
        markedText: marked.map { .set(MarkedText(String($0), cursor: 1), MarkedTextPolicies()) } ?? .clear)
    case .batch(let batch): batch
    }
  }
}
