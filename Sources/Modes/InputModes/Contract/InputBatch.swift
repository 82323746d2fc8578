public import KeywrightKeyEvents
public import TextFields

/// What an input method wants done, all at once: applied in the order of its properties, or not at all.
///
/// The host drops the marked text, deletes around the caret, commits, inserts the new marked text and places the
/// caret. Lengths are in Unicode scalars.
public struct InputBatch: Hashable, Sendable {
  /// Whether the method used the key; a key that it did not use goes to the text field, after the batch.
  public var isHandled: Bool
  /// What to delete around the caret, after the marked text is gone.
  public var deletion: SurroundingDeletion? {
    get { rest?.wishes.deletion }
    set { change { $0.deletion = newValue } }
  }
  /// The text to insert for good; empty for none.
  public var commit: String
  /// What becomes of the marked text.
  public var markedText: MarkedTextChange
  /// What becomes of the candidates.
  public var candidates: CandidateChange {
    get { rest?.wishes.candidates ?? .keep }
    set { change { $0.candidates = newValue } }
  }
  /// A line that the host shows beside the candidates; nil leaves the shown one as it is, empty takes it away.
  public var auxiliaryLine: String? {
    get { rest?.wishes.auxiliaryLine }
    set { change { $0.auxiliaryLine = newValue } }
  }
  /// A key that the host hands to the text field as if the method had passed it.
  public var forwardedKey: Keystroke? {
    get { rest?.wishes.forwardedKey }
    set { change { $0.forwardedKey = newValue } }
  }
  /// A wish for another mode.
  public var modeRequest: ModeRequest? {
    get { rest?.wishes.modeRequest }
    set { change { $0.modeRequest = newValue } }
  }
  /// When to call ``InputMethod/tick(_:)``; nil leaves no deadline.
  ///
  /// The answer to a release of a key that changes nothing leaves the deadline as it was.
  public var deadline: Duration?

  /// Everything rare, kept aside: a batch is handed over on every key. Nil where there is nothing of it.
  @usableFromInline var rest: Rest?

  @usableFromInline struct RareWishes: Hashable, Sendable {
    @usableFromInline var deletion: SurroundingDeletion?
    @usableFromInline var candidates: CandidateChange
    @usableFromInline var auxiliaryLine: String?
    @usableFromInline var forwardedKey: Keystroke?
    @usableFromInline var modeRequest: ModeRequest?

    @usableFromInline init(
      deletion: SurroundingDeletion? = nil, candidates: CandidateChange = .keep, auxiliaryLine: String? = nil,
      forwardedKey: Keystroke? = nil, modeRequest: ModeRequest? = nil
    ) {
      self.deletion = deletion
      self.candidates = candidates
      self.auxiliaryLine = auxiliaryLine
      self.forwardedKey = forwardedKey
      self.modeRequest = modeRequest
    }
  }

  @usableFromInline indirect enum Rest: Hashable, Sendable {
    case wishes(RareWishes)

    /// Nil where there is no wish among them.
    @usableFromInline init?(_ wishes: RareWishes) {
      guard wishes != RareWishes() else { return nil }
      self = .wishes(wishes)
    }

    var wishes: RareWishes {
      switch self {
      case .wishes(let wishes): wishes
      }
    }
  }

  private mutating func change(_ edit: (inout RareWishes) -> Void) {
    var wishes = rest?.wishes ?? RareWishes()
    edit(&wishes)
    rest = Rest(wishes)
  }

  /// A batch that only handles or passes a key, commits and marks: what most keys give.
  @inlinable
  public init(isHandled: Bool = true, commit: String = "", markedText: MarkedTextChange = .keep) {
    self.isHandled = isHandled
    self.commit = commit
    self.markedText = markedText
    self.deadline = nil
    self.rest = nil
  }

  /// A batch; the defaults use the key and change nothing.
  public init(
    isHandled: Bool = true, deletion: SurroundingDeletion? = nil, commit: String = "",
    markedText: MarkedTextChange = .keep, candidates: CandidateChange = .keep, auxiliaryLine: String? = nil,
    forwardedKey: Keystroke? = nil, modeRequest: ModeRequest? = nil, deadline: Duration? = nil
  ) {
    self.isHandled = isHandled
    self.commit = commit
    self.markedText = markedText
    self.deadline = deadline
    self.rest = Rest(
      RareWishes(
        deletion: deletion, candidates: candidates, auxiliaryLine: auxiliaryLine, forwardedKey: forwardedKey,
        modeRequest: modeRequest))
  }

  /// The method used the key and wants nothing done.
  @inlinable public static var handled: InputBatch { InputBatch() }
  /// The method leaves the key to the text field.
  @inlinable public static var passed: InputBatch { InputBatch(isHandled: false) }

  /// Whether the batch leaves text, marked text, candidates and mode as they are and states no deadline.
  public var changesNothing: Bool {
    guard commit.isEmpty, deadline == nil, case .keep = markedText else { return false }
    guard var wishes = rest?.wishes else { return true }
    if wishes.deletion?.isEmpty ?? false { wishes.deletion = nil }
    return wishes == RareWishes()
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
