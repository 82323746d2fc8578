import EmojiPicker
import InputModes
import TextFields

/// A text field of the simulation with what belongs to it; the simulator alone has it.
///
/// A class, so that looking at it copies nothing; unchecked as the simulator is.
final class FieldSlot {
  let name: String
  let preferences: [ModePreference]
  /// Whether it is the hidden field of an icon button.
  let isHidden: Bool
  /// The mode whose method marked text last.
  @exclusivity(unchecked) var markOwner: InputModeID?
  @exclusivity(unchecked) private(set) var discarded: [String] = []
  @exclusivity(unchecked) private(set) var refused: [String] = []
  /// The text field of a plain field, stored here and not behind a reference, which would cost each key a third of its time.
  @exclusivity(unchecked) private var plain = TextField()
  private let hidden: Hidden?

  /// A hidden field with its icon button.
  private final class Hidden {
    @exclusivity(unchecked) var field: HiddenField
    @exclusivity(unchecked) var picker: EmojiPicker
    init(_ field: HiddenField, _ picker: EmojiPicker) {
      self.field = field
      self.picker = picker
    }
  }

  init(_ configuration: FieldConfiguration) {
    name = configuration.name
    preferences = configuration.preferences
    switch configuration.kind {
    case .plain:
      isHidden = false
      hidden = nil
      plain = Self.textField(.plain, configuration)
    case .hidden(let accept, let settle):
      isHidden = true
      let field = HiddenField(accepts: accept, settles: settle, field: Self.textField(.hidden, configuration))
      hidden = Hidden(field, EmojiPicker(existing: configuration.icon))
    }
  }

  private static func textField(_ kind: TextFieldKind, _ configuration: FieldConfiguration) -> TextField {
    var field = TextField(kind)
    field.backspace = configuration.backspace
    if let context = configuration.context { field.traits.contextIdentifier = context }
    if kind == .plain { field.setText(configuration.initial) }
    field.recordsEvents = configuration.recordsEvents
    return field
  }

  /// The text field; of a hidden field, the one it wraps.
  var field: TextField { hidden?.field.field ?? plain }

  /// The icon button; nil for a plain field.
  var picker: EmojiPicker? { hidden?.picker }

  /// Gives the field the focus, if its delegate allows it.
  func begin() -> Bool { hidden?.field.open() ?? plain.becomeFirstResponder() }

  /// Changes the field in place; a hidden field returns the outcomes.
  func edit(_ change: (inout TextField) -> EditResult) -> (result: EditResult, outcomes: [HiddenFieldOutcome]) {
    guard let hidden else { return (change(&plain), []) }
    var result = EditResult.unchanged
    let outcomes = hidden.field.edit {
      result = change(&$0)
      return result
    }
    return (result, outcomes)
  }

  /// The events since the last call; none unless the configuration asks for them.
  func takeEvents() -> [TextFieldEvent] { hidden?.field.takeEvents() ?? plain.takeEvents() }

  /// Lets a hidden field commit or discard what it holds; a plain field has nothing to do.
  func settle(_ cause: CommitTrigger) -> [HiddenFieldOutcome] { hidden?.field.settle(cause) ?? [] }

  /// Changes the icon button in place; a plain field has none.
  func editPicker(_ change: (inout EmojiPicker) -> Void) {
    if let hidden { change(&hidden.picker) }
  }

  /// Keeps what a hidden field lost or did not take.
  func note(refused text: String) { refused.append(text) }
  func note(discarded text: String) { discarded.append(text) }
}

// The fast path, which hidden fields never take: their plain field never has the focus.
extension FieldSlot {
  /// Whether a character that is typed only goes into the text.
  var canInsertDirectly: Bool { plain.canInsertDirectly }

  /// Inserts a character in a field that takes it directly.
  func insertDirectly(_ scalar: Unicode.Scalar) { plain.insertDirectly(scalar) }

  /// Whether a method's character answer only changes the text.
  var canMarkDirectly: Bool { plain.canMarkDirectly }

  /// Whether text is marked in this plain field.
  var hasMarkedText: Bool { plain.markedRange != nil }

  /// Commits and marks a character or nothing each in a field that takes them directly.
  func applyDirectly(commit: Unicode.Scalar?, marked: Unicode.Scalar?) {
    plain.applyDirectly(commit: commit, marked: marked)
  }
}
