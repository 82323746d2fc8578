/// When a hidden field takes its first grapheme as complete.
public enum SettlePolicy: String, CaseIterable, Hashable, Sendable {
  /// When nothing typed later can still belong to it.
  case boundary
  /// As soon as anything arrives, be it half a flag.
  case immediate
}
