/// A mode and why it is the one.
public struct Resolution: Equatable, Sendable {
  /// The mode; nil when none is active.
  public var mode: InputMode?
  /// Why, as a word.
  public var reason: ResolutionReason
  /// Why, as a sentence without a full stop.
  public var because: String

  /// A mode and why it is the one.
  public init(mode: InputMode?, reason: ResolutionReason, because: String) {
    self.mode = mode
    self.reason = reason
    self.because = because
  }
}

extension Resolution: CustomStringConvertible {
  /// A line for a person: `emoji, preferred: the field prefers the language emoji, and emoji is active`.
  public var description: String { "\(mode?.id.rawValue ?? "no mode"), \(reason.rawValue): \(because)" }
}
