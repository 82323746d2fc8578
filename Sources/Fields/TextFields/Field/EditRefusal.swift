/// Why a field did not take an edit.
public enum EditRefusal: Error, Hashable, Sendable {
  /// The field is not the first responder: nobody types into it.
  case notFirstResponder
  /// The delegate's should-change said no.
  case delegate
  /// The text would grow too long.
  case tooLong(TextTooLong)

  /// What is wrong, one sentence without a full stop.
  public var message: String {
    switch self {
    case .notFirstResponder: "the field is not the first responder"
    case .delegate: "the field's delegate refused the change"
    case .tooLong(let error): error.message
    }
  }

  /// What the user can do, one sentence without a full stop.
  public var hint: String {
    switch self {
    case .notFirstResponder: "focus the field before typing"
    case .delegate: "type something that the delegate's should-change allows"
    case .tooLong(let error): error.hint
    }
  }
}
