/// What came of typing into a hidden field.
public enum HiddenFieldOutcome: Hashable, Sendable {
  /// This grapheme was taken; an emoji is fully qualified.
  case committed(String)
  /// This was not taken, and the session goes on.
  case refused(String, GraphemeRefusal)
  /// This came with or after the first grapheme, or after the session, and is lost.
  case discarded(String)
  /// The session is over: the field has resigned.
  case ended
}
