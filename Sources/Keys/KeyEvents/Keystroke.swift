/// One key event as the keyboard decoded it: what an input method receives.
public struct Keystroke: Hashable, Sendable {
  /// The physical event.
  public var event: KeyEvent
  /// The keysyms, Caps applied where the key gives one; none for a release.
  public var keysyms: KeysymList
  /// The text of the key itself, Control applied, before Compose; empty for a release.
  public var rawText: String
  /// The text after Compose: what a plain text field would get; control characters included.
  public var text: String
  /// What the press did to Compose.
  public var compose: ComposeStep
  /// The layout (XKB group, from 0) that the key used; nil for a key that the keymap lacks.
  public var layout: Int?
  /// The level (from 0) that the key used; nil for a key that the keymap lacks.
  public var level: Int?
  /// The modifiers in force at the event, before the key itself changes them.
  public var modifiers: ModifierState
  /// The modifiers that choosing the level used up.
  public var consumed: Modifiers
  /// Whether this is a repeat that the keymap allows, or a press.
  public var types: Bool

  /// A decoded event; the defaults describe a key that gives nothing.
  public init(
    event: KeyEvent, keysyms: KeysymList = .none, rawText: String = "", text: String = "",
    compose: ComposeStep = .none, layout: Int? = nil, level: Int? = nil,
    modifiers: ModifierState = ModifierState(), consumed: Modifiers = [], types: Bool = false
  ) {
    self.event = event
    self.keysyms = keysyms
    self.rawText = rawText
    self.text = text
    self.compose = compose
    self.layout = layout
    self.level = level
    self.modifiers = modifiers
    self.consumed = consumed
    self.types = types
  }

  /// The modifiers in force that choosing the level did not use up: those that make a shortcut.
  public var unconsumed: Modifiers { modifiers.effective.subtracting(consumed) }
}
