/// The input modes that the text fields of an app share: a registry that tells observers of its changes.
///
/// Observers belong to the center, not to the value: on a copy of ``registry`` something can be tried without anybody hearing
/// of it. A center belongs to one task at a time, such as the main actor.
///
/// ```swift
/// let center = InputModeCenter(InputModeRegistry(modes))
/// let observation = center.observe { change in print(change) }
/// center.replaceActiveInputModes(with: modesOfTheSystem())
/// observation.cancel()
/// ```
public final class InputModeCenter {
  /// A registration of an observer; it ends with ``cancel()`` or with the value itself.
  public final class Observation {
    private weak var center: InputModeCenter?

    fileprivate init(_ center: InputModeCenter) { self.center = center }

    deinit { cancel() }

    /// Ends the observation; a second call does nothing.
    public func cancel() { center?.observers.removeAll { $0.id == ObjectIdentifier(self) } }
  }

  /// The modes, the one in use, and what contexts remember.
  public private(set) var registry: InputModeRegistry
  private var observers: [(id: ObjectIdentifier, handler: (RegistryChange) -> Void)] = []
  private var waiting: [RegistryChange] = []
  private var isTelling = false

  /// A center with these modes and this memory.
  public init(_ registry: InputModeRegistry = InputModeRegistry()) {
    self.registry = registry
    self.registry.recordsChanges = true
    _ = self.registry.takeChanges()
  }

  /// Calls a handler after each change, for as long as the answer is kept.
  ///
  /// A handler may change the center: those changes are reported to everybody after the ones that are due.
  public func observe(_ handler: @escaping (RegistryChange) -> Void) -> Observation {
    let observation = Observation(self)
    observers.append((ObjectIdentifier(observation), handler))
    return observation
  }

  /// Makes these the active modes, in this order.
  public func replaceActiveInputModes(with modes: [InputMode]) { change { $0.replaceActiveInputModes(with: modes) } }

  /// Switches a mode on, at a place of the order or at its end; false when it was on already.
  @discardableResult
  public func add(_ mode: InputMode, at place: Int? = nil) -> Bool { change { $0.add(mode, at: place) } }

  /// Switches a mode off; false when it was off.
  @discardableResult
  public func remove(_ id: InputModeID) -> Bool { change { $0.remove(id) } }

  /// Moves a mode to another place of the order; false when it is off.
  @discardableResult
  public func move(_ id: InputModeID, to place: Int) -> Bool { change { $0.move(id, to: place) } }

  /// Takes a mode into use; false when it is not active.
  @discardableResult
  public func use(_ id: InputModeID) -> Bool { change { $0.use(id) } }

  /// Keeps the user's choice for a context; nil is the memory that contexts without an identifier share.
  public func remember(_ id: InputModeID, for context: String?) { change { $0.remember(id, for: context) } }

  private func change<Result>(_ body: (inout InputModeRegistry) -> Result) -> Result {
    let result = body(&registry)
    waiting += registry.takeChanges()
    guard !isTelling else { return result }
    isTelling = true
    while !waiting.isEmpty {
      let change = waiting.removeFirst()
      for observer in observers { observer.handler(change) }
    }
    isTelling = false
    return result
  }
}
