/// The log of a field's events, and those that wait until the handler returns.
struct EventReporting: Sendable {
  var log: [TextFieldEvent] = []
  var isHandling = false
  var waiting: [TextFieldEvent] = []
}
