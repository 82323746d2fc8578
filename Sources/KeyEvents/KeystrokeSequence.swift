public import Diagnostics

/// What a person does at a keyboard, in order, with where each step was written and what was wrong with it.
public struct KeystrokeSequence: Hashable, Sendable {
  /// The steps, in order.
  @inlinable public var actions: [KeystrokeAction] { steps }
  /// For each step, by its index, where it was written.
  @inlinable public var places: PlaceList { stepPlaces }
  /// The messages, in the order of what they are about.
  public var diagnostics: [Diagnostic] = []

  @usableFromInline var steps: [KeystrokeAction] = []
  @usableFromInline var stepPlaces: PlaceList

  /// No steps yet, from a file or an argument of this name.
  public init(file: String? = nil) { stepPlaces = PlaceList(file: file) }

  /// Whether a message is an error, so that the steps are not all that was meant.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Adds a step; line and column are from 1, or 0 where the step has no such place.
  @inlinable
  @inline(__always)
  public mutating func append(_ action: consuming KeystrokeAction, line: Int = 0, column: Int = 0) {
    steps.append(action)
    stepPlaces.append(line: line, column: column)
  }

  /// Makes room for the next part of a stream: the steps go, the messages stay.
  public mutating func removeActions() {
    steps.removeAll(keepingCapacity: true)
    stepPlaces.removeAll(keepingCapacity: true)
  }
}
