import EmojiPicker
public import InputModes
public import KeywrightDiagnostics
public import KeywrightKeyEvents

/// What has become of the keystrokes: the text, how it came about, and the state of the keyboard.
public struct Outcome: Sendable {
  /// The field as a person sees it, marked text included; empty when no field is there.
  public var text: String
  /// The marked part of the text.
  public var preedit: String
  /// One string per batch that put committed text into the field, plain keys included.
  public var commits: [String]
  /// What the keyboard gave, Compose included, before any input method or field acted on it.
  public var typed: String
  /// The keysyms before Compose: one entry per press, and per repeat that the keymap allows.
  public var keysyms: [KeysymList]
  /// The modifiers at the end.
  public var modifiers: ModifierState
  /// The layout at the end: its index from 0 and its name.
  public var layout: (index: Int, name: String)
  /// The LEDs that are lit at the end.
  public var leds: [String]
  /// The last mode that was in use, and why.
  public var mode: Resolution
  /// What the icon button did; nil for a plain field.
  public var picker: PickerOutcome?
  /// The candidates that the mode shows at the end; nil for none.
  public var candidates: Candidates?
  /// The line that the mode shows beside them at the end; empty for none.
  public var auxiliaryLine: String
  /// The warnings, in order.
  public var warnings: [Diagnostic]
}
