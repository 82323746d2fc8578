/// Which first graphemes a hidden field takes.
public enum GraphemeAcceptance: String, CaseIterable, Hashable, Sendable {
  /// Any that is not white space or a newline.
  case any
  /// Emoji of the RGI set; a missing U+FE0F is put in.
  case emoji
}
