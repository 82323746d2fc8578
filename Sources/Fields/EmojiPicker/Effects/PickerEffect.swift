public import InputModes

/// Something that the picker makes happen on the screen or in the hand.
public enum PickerEffect: Hashable, Sendable {
  /// The hidden field becomes first responder.
  case focused
  /// The keyboard of this mode is shown, and why this one; nil when no mode is active.
  case keyboardShown(mode: InputModeID?, reason: ResolutionReason)
  /// The button shows this icon: image gone, title set, tint primary 600, dashed circle hidden.
  case iconSet(String)
  /// The button shows the plus image: title gone, template image, tint, dashed circle shown.
  case iconRemoved
  /// An animation that had not ended is dropped: the next one starts from identity.
  case animationReset
  /// The button begins to shrink, from identity.
  case bounceBegan
  /// The button begins to grow back.
  case bounceReturned
  /// The button is at rest.
  case bounceEnded
  /// The device gives a tap.
  case haptic(Haptic)
  /// The hidden field is emptied, without an event.
  case fieldCleared
  /// The hidden field gives up the focus.
  case resigned
  /// The keyboard goes away.
  case keyboardHidden

  /// The name of the effect, for traces and tests.
  public var name: String {
    switch self {
    case .focused: "focused"
    case .keyboardShown: "keyboardShown"
    case .iconSet: "iconSet"
    case .iconRemoved: "iconRemoved"
    case .animationReset: "animationReset"
    case .bounceBegan: "bounceBegan"
    case .bounceReturned: "bounceReturned"
    case .bounceEnded: "bounceEnded"
    case .haptic(let haptic): "haptic(\(haptic.rawValue))"
    case .fieldCleared: "fieldCleared"
    case .resigned: "resigned"
    case .keyboardHidden: "keyboardHidden"
    }
  }
}
