public import EmojiPicker
import InputModes
public import KeywrightDiagnostics
import KeywrightXKB
public import TextFields

extension Simulator {
  /// The text of the field that has, or last had, the focus as a person sees it, marked text included.
  public var text: String { shownField?.field.text ?? "" }

  /// A warning when the text holds marked text that would go if the field were left now; nil otherwise.
  public var unfinishedText: Diagnostic? {
    guard let focused, let session, session.policies.onBlur == .discard,
      let marked = fields[focused].field.markedText?.text, !marked.isEmpty
    else { return nil }
    return .warning(
      .textUnfinished,
      "the text ends with \(Quoted.text(marked)), which the mode \(session.mode.id) has only marked: leaving the field drops it",
      hint: session.auxiliaryLine.isEmpty
        ? "end it with the keys of the mode, which keywright help modes lists"
        : "the mode says: \(session.auxiliaryLine)")
  }

  /// The name of the field that has, or last had, the focus; else of the first one.
  public var shownFieldName: String? { shownField?.name }

  /// The text with `|` for the caret, `[…]` around marked text and `«…»` around a selection.
  public var picture: String { shownField?.field.picture ?? "" }

  /// The text of a field; nil when there is none of that name.
  public func text(of field: String) -> String? { fields.first { $0.name == field }?.field.text }

  /// A field as it is now, of a hidden one the one underneath; without a name the one that has, or last had, the focus.
  public func textField(_ name: String? = nil) -> TextField? {
    guard let name else { return shownField?.field }
    return fields.first { $0.name == name }?.field
  }

  /// What happened to a field since the last call, in UIKit's order; none unless its configuration records events.
  public func takeEvents(of field: String) -> [TextFieldEvent] {
    guard let index = fields.firstIndex(where: { $0.name == field }) else { return [] }
    return fields[index].takeEvents()
  }

  /// The icon button of a hidden field, the first one without a name.
  public func picker(_ name: String? = nil) -> EmojiPicker? {
    fields.first { $0.isHidden && (name == nil || $0.name == name) }?.picker
  }

  /// What the icon button of a hidden field did, the first one without a name.
  public func pickerOutcome(_ name: String? = nil) -> PickerOutcome? {
    fields.first { $0.isHidden && (name == nil || $0.name == name) }.flatMap(Self.pickerOutcome)
  }

  /// What has become of everything so far.
  public var outcome: Outcome {
    let state = keyboards.current.state
    let layout = state.layoutIndex
    let names = keyboards.current.keymap.layoutNames
    return Outcome(
      text: text, preedit: shownField?.field.markedText?.text ?? "", commits: journal.commits, typed: journal.typed,
      keysyms: journal.keysyms, modifiers: state.modifiers,
      layout: (layout, names.indices.contains(layout) ? names[layout] : ""), leds: state.leds, mode: resolution,
      picker: pickerOutcome(), candidates: candidates, auxiliaryLine: auxiliaryLine, warnings: warnings)
  }

  private var shownField: FieldSlot? { (focused ?? lastFocused).map { fields[$0] } ?? fields.first }

  private static func pickerOutcome(_ slot: FieldSlot) -> PickerOutcome? {
    slot.picker.map { picker in
      PickerOutcome(
        state: picker.state, committed: picker.committed, discarded: slot.discarded, refused: slot.refused,
        saved: picker.saved, effects: picker.effects)
    }
  }
}
