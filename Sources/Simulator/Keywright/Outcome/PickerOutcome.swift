public import EmojiPicker
import TextFields

/// What the icon button of a hidden field did.
public struct PickerOutcome: Sendable {
  /// What the button holds.
  public var state: IconState
  /// What was committed, in order.
  public var committed: [String]
  /// Graphemes that came with a committed one and vanished.
  public var discarded: [String]
  /// What was not accepted.
  public var refused: [String]
  /// What saving stores.
  public var saved: SavedIcon
  /// What happened on the screen and in the hand, in order.
  public var effects: [TimedEffect]
}
