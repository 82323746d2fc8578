/// What the owner of a field decides; a question without an answer is answered yes.
public struct TextFieldDelegate: Sendable {
  /// Whether editing may begin.
  public var shouldBeginEditing: (@Sendable (TextField) -> Bool)?
  /// Whether the scalars of a range may be replaced by a text.
  public var shouldChange: (@Sendable (TextField, Range<Int>, String) -> Bool)?
  /// Whether Return may end editing.
  public var shouldReturn: (@Sendable (TextField) -> Bool)?
  /// Whether editing may end.
  public var shouldEndEditing: (@Sendable (TextField) -> Bool)?

  /// A delegate that allows everything.
  public init() {}
}
