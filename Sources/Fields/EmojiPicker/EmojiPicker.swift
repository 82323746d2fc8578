public import InputModes

/// The icon button with its hidden field: what a tap, a picked emoji and a long press do, and what is saved.
///
/// The picker decides; who owns the field carries its effects out. Time is handed in, and bounces in flight go on
/// with ``advance(to:)``. Time never runs backwards: one before the last effect counts as that.
///
/// ```swift
/// var picker = EmojiPicker(existing: "🟣")
/// picker.tap(resolution, at: .zero)
/// picker.pick("😀", at: .seconds(1))
/// print(picker.saved.text)  // 😀
/// ```
public struct EmojiPicker: Sendable {
  /// What the button holds.
  public private(set) var state: IconState
  /// Whether the hidden field is waiting for an emoji.
  public private(set) var isEditing = false
  /// Everything that happened, in order.
  public private(set) var effects: [TimedEffect] = []
  /// What was committed, in order.
  public private(set) var committed: [String] = []
  private var bounce: (step: PickerEffect, due: Duration)?

  /// A button on a screen that was opened with this icon; an empty one counts as none.
  public init(existing icon: String? = nil) {
    state = IconState(existing: icon)
  }

  /// How the button looks.
  public var appearance: ButtonAppearance { ButtonAppearance(state) }
  /// What a screen reader says of the button.
  public var accessibility: ButtonAccessibility { ButtonAccessibility(state) }
  /// What saving stores.
  public var saved: SavedIcon { SavedIcon(state) }
  /// When ``advance(to:)`` has something to do; nil when nothing moves.
  public var deadline: Duration? { bounce?.due }

  /// The button was tapped and the field got this mode; false when a session runs already: there is one at a time.
  @discardableResult
  public mutating func tap(_ resolution: Resolution, at now: Duration) -> Bool {
    let now = moment(now)
    guard !isEditing else { return false }
    isEditing = true
    record(.focused, at: now)
    record(.keyboardShown(mode: resolution.mode?.id, reason: resolution.reason), at: now)
    return true
  }

  /// Another mode was taken into use while the field has the focus.
  public mutating func keyboardChanged(_ resolution: Resolution, at now: Duration) {
    let now = moment(now)
    guard isEditing else { return }
    record(.keyboardShown(mode: resolution.mode?.id, reason: resolution.reason), at: now)
  }

  /// The field accepted a grapheme: the icon is set and the session ends. An empty text is no icon and does nothing.
  public mutating func pick(_ icon: String, at now: Duration) {
    let now = moment(now)
    guard !icon.isEmpty else { return }
    state = .picked(icon)
    committed.append(icon)
    record(.iconSet(icon), at: now)
    startBounce(at: now)
    record(.haptic(.soft), at: now)
    record(.fieldCleared, at: now)
    endSession(at: now)
  }

  /// The field lost the focus, or Return was pressed, with nothing to accept: the icon stays as it is.
  public mutating func cancel(at now: Duration) {
    let now = moment(now)
    endSession(at: now)
  }

  /// The button was pressed long; the owner has ended a running session first, by taking the focus from the field.
  public mutating func longPress(_ phase: LongPressPhase, at now: Duration) {
    let now = moment(now)
    guard phase == .began else { return }
    endSession(at: now)
    state = .cleared
    dropBounce(at: now)
    record(.iconRemoved, at: now)
    record(.haptic(.light), at: now)
  }

  /// Lets animations go on until this time.
  public mutating func advance(to now: Duration) {
    while let (step, due) = bounce, due <= now {
      record(step, at: due)
      bounce = step == .bounceReturned ? (.bounceEnded, due + Bounce.growing) : nil
    }
  }

  /// Lets animations go on until a time handed in, and gives the time at which what follows happens.
  private mutating func moment(_ now: Duration) -> Duration {
    advance(to: now)
    return max(now, effects.last?.time ?? now)
  }

  private mutating func startBounce(at now: Duration) {
    dropBounce(at: now)
    record(.bounceBegan, at: now)
    bounce = (.bounceReturned, now + Bounce.shrinking)
  }

  private mutating func dropBounce(at now: Duration) {
    guard bounce != nil else { return }
    bounce = nil
    record(.animationReset, at: now)
  }

  private mutating func endSession(at now: Duration) {
    guard isEditing else { return }
    isEditing = false
    record(.resigned, at: now)
    record(.keyboardHidden, at: now)
  }

  private mutating func record(_ effect: PickerEffect, at time: Duration) {
    effects.append(TimedEffect(effect, at: time))
  }
}
