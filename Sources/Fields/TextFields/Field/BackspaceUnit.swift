/// How much BackSpace deletes.
public enum BackspaceUnit: String, CaseIterable, Hashable, Sendable {
  /// A whole grapheme cluster.
  case grapheme
  /// One Unicode scalar, as people who write Indic and South-East Asian scripts expect.
  case scalar
}
