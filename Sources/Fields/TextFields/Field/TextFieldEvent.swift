/// What happens to a field, in UIKit's order: should-change, the mutation, then selection and text changed.
public enum TextFieldEvent: Hashable, Sendable {
  /// The delegate was asked whether editing may begin.
  case shouldBeginEditing(allowed: Bool)
  /// The field has become the first responder.
  case didBeginEditing
  /// The delegate was asked whether a range may be replaced; the range is that of the text before.
  case shouldChange(range: Range<Int>, replacement: String, allowed: Bool)
  /// The caret or the selection is elsewhere.
  case selectionChanged(TextSelection)
  /// A person or an input method changed the text.
  case editingChanged
  /// The delegate was asked whether Return may end editing.
  case shouldReturn(allowed: Bool)
  /// The delegate was asked whether editing may end.
  case shouldEndEditing(allowed: Bool)
  /// The field is no longer the first responder.
  case didEndEditing

  /// Whether this is a question to the delegate, which the handler is not told.
  public var isQuestion: Bool {
    switch self {
    case .shouldBeginEditing, .shouldChange, .shouldReturn, .shouldEndEditing: true
    case .didBeginEditing, .selectionChanged, .editingChanged, .didEndEditing: false
    }
  }
}
