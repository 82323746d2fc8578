/// What makes a hidden field commit or discard pending input.
public enum CommitTrigger: String, CaseIterable, Hashable, Sendable {
  /// The Return key: ends the session when nothing was typed, or what was typed is taken.
  case returnKey
  /// The focus goes elsewhere: ends the session in any case.
  case blur
  /// No more input follows; the session stays open when nothing is taken.
  case endOfInput
  /// A mode whose language is `emoji` finished a batch; the session stays open when nothing is taken.
  case emojiBatch

  /// Whether text that is still marked counts as typed.
  var takesMarkedText: Bool { self == .returnKey || self == .blur }
}
