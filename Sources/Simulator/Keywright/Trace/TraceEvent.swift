public import InputModes
public import KeywrightDiagnostics
public import KeywrightKeyEvents

/// What one step did, and why: an event of the trace.
public struct TraceEvent: Sendable {
  /// What kind of step it was.
  public enum Kind: String, Hashable, Sendable {
    /// A key event.
    case key
    /// The clock reached a deadline.
    case tick
    /// A field got the focus, or lost it.
    case focus, blur
    /// Another mode was taken into use.
    case mode
    /// A candidate was chosen.
    case choose
    /// The caret was placed, text selected, or text put in from elsewhere.
    case click, select, paste
    /// The icon button was tapped or pressed long.
    case tap, longPress
    /// The input ended.
    case end
  }

  /// What kind of step it was.
  public var kind: Kind
  /// The time since the start.
  public var time: Duration
  /// The decoded key; nil for a step that is no key event.
  public var keystroke: Keystroke?
  /// The name of the layout that the key used.
  public var layoutName: String?
  /// The name of the key in the notation: `Q`.
  public var keyLabel: String?
  /// The name of the key in the keymap: `<AD01>`.
  public var keyName: String?
  /// The mode in use.
  public var mode: InputModeID?
  /// Why the mode is in use, where the step changed it.
  public var resolution: Resolution?
  /// Whether the input method used the key.
  public var isHandled = false
  /// What was done to the text field, in order.
  public var edits: [TraceEdit] = []
  /// The shortcut that the combination means.
  public var shortcut: String?
  /// Why the step did what it did, a sentence without a full stop.
  public var because = ""
  /// The name of the field; nil when none has the focus.
  public var field: String?
  /// The text around the caret after the step, with `|` for the caret and `[…]` around marked text.
  public var picture = ""
  /// The candidates shown after the step; nil for none.
  public var candidates: Candidates?
  /// The line shown beside them after the step; empty for none.
  public var auxiliaryLine = ""
  /// What there is to warn about.
  public var warnings: [Diagnostic] = []

  init(_ kind: Kind, at time: Duration) {
    self.kind = kind
    self.time = time
  }
}
