import EmojiPicker
import InputModes
import TextFields

/// A text field of the simulation with what belongs to it.
struct FieldSlot {
  let name: String
  let preferences: [ModePreference]
  /// The icon button; nil for a plain field.
  private(set) var picker: EmojiPicker?
  private(set) var discarded: [String] = []
  private(set) var refused: [String] = []
  /// The mode whose method marked text last.
  var markOwner: InputModeID?
  // A hidden field wraps its text field, so that of the two only one is in use; edits happen in place.
  private var plain = TextField()
  private var hidden: HiddenField?

  init(_ configuration: FieldConfiguration) {
    name = configuration.name
    preferences = configuration.preferences
    switch configuration.kind {
    case .plain:
      plain = Self.textField(.plain, configuration)
    case .hidden(let accept, let settle):
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

  var isHidden: Bool { hidden != nil }

  /// Gives the field the focus, if its delegate allows it.
  mutating func begin() -> Bool { hidden?.open() ?? plain.becomeFirstResponder() }

  /// Does something to the field in place; a hidden field answers what came of it.
  mutating func edit(_ change: (inout TextField) -> EditResult) -> (result: EditResult, outcomes: [HiddenFieldOutcome])
  {
    guard hidden != nil else { return (change(&plain), []) }
    var result = EditResult.unchanged
    let outcomes = hidden?.edit {
      result = change(&$0)
      return result
    }
    return (result, outcomes ?? [])
  }

  /// The events since the last call; none unless the configuration asks for them.
  mutating func takeEvents() -> [TextFieldEvent] { hidden?.takeEvents() ?? plain.takeEvents() }

  /// Lets a hidden field make up its mind; nothing comes of it for a plain one.
  mutating func settle(_ cause: SettleCause) -> [HiddenFieldOutcome] { hidden?.settle(cause) ?? [] }

  /// Does something to the icon button in place; nothing for a plain field.
  mutating func editPicker(_ change: (inout EmojiPicker) -> Void) {
    guard var picker else { return }
    change(&picker)
    self.picker = picker
  }

  /// Keeps what a hidden field lost or did not take.
  mutating func note(refused text: String) { refused.append(text) }
  mutating func note(discarded text: String) { discarded.append(text) }
}
