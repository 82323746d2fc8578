/// What one press did to Compose.
public enum ComposeStep: Hashable, Sendable {
  /// No sequence was pending and the key starts none.
  case none
  /// The key did not touch the pending sequence: a modifier.
  case ignored
  /// The key starts or continues a sequence.
  case pending
  /// The key completed a sequence, which gives this text and keysym.
  case composed(text: String, keysym: Keysym)
  /// The key does not continue the pending sequence, which is dropped; by default the key is swallowed with it.
  case cancelled
}
