/// Which mode the user chose last, per input context: what an app stores to have it at its next start.
///
/// ```swift
/// let stored = registry.memory                     // Codable
/// var restored = InputModeRegistry(modes)
/// restored.memory = stored
/// ```
public struct ModeMemory: Hashable, Codable, Sendable {
  /// The last choice in the contexts without an identifier, which share it.
  public var common: InputModeID?
  /// The last choice in each context with an identifier.
  public var contexts: [String: InputModeID]

  /// What was chosen before; by default nothing.
  public init(common: InputModeID? = nil, contexts: [String: InputModeID] = [:]) {
    self.common = common
    self.contexts = contexts
  }

  /// Keeps a choice; nil is the memory that contexts without an identifier share.
  public mutating func remember(_ id: InputModeID, for context: String?) {
    if let context { contexts[context] = id } else { common = id }
  }

  /// The last choice in a context; a context of its own never sees the common one.
  public func mode(for context: String?) -> InputModeID? {
    if let context { contexts[context] } else { common }
  }
}
