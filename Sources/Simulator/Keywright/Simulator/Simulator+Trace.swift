import InputModes
import KeywrightKeyEvents
import KeywrightXKB
import TextFields

extension Simulator {
  /// Begins a step of the trace, if anybody reads it.
  func beginTrace(_ kind: TraceEvent.Kind) {
    guard onTrace != nil, trace == nil else { return }
    trace = TraceEvent(kind, at: clock.now)
  }

  /// Ends the step and hands it to the reader.
  func endTrace() {
    guard var event = trace else { return }
    trace = nil
    event.mode = session?.mode.id ?? event.mode
    event.field = focusedField
    event.candidates = candidates
    event.auxiliaryLine = auxiliaryLine
    if let focused { event.picture = fields[focused].field.pictureAroundCaret }
    callingOut { onTrace?(event) }
  }

  func traceKey(_ keystroke: Keystroke, _ keyboard: Keyboard) {
    guard trace != nil else { return }
    let names = keyboard.keymap.layoutNames
    trace?.keystroke = keystroke
    trace?.keyLabel = keyNames.notationName(of: keystroke.event.code)
    trace?.keyName = keyboard.keymap.name(of: keystroke.event.code)
    trace?.layoutName = keystroke.layout.flatMap { names.indices.contains($0) ? names[$0] : nil }
    trace?.mode = session?.mode.id
  }

  /// Adds a reason to the step.
  func explain(_ reason: @autoclosure () -> String) {
    guard trace != nil else { return }
    let reason = reason()
    guard !reason.isEmpty else { return }
    let separator = trace?.because.isEmpty ?? true ? "" : "; "
    trace?.because += separator + reason
  }

  func explainWithheld(_ keystroke: Keystroke) {
    explain(KeystrokeReason(keystroke, layoutName: trace?.layoutName).withheld)
  }

  func explainHandled(_ keystroke: Keystroke) {
    guard keystroke.types else { return }
    explain("\(KeystrokeReason(keystroke, layoutName: trace?.layoutName).origin); the mode used the key")
  }

  func explainPassed(_ keystroke: Keystroke, _ key: FieldKey) {
    explain(KeystrokeReason(keystroke, layoutName: trace?.layoutName).passed(key))
  }
}

extension TextField {
  /// How many scalars on each side of the caret a trace shows.
  private static let shownLimit = 48

  /// The picture of a text, cut to what lies around the caret.
  fileprivate var pictureAroundCaret: String {
    guard buffer.count > 2 * Self.shownLimit else { return picture }
    let start = max(0, selection.head - Self.shownLimit)
    let end = min(buffer.count, selection.head + Self.shownLimit)
    var excerpt = TextField(kind)
    _ = excerpt.becomeFirstResponder()
    excerpt.setText(buffer.string(in: start..<end))
    if let markedText, let range = markedRange, range.clamped(to: start..<end) == range {
      excerpt.select(range.lowerBound - start..<range.upperBound - start)
      excerpt.setMarkedText(markedText)
    } else {
      excerpt.select(TextSelection(anchor: selection.anchor - start, head: selection.head - start))
    }
    return (start > 0 ? "…" : "") + excerpt.picture + (end < buffer.count ? "…" : "")
  }
}
