/// The input modes that a person has switched on, in their order, and which one is in use.
///
/// ```swift
/// var registry = InputModeRegistry([english, emoji])
/// registry.use("emoji")
/// registry.move("emoji", to: 0)
/// print(registry.activeInputModes.map(\.id))
/// ```
public struct InputModeRegistry: Sendable {
  /// The active modes in the user's order.
  public private(set) var activeInputModes: [InputMode] = []
  /// The mode in use; nil when none is.
  public private(set) var currentMode: InputModeID?
  /// The mode that was in use before the current one; nil when it was switched off since.
  public private(set) var previousMode: InputModeID?
  // Not the previous mode: the emoji keyboard and its search are each other's previous mode.
  private var modeBeforeEmoji: InputModeID?
  /// What contexts remember; store it, and set it at the next start.
  public var memory = ModeMemory()
  /// Whether changes are kept until ``takeChanges()``.
  public var recordsChanges = false
  private var changes: [RegistryChange] = []

  /// A registry of these modes; of modes with the same id the first counts.
  public init(_ modes: [InputMode] = []) {
    for mode in modes where index(of: mode.id) == nil { activeInputModes.append(mode) }
  }

  /// The active mode with this id; nil when it is not active.
  public func mode(_ id: InputModeID) -> InputMode? {
    activeInputModes.first { $0.id == id }
  }

  /// Switches a mode on, at a place of the order or at its end; false when it was on already.
  @discardableResult
  public mutating func add(_ mode: InputMode, at place: Int? = nil) -> Bool {
    guard index(of: mode.id) == nil else { return false }
    let place = min(max(place ?? activeInputModes.count, 0), activeInputModes.count)
    activeInputModes.insert(mode, at: place)
    note(.added(mode.id, at: place))
    return true
  }

  /// Switches a mode off; false when it was off. What contexts remember of it is kept for when it comes back.
  @discardableResult
  public mutating func remove(_ id: InputModeID) -> Bool {
    guard let place = index(of: id) else { return false }
    activeInputModes.remove(at: place)
    note(.removed(id))
    if previousMode == id { previousMode = nil }
    if modeBeforeEmoji == id { modeBeforeEmoji = nil }
    if currentMode == id {
      currentMode = nil
      note(.current(nil))
    }
    return true
  }

  /// Makes these the active modes, in this order: mirrors the list of a system in one call.
  ///
  /// A mode that stays keeps its use and what contexts remember of it; of modes with the same id the first counts. A mode in
  /// use that is not among them is no longer in use.
  ///
  /// - Complexity: O(*n*²) in the number of modes.
  public mutating func replaceActiveInputModes(with modes: [InputMode]) {
    var kept: Set<InputModeID> = []
    let wanted = modes.filter { kept.insert($0.id).inserted }
    for id in activeInputModes.map(\.id) where !kept.contains(id) { remove(id) }
    for (place, mode) in wanted.enumerated() {
      guard !add(mode, at: place) else { continue }
      move(mode.id, to: place)
      let isUpdate = activeInputModes[place] != mode
      activeInputModes[place] = mode
      if isUpdate { note(.updated(mode.id)) }
    }
  }

  /// Moves a mode to another place of the order; false when it is off.
  @discardableResult
  public mutating func move(_ id: InputModeID, to place: Int) -> Bool {
    guard let from = index(of: id) else { return false }
    let to = min(max(place, 0), activeInputModes.count - 1)
    guard from != to else { return true }
    activeInputModes.insert(activeInputModes.remove(at: from), at: to)
    note(.moved(id, from: from, to: to))
    return true
  }

  /// Takes a mode into use; false when it is not active. Memory is left alone: see ``remember(_:for:)``.
  @discardableResult
  public mutating func use(_ id: InputModeID) -> Bool {
    guard index(of: id) != nil else { return false }
    guard currentMode != id else { return true }
    previousMode = currentMode
    currentMode = id
    if !isEmoji(id) { modeBeforeEmoji = id }
    note(.current(id))
    return true
  }

  /// Keeps the user's choice for a context; nil is the memory that contexts without an identifier share.
  public mutating func remember(_ id: InputModeID, for context: String?) {
    memory.remember(id, for: context)
  }

  /// The mode that was chosen in a context and is still active.
  public func remembered(for context: String?) -> InputMode? {
    memory.mode(for: context).flatMap { mode($0) }
  }

  /// The mode where nobody asks for another one: the first that is not for dictation, which nothing falls back on.
  public var defaultMode: InputMode? {
    activeInputModes.first { $0.primaryLanguage != .dictation } ?? activeInputModes.first
  }

  /// The mode that the globe key switches to: the next of the order, or after emoji the mode before it; never dictation.
  public var modeAfterGlobe: InputMode? {
    guard let currentMode, let place = index(of: currentMode) else { return defaultMode }
    if isEmoji(currentMode), let modeBeforeEmoji { return mode(modeBeforeEmoji) }
    let following = activeInputModes[(place + 1)...] + activeInputModes[...place]
    return following.first { $0.primaryLanguage != .dictation } ?? mode(currentMode)
  }

  /// Where the mode in use leads back to: the mode before it, else the first other one that is for neither emoji nor dictation.
  public var modeToReturnTo: InputModeID? {
    previousMode ?? activeInputModes.first { isForText($0) && $0.id != currentMode }?.id
  }

  private func isForText(_ mode: InputMode) -> Bool {
    mode.primaryLanguage != .emoji && mode.primaryLanguage != .dictation
  }

  /// The changes since the last call, oldest first; none unless ``recordsChanges`` is set.
  public mutating func takeChanges() -> [RegistryChange] {
    defer { changes = [] }
    return changes
  }

  private func index(of id: InputModeID) -> Int? { activeInputModes.firstIndex { $0.id == id } }

  private func isEmoji(_ id: InputModeID) -> Bool { mode(id)?.primaryLanguage == .emoji }

  private mutating func note(_ change: RegistryChange) {
    if recordsChanges { changes.append(change) }
  }
}
