/// Which text of a keystroke an input method acts on.
public enum KeystrokeTextKind: Hashable, Sendable {
  /// The text after Compose; keys inside a pending sequence are withheld from the method.
  case composed
  /// The text and keysyms of the key itself; Compose is not run.
  case raw
}
