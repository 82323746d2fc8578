/// An effect and when it happens.
public struct TimedEffect: Hashable, Sendable {
  /// The time since the start.
  public var time: Duration
  /// What happens.
  public var effect: PickerEffect

  /// An effect at a time since the start.
  public init(_ effect: PickerEffect, at time: Duration) {
    self.time = time
    self.effect = effect
  }
}
