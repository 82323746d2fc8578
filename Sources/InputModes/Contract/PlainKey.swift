public import KeyEvents

/// A press or repeat of a key that gives one character, or completes a Compose sequence: what most of a text is made of.
///
/// It is no shortcut: neither Control, Alt nor Super is in force.
@frozen public struct PlainKey: Hashable, Sendable {
  /// The key.
  public var code: KeyCode
  /// Its only keysym.
  public var keysym: Keysym
  /// The character, which is no control character; nil where a Compose sequence gave a text in its place.
  public var scalar: Unicode.Scalar?
  /// The modifiers in force.
  public var modifiers: Modifiers

  /// A key as it was pressed.
  @inlinable public init(code: KeyCode, keysym: Keysym, scalar: Unicode.Scalar?, modifiers: Modifiers) {
    self.code = code
    self.keysym = keysym
    self.scalar = scalar
    self.modifiers = modifiers
  }

  /// The key of a keystroke; nil where it is none of these.
  public init?(_ keystroke: Keystroke) {
    let modifiers = keystroke.modifiers.effective
    guard keystroke.types, modifiers.isDisjoint(with: Self.shortcutModifiers), case .one(let keysym) = keystroke.keysyms
    else { return nil }
    switch keystroke.compose {
    case .composed: self.init(code: keystroke.event.code, keysym: keysym, scalar: nil, modifiers: modifiers)
    case .none:
      var scalars = keystroke.text.unicodeScalars.makeIterator()
      guard let scalar = scalars.next(), scalars.next() == nil, scalar.properties.generalCategory != .control else {
        return nil
      }
      self.init(code: keystroke.event.code, keysym: keysym, scalar: scalar, modifiers: modifiers)
    case .pending, .ignored, .cancelled: return nil
    }
  }

  /// The modifiers that no plain key has: they make a shortcut of it.
  public static var shortcutModifiers: Modifiers { [.control, .mod1, .mod4] }
}
