/// Why a mode is in use.
public enum ResolutionReason: String, Hashable, Sendable, CaseIterable {
  /// The field prefers it.
  case preferred
  /// The user chose it in this context before.
  case remembered
  /// The field prefers another one, which is not active.
  case fallback
  /// Nobody asked for another one.
  case `default`
  /// The user switched to it.
  case switched
  /// An input method asked for it.
  case requested
  /// No mode is active.
  case none
}
