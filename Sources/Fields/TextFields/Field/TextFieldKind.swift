/// Which sort of field it is.
public enum TextFieldKind: String, CaseIterable, Hashable, Sendable {
  /// Many lines: Return inserts U+000A.
  case plain
  /// One line that nobody sees: Return ends it.
  case hidden
}
