public import EmojiPicker
public import InputModes
public import KeywrightDiagnostics
import KeywrightKeyEvents

/// Something that a person does.
public enum ScenarioStep: Sendable {
  /// Keys in the notation.
  case keys(ScenarioKeys)
  /// Keys that type this text on the current keyboard.
  case type(String, SourcePlace)
  /// The clock runs.
  case wait(Duration)
  /// A field gets the focus: the one with this name, else the first.
  case focus(String?)
  /// The field with the focus loses it.
  case blur
  /// The caret goes to a position, in scalars.
  case click(Int)
  /// The text between two positions is selected, in scalars.
  case select(Range<Int>)
  /// A text arrives as one insertion.
  case paste(String)
  /// A candidate of the page is chosen: by its number from 1, or by its text.
  case chooseNumber(Int)
  case chooseText(String)
  /// The user switches to a mode.
  case mode(InputModeID)
  /// The user presses the globe key.
  case globe
  /// The icon button is tapped: that of the field with this name, else the first.
  case tap(String?)
  /// The icon button is pressed long.
  case longPress(LongPressPhase, String?)
  /// The screen is saved: what a hidden field has collected counts as complete, and the focus is lost.
  case save
}

/// Keys in the notation, read as far as that is possible without the keymap.
public struct ScenarioKeys: Sendable {
  /// The notation as written.
  public var notation: String
  /// Where it begins.
  public var place: SourcePlace
  /// What it says; nil where it names keys that only the keymap can know.
  var sequence: KeystrokeSequence?
}
