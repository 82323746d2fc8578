public import Diagnostics

/// What a person does at a keyboard, in order, with where each step was written and what was wrong with it.
public struct KeystrokeSequence: Hashable, Sendable {
  /// The steps, in order.
  public private(set) var actions: [KeystrokeAction] = []
  /// For each step, by its index, where it was written.
  public private(set) var places: PlaceList
  /// The messages, in the order of what they are about.
  public var diagnostics: [Diagnostic] = []

  /// No steps yet, from a file or an argument of this name.
  public init(file: String? = nil) { places = PlaceList(file: file) }

  /// Whether a message is an error, so that the steps are not all that was meant.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Adds a step; line and column are from 1, or 0 where the step has no such place.
  public mutating func append(_ action: consuming KeystrokeAction, line: Int = 0, column: Int = 0) {
    actions.append(action)
    places.append(line: line, column: column)
  }

  /// Makes room for the next part of a stream: the steps go, the messages stay.
  public mutating func removeActions() {
    actions.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
  }
}
