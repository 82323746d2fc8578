/// Which mode the user chose last, per input context.
struct ModeMemory: Sendable {
  private var common: InputModeID?
  private var perContext: [String: InputModeID] = [:]

  /// Keeps a choice; nil is the memory that contexts without an identifier share.
  mutating func remember(_ id: InputModeID, for context: String?) {
    if let context { perContext[context] = id } else { common = id }
  }

  /// The last choice in a context; a context of its own never sees the common one.
  func mode(for context: String?) -> InputModeID? {
    if let context { perContext[context] } else { common }
  }
}
