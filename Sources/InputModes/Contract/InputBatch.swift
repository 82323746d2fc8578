public import KeyEvents
public import TextFields

/// What an input method wants done, all at once: applied in the order of its properties, or not at all.
///
/// The host drops the marked text, deletes around the caret, commits, inserts the new marked text and places the
/// caret. Lengths are in Unicode scalars.
public struct InputBatch: Hashable, Sendable {
  /// Whether the method used the key; a key that it did not use goes to the text field, after the batch.
  public var isHandled: Bool
  /// What to delete around the caret, after the marked text is gone.
  public var deletion: SurroundingDeletion?
  /// The text to insert for good; empty for none.
  public var commit: String
  /// What becomes of the marked text.
  public var markedText: MarkedTextChange
  /// What becomes of the candidates.
  public var candidates: CandidateChange
  /// A line that the host shows beside the candidates; nil leaves the shown one as it is, empty takes it away.
  public var auxiliaryLine: String?
  /// A key that the host hands to the text field as if the method had passed it.
  public var forwardedKey: Keystroke? {
    get { forwarded?.key }
    set { forwarded = newValue.map(Forwarded.init) }
  }
  /// A wish for another mode.
  public var modeRequest: ModeRequest?
  /// When to call ``InputMethod/tick(_:)``; nil leaves no deadline.
  ///
  /// The answer to a release of a key that changes nothing leaves the deadline as it was.
  public var deadline: Duration?

  /// Rare and large, so kept aside: a batch is handed over on every key.
  @usableFromInline var forwarded: Forwarded?

  @usableFromInline indirect enum Forwarded: Hashable, Sendable {
    case keystroke(Keystroke)

    @usableFromInline init(_ keystroke: Keystroke) { self = .keystroke(keystroke) }

    var key: Keystroke {
      switch self {
      case .keystroke(let keystroke): keystroke
      }
    }
  }

  /// A batch; the defaults use the key and change nothing.
  @inlinable
  public init(
    isHandled: Bool = true, deletion: SurroundingDeletion? = nil, commit: String = "",
    markedText: MarkedTextChange = .keep, candidates: CandidateChange = .keep, auxiliaryLine: String? = nil,
    forwardedKey: Keystroke? = nil, modeRequest: ModeRequest? = nil, deadline: Duration? = nil
  ) {
    self.isHandled = isHandled
    self.deletion = deletion
    self.commit = commit
    self.markedText = markedText
    self.candidates = candidates
    self.auxiliaryLine = auxiliaryLine
    self.forwarded = forwardedKey.map(Forwarded.init)
    self.modeRequest = modeRequest
    self.deadline = deadline
  }

  /// The method used the key and wants nothing done.
  @inlinable public static var handled: InputBatch { InputBatch() }
  /// The method leaves the key to the text field.
  @inlinable public static var passed: InputBatch { InputBatch(isHandled: false) }

  /// Whether the batch leaves text, marked text, candidates and mode as they are and states no deadline.
  public var changesNothing: Bool {
    commit.isEmpty && (deletion?.isEmpty ?? true) && markedText == .keep && candidates == .keep
      && auxiliaryLine == nil && forwardedKey == nil && modeRequest == nil && deadline == nil
  }
}

/// What becomes of the marked text.
public enum MarkedTextChange: Hashable, Sendable {
  /// It stays as it is; a commit is inserted before it.
  case keep
  /// It is dropped.
  case clear
  /// It is replaced by this one, with the policies for what happens when the user goes elsewhere.
  case set(MarkedText, MarkedTextPolicies)
}
