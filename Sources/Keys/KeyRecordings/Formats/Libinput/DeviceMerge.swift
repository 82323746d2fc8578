/// The key events of several devices, which a recording gives one device after the other.
struct DeviceMerge {
  /// How many events are kept; a day of typing has fewer.
  static let limit = 262_144

  private struct Entry {
    var event: KernelEvent
    var line: Int32
    var column: Int32
  }

  private var entries: [Entry] = []

  /// Keeps an event; answers false where there are too many.
  mutating func add(_ event: KernelEvent, _ place: EventLocation) -> Bool {
    guard entries.count < Self.limit else { return false }
    entries.append(Entry(event: event, line: Int32(clamping: place.line), column: Int32(clamping: place.column)))
    return true
  }

  /// The events by time; those of one moment stay as the recording has them.
  var sorted: [(event: KernelEvent, place: EventLocation)] {
    let order = entries.indices.sorted { a, b in
      let (first, second) = (entries[a].event, entries[b].event)
      return (first.seconds, first.microseconds, a) < (second.seconds, second.microseconds, b)
    }
    return order.map { index in
      let entry = entries[index]
      return (entry.event, EventLocation(line: Int(entry.line), column: Int(entry.column)))
    }
  }
}
