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
  private let content: Content

  /// What the slot has; references, so that edits happen in place.
  private enum Content {
    case plain(Plain)
    case hidden(Hidden)
  }

  private final class Plain {
    @exclusivity(unchecked) var field: TextField
    init(_ field: TextField) { self.field = field }
  }

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
      content = .plain(Plain(Self.textField(.plain, configuration)))
    case .hidden(let accept, let settle):
      isHidden = true
      let field = HiddenField(accepts: accept, settles: settle, field: Self.textField(.hidden, configuration))
      content = .hidden(Hidden(field, EmojiPicker(existing: configuration.icon)))
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
  var field: TextField {
    switch content {
    case .plain(let plain): plain.field
    case .hidden(let hidden): hidden.field.field
    }
  }

  /// The icon button; nil for a plain field.
  var picker: EmojiPicker? {
    switch content {
    case .plain: nil
    case .hidden(let hidden): hidden.picker
    }
  }

  /// Gives the field the focus, if its delegate allows it.
  func begin() -> Bool {
    switch content {
    case .plain(let plain): plain.field.becomeFirstResponder()
    case .hidden(let hidden): hidden.field.open()
    }
  }

  /// Changes the field in place; a hidden field returns the outcomes.
  func edit(_ change: (inout TextField) -> EditResult) -> (result: EditResult, outcomes: [HiddenFieldOutcome]) {
    switch content {
    case .plain(let plain): return (change(&plain.field), [])
    case .hidden(let hidden):
      var result = EditResult.unchanged
      let outcomes = hidden.field.edit {
        result = change(&$0)
        return result
      }
      return (result, outcomes)
    }
  }

  /// The events since the last call; none unless the configuration asks for them.
  func takeEvents() -> [TextFieldEvent] {
    switch content {
    case .plain(let plain): plain.field.takeEvents()
    case .hidden(let hidden): hidden.field.takeEvents()
    }
  }

  /// Lets a hidden field commit or discard what it holds; a plain field has nothing to do.
  func settle(_ cause: CommitTrigger) -> [HiddenFieldOutcome] {
    switch content {
    case .plain: []
    case .hidden(let hidden): hidden.field.settle(cause)
    }
  }

  /// Changes the icon button in place; a plain field has none.
  func editPicker(_ change: (inout EmojiPicker) -> Void) {
    switch content {
    case .plain: break
    case .hidden(let hidden): change(&hidden.picker)
    }
  }

  /// Keeps what a hidden field lost or did not take.
  func note(refused text: String) { refused.append(text) }
  func note(discarded text: String) { discarded.append(text) }
}

// The fast path, which hidden fields never take.
extension FieldSlot {
  /// Whether a character that is typed only goes into the text.
  var canInsertDirectly: Bool {
    switch content {
    case .plain(let plain): plain.field.canInsertDirectly
    case .hidden: false
    }
  }

  /// Inserts a character in a field that takes it directly.
  func insertDirectly(_ scalar: Unicode.Scalar) {
    switch content {
    case .plain(let plain): plain.field.insertDirectly(scalar)
    case .hidden: break
    }
  }

  /// Whether a method's character answer only changes the text.
  var canMarkDirectly: Bool {
    switch content {
    case .plain(let plain): plain.field.canMarkDirectly
    case .hidden: false
    }
  }

  /// Whether text is marked.
  var hasMarkedText: Bool {
    switch content {
    case .plain(let plain): plain.field.markedRange != nil
    case .hidden(let hidden): hidden.field.field.markedRange != nil
    }
  }

  /// Commits and marks a character or nothing each in a field that takes them directly.
  func applyDirectly(commit: Unicode.Scalar?, marked: Unicode.Scalar?) {
    switch content {
    case .plain(let plain): plain.field.applyDirectly(commit: commit, marked: marked)
    case .hidden: break
    }
  }
}
