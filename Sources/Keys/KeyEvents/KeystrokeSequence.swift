public import KeywrightDiagnostics

/// What a person does at a keyboard, in order, with where each step was written and what was wrong with it.
public struct KeystrokeSequence: Hashable, Sendable {
  /// The steps, in order, as they are stored.
  @inlinable public var steps: KeystrokeSteps { stored }
  /// The steps, in order.
  public var actions: [KeystrokeAction] { Array(steps) }
  /// For each step, by its index, where it was written.
  @inlinable public var places: PlaceList { stepPlaces }
  /// The messages, in the order of what they are about.
  public var diagnostics: [Diagnostic] = []

  /// The indices of repeats that were recorded as presses of keys that were down, in order.
  public private(set) var pressesOfHeldKeys: [Int] = []

  @usableFromInline var stored = KeystrokeSteps()
  @usableFromInline var stepPlaces: PlaceList

  /// No steps yet, from a file or an argument of this name.
  public init(file: String? = nil) { stepPlaces = PlaceList(file: file) }

  /// Whether a message is an error, so that the steps are not all that was meant.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Adds a step; line and column are from 1, or 0 where the step has no such place.
  @inlinable
  @inline(__always)
  public mutating func append(_ action: KeystrokeAction, line: Int = 0, column: Int = 0) {
    stored.append(action)
    stepPlaces.append(line: line, column: column)
  }

  /// Takes note that the next step is a repeat that was recorded as a press of a key that was down.
  package mutating func notePressOfHeldKey() { pressesOfHeldKeys.append(stored.count) }

  /// Adds key events without a place, at most so many; a closure puts them where they will stay and answers how many.
  @inlinable
  @inline(__always)
  package mutating func append(upTo count: Int, _ put: (UnsafeMutableBufferPointer<KeystrokeSteps.Step>) -> Int) {
    stored.steps.append(addingCapacity: count) { room in
      room.withUnsafeMutableBufferPointer { room, added in added = put(room) }
    }
    stepPlaces.appendUnknown(count: stored.count - stepPlaces.count)
  }

  /// Makes room for the next part of a stream: the steps go, the messages stay.
  public mutating func removeActions() {
    stored.removeAll()
    stepPlaces.removeAll(keepingCapacity: true)
    pressesOfHeldKeys.removeAll(keepingCapacity: true)
  }
}
