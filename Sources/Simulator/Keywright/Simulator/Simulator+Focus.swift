public import EmojiPicker
import InputModes
import KeywrightKeyEvents
import KeywrightXKB
import TextFields

extension Simulator {
  /// The name of the field that has the focus; nil when none has.
  public var focusedField: String? { focused.map { fields[$0].name } }

  /// The names of the fields, in order.
  public var fieldNames: [String] { fields.map(\.name) }

  /// Gives a field the focus and the mode that is resolved for it; for a hidden field this is a tap on its button.
  ///
  /// - Returns: whether the field has the focus now.
  @discardableResult
  public func focus(_ name: String) -> Bool {
    checkCaller()
    guard let index = fields.firstIndex(where: { $0.name == name }) else { return false }
    guard focused != index else { return true }
    blur()
    beginTrace(fields[index].isHidden ? .tap : .focus)
    guard fields[index].begin() else {
      endTrace()
      return false
    }
    focused = index
    let slot = fields[index]
    let resolution = resolver.resolve(
      slot.preferences, context: slot.field.traits.contextIdentifier, in: registry)
    let now = clock.now
    fields[index].editPicker { $0.tap(resolution, at: now) }
    enter(resolution)
    endTrace()
    return focused == index
  }

  /// Takes the focus from the field that has it; its marked text goes the way that the method stated.
  public func blur() {
    checkCaller()
    guard let focused else { return }
    let isStep = trace == nil
    if isStep { beginTrace(.blur) }
    leaveSession(.blur)
    // Deactivating may have ended the session of a hidden field already.
    if self.focused == focused {
      if fields[focused].isHidden {
        carryOut(fields[focused].settle(.blur))
      } else {
        // The method's policy has been carried out, and may be that marked text stays marked.
        _ = fields[focused].edit { $0.resignFirstResponder(marked: .keep) ? .applied : .unchanged }
        trace?.edits.append(.resigned)
      }
      loseFocus()
    }
    if isStep { endTrace() }
  }

  /// Nobody has the focus; a pending Compose sequence is dropped, as toolkits do when a field loses it.
  func loseFocus() {
    focused = nil
    keyboards.current.resetCompose()
  }

  /// The input ends: what a hidden field has collected counts as complete.
  public func finish() {
    checkCaller()
    guard let focused, fields[focused].isHidden else { return }
    beginTrace(.end)
    carryOut(fields[focused].settle(.endOfInput))
    endTrace()
  }

  /// Taps the icon button of a hidden field, the first one without a name.
  @discardableResult
  public func tap(_ name: String? = nil) -> Bool {
    guard let slot = fields.first(where: { $0.isHidden && (name == nil || $0.name == name) }) else { return false }
    return focus(slot.name)
  }

  /// Presses the icon button long; a running session ends first.
  public func longPress(_ phase: LongPressPhase = .began, _ name: String? = nil) {
    checkCaller()
    guard let index = fields.firstIndex(where: { $0.isHidden && (name == nil || $0.name == name) }) else { return }
    beginTrace(.longPress)
    if phase == .began, focused == index { blur() }
    let now = clock.now
    fields[index].editPicker { $0.longPress(phase, at: now) }
    endTrace()
  }
}
