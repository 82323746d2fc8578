public import InputModes
public import KeywrightDiagnostics
import KeywrightKeyEvents
public import TextFields

/// Something that must be so.
public enum Expectation: Hashable, Sendable {
  /// The text of a field as a person sees it, marked text included.
  case text(String, field: String?)
  /// The text with `|` for the caret, `[…]` around marked text and `«…»` around a selection.
  case picture(String, field: String?)
  /// The marked text, its caret and its looks; what is nil may be anything.
  case preedit(String, cursor: PreeditCursor?, spans: [MarkedSpan]?)
  /// What was committed since the start, batch by batch.
  case commits([String])
  /// What the keyboard gave since the start.
  case typed(String)
  /// The keysyms since the start; several of one key are joined by commas.
  case keysyms([String])
  /// The real modifiers that are down, latched, locked or in effect.
  case modifiers(ModifierPart, [String])
  /// The layout by its name.
  case layoutName(String)
  /// The layout by its number, from 1.
  case layoutNumber(Int)
  /// The LEDs that are lit.
  case leds([String])
  /// The shortcut that the step before gave; nil for none.
  case shortcut(String?)
  /// The mode and why it is in use; nil for none and for any reason.
  case mode(InputModeID?, because: ResolutionReason?)
  /// The candidates of the page, the number of the highlighted one and of the page, both from 1.
  case candidates([String], highlighted: Int?, page: Int?)
  /// The line beside the candidates.
  case auxiliary(String)
  /// The text before and after the caret, as an input method gets to see it.
  case surrounding(before: String, after: String)
  /// The icon of a button; nil for none.
  case icon(String?, field: String?)
  /// What saving stores, and whether nobody chose it.
  case saved(String, isDefault: Bool?, field: String?)
  /// The effects of a button since they were last looked at.
  case effects([String], field: String?)
  /// The events of a field since they were last looked at.
  case events([String], field: String?)
  /// What a hidden field did not take.
  case refused([String], field: String?)
  /// What a hidden field lost.
  case discarded([String], field: String?)
  /// A warning was given; nil for none at all.
  case warning(MessagePattern?)
  /// The scenario cannot be set up, or a step of it fails, with this error.
  case error(MessagePattern)

  /// Where the caret of marked text stands.
  public enum PreeditCursor: Hashable, Sendable {
    /// Behind so many scalars.
    case position(Int)
    /// Nowhere: it is not shown.
    case hidden
  }

  /// The names of the real modifiers.
  static let modifierNames = Modifiers.realNames

  /// Which part of the state of the modifiers is meant.
  public enum ModifierPart: String, CaseIterable, Hashable, Sendable {
    case depressed, latched, locked, effective
  }
}

/// Which message is meant: by its code, by a part of its words, or by both.
public struct MessagePattern: Hashable, Sendable {
  /// The code; nil for any.
  public var code: DiagnosticCode?
  /// Words that the message or its hint holds; nil for any.
  public var words: String?

  /// Whether a message is the one that is meant.
  public func matches(_ message: Diagnostic) -> Bool {
    if let code, code != message.code { return false }
    guard let words else { return true }
    return message.message.contains(words) || message.hint?.contains(words) ?? false
  }
}
