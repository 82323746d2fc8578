import KeywrightDiagnostics

/// Where an event stands in its recording: the number of a binary record, or a line and a column of a text.
struct EventLocation: Hashable {
  /// The record, from 1; 0 in a text.
  var record = 0
  /// The line, from 1; 0 in a binary recording.
  var line = 0
  /// The column, from 1.
  var column = 0

  /// What a sentence about the event begins with.
  var subject: String { record > 0 ? "record \(record)" : "this event" }
  /// What stands before a sentence about something else, where only that tells the place.
  var prefix: String { record > 0 ? "record \(record): " : "" }

  /// The place as a message gives it.
  func source(in file: String?) -> SourcePlace {
    SourcePlace(file: file, line: line > 0 ? line : nil, column: line > 0 && column > 0 ? column : nil)
  }
}
