import EmojiPicker
import InputModes
import TextFields

/// A text field of the simulation with what belongs to it; the simulator alone has it.
///
/// A class, so that looking at it copies nothing; unchecked as the simulator is.
final class FieldSlot {
  let name: String
  let preferences: [ModePreference]
  /// The icon button; nil for a plain field.
  @exclusivity(unchecked) private(set) var picker: EmojiPicker?
  @exclusivity(unchecked) private(set) var discarded: [String] = []
  @exclusivity(unchecked) private(set) var refused: [String] = []
  /// The mode whose method marked text last.
  @exclusivity(unchecked) var markOwner: InputModeID?
  // A hidden field wraps its text field, so that of the two only one is in use; edits happen in place.
  @exclusivity(unchecked) private var plain = TextField()
  @exclusivity(unchecked) private var hidden: HiddenField?

  init(_ configuration: FieldConfiguration) {
    name = configuration.name
    preferences = configuration.preferences
    switch configuration.kind {
    case .plain:
      isHidden = false
      plain = Self.textField(.plain, configuration)
    case .hidden(let accept, let settle):
      isHidden = true
      hidden = HiddenField(accepts: accept, settles: settle, field: Self.textField(.hidden, configuration))
      picker = EmojiPicker(existing: configuration.icon)
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

  /// The text field, of a hidden one the one underneath.
  var field: TextField { hidden?.field ?? plain }

  /// Whether it is the hidden field of an icon button.
  let isHidden: Bool

  /// Gives the field the focus, if its delegate allows it.
  func begin() -> Bool { hidden?.open() ?? plain.becomeFirstResponder() }

  /// Does something to the field in place; a hidden field answers what came of it.
  func edit(_ change: (inout TextField) -> EditResult) -> (result: EditResult, outcomes: [HiddenFieldOutcome]) {
    guard isHidden else { return (change(&plain), []) }
    var result = EditResult.unchanged
    let outcomes = hidden?.edit {
      result = change(&$0)
      return result
    }
    return (result, outcomes ?? [])
  }

  /// Whether a character that is typed does nothing but come into the text of this plain field.
  var takesPlainCharacters: Bool { plain.takesPlainCharacters }

  /// Inserts a character in a plain field that takes them.
  func insertPlainly(_ scalar: Unicode.Scalar) { plain.insertPlainly(scalar) }

  /// Whether a method's plain answer does nothing but change the text of this plain field.
  var takesPlainMarks: Bool { plain.takesPlainMarks }

  /// Whether text is marked in this plain field.
  var isPlainlyMarked: Bool { plain.markedRange != nil }

  /// Commits and marks a character or nothing each in a plain field that takes them.
  func applyPlainly(commit: Unicode.Scalar?, marked: Unicode.Scalar?) {
    plain.applyPlainly(commit: commit, marked: marked)
  }

  /// The events since the last call; none unless the configuration asks for them.
  func takeEvents() -> [TextFieldEvent] { hidden?.takeEvents() ?? plain.takeEvents() }

  /// Lets a hidden field make up its mind; nothing comes of it for a plain one.
  func settle(_ cause: SettleCause) -> [HiddenFieldOutcome] { hidden?.settle(cause) ?? [] }

  /// Does something to the icon button in place; nothing for a plain field.
  func editPicker(_ change: (inout EmojiPicker) -> Void) {
    guard var picker else { return }
    change(&picker)
    self.picker = picker
  }

  /// Keeps what a hidden field lost or did not take.
  func note(refused text: String) { refused.append(text) }
  func note(discarded text: String) { discarded.append(text) }
}
