/// A text field: text, caret, marked text and focus, edited as a person or an input method does.
///
/// Edits by a person need the focus; ``setText(_:)`` is the program's own and raises no event. While text is marked, the
/// caret lies in it. What happens is told to the ``handler`` and the log, in UIKit's order, if there is any of them.
///
/// ```swift
/// var field = TextField()
/// field.becomeFirstResponder()
/// field.insert("한글")
/// field.deleteBackward()
/// print(field.picture)  // 한|
/// ```
public struct TextField: Sendable {
  /// Is told what has happened (questions go to the delegate and the log only), and may change the field meanwhile.
  ///
  /// What it does to text and caret raises no events. It may resign the field: those events follow when it returns. It
  /// cannot make this field the first responder.
  public typealias Handler = @Sendable (TextFieldEvent, inout TextField) -> Void

  /// Which sort of field it is.
  public let kind: TextFieldKind
  /// What the field asks of the keyboard and how it looks.
  public var traits: TextFieldTraits
  /// How much BackSpace deletes.
  public var backspace = BackspaceUnit.grapheme
  /// What the owner decides.
  public var delegate = TextFieldDelegate()
  /// Is told what happens.
  public var handler: Handler?
  /// Whether events are kept until ``takeEvents()``.
  public var recordsEvents = false

  /// The text, the marked part included.
  public internal(set) var buffer: TextBuffer
  /// The caret and what is selected.
  public internal(set) var selection = TextSelection(caret: 0)
  /// Whether keys go to this field.
  public internal(set) var isFirstResponder = false

  @usableFromInline var marked: MarkedRange?
  /// The column that a run of steps up and down aims at.
  var goalColumn: Int?
  var reporting = EventReporting()

  /// An empty field with the traits of its kind.
  public init(_ kind: TextFieldKind = .plain, limit: Int = TextBuffer.defaultLimit) {
    self.kind = kind
    traits = TextFieldTraits(kind)
    buffer = TextBuffer(limit: limit)
  }

  /// The text, the marked part included.
  public var text: String { buffer.string }

  /// The scalars that are marked; nil when none are.
  public var markedRange: Range<Int>? { marked?.range }

  /// The marked text with its looks and its caret; nil when nothing is marked.
  public var markedText: MarkedText? {
    guard let marked else { return nil }
    return MarkedText(
      buffer.string(in: marked.range), spans: marked.spans,
      cursor: marked.showsCaret ? selection.head - marked.range.lowerBound : nil)
  }

  /// Sets the text by program: no question, no event. The caret goes to its end, nothing is marked.
  @discardableResult
  public mutating func setText(_ text: String) -> EditResult {
    do {
      try buffer.replace(0..<buffer.count, with: text)
    } catch {
      return .refused(.tooLong(error))
    }
    marked = nil
    goalColumn = nil
    selection = TextSelection(caret: buffer.count)
    return .applied
  }
}
