extension TextField {
  /// The events since the last call, oldest first; none unless ``recordsEvents`` is set.
  public mutating func takeEvents() -> [TextFieldEvent] {
    defer { reporting.log = [] }
    return reporting.log
  }

  /// Whether anybody hears of events.
  var isObserved: Bool { recordsEvents || handler != nil }

  /// Reports a change of text or caret; what the handler itself does goes unreported.
  mutating func report(_ event: @autoclosure () -> TextFieldEvent) {
    guard isObserved, !reporting.isHandling else { return }
    deliver(event())
  }

  /// Reports a change of focus; when the handler causes it, the event waits until the handler returns.
  mutating func reportFocus(_ event: TextFieldEvent) {
    guard isObserved else { return }
    if reporting.isHandling { reporting.waiting.append(event) } else { deliver(event) }
  }

  private mutating func deliver(_ event: TextFieldEvent) {
    tell(event)
    // Ends: the handler can resign the field once and cannot focus it again.
    while !reporting.waiting.isEmpty { tell(reporting.waiting.removeFirst()) }
  }

  private mutating func tell(_ event: TextFieldEvent) {
    if recordsEvents { reporting.log.append(event) }
    // A question is the delegate's to answer: a handler that changed the field now would make the answer stale.
    guard let handler, !event.isQuestion else { return }
    reporting.isHandling = true
    handler(event, &self)
    reporting.isHandling = false
  }
}
