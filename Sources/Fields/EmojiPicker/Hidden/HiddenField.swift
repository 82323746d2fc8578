public import TextFields

/// A text field that nobody sees and that takes one grapheme: the note's way to an emoji keyboard.
///
/// It collects what is typed, decides when the first grapheme is complete, and whether it is one to take. After that it
/// is cleared without an event and resigns. What is not taken empties it and is reported; the session stays open.
public struct HiddenField: Sendable {
  /// How many scalars of one grapheme are held at most; the longest emoji has ten.
  public static let longestGrapheme = 64

  /// When the first grapheme counts as complete.
  public let settles: SettlePolicy
  /// The text field underneath.
  public private(set) var field: TextField
  private let filter: GraphemeFilter

  /// A field that takes what `accepts` says; `field` carries its traits, delegate and handler.
  public init(
    accepts: GraphemeAcceptance = .any, settles: SettlePolicy = .boundary, field: TextField = TextField(.hidden)
  ) {
    self.settles = settles
    self.field = field
    filter = GraphemeFilter(accepts: accepts)
  }

  /// Which first graphemes are taken.
  public var accepts: GraphemeAcceptance { filter.accepts }
  /// Whether a session is open: the field is the first responder.
  public var isOpen: Bool { field.isFirstResponder }

  /// Opens a session, if the delegate allows it.
  ///
  /// - Returns: whether a session is open now.
  @discardableResult
  public mutating func open() -> Bool { field.becomeFirstResponder() }

  /// The events of the text field since the last call.
  public mutating func takeEvents() -> [TextFieldEvent] { field.takeEvents() }

  /// Types a text; a paste is one insertion as well.
  public mutating func insert(_ text: String) -> [HiddenFieldOutcome] { apply(FieldEdit(commit: text)) }

  /// Applies an input method's batch.
  public mutating func apply(_ batch: FieldEdit) -> [HiddenFieldOutcome] {
    guard isOpen else { return batch.commit.isEmpty ? [] : [.discarded(batch.commit)] }
    var result = EditResult.unchanged
    let outcomes = edit {
      result = $0.apply(batch)
      return result
    }
    guard case .refused(let refusal) = result, !batch.commit.isEmpty else { return outcomes }
    return [.refused(batch.commit, .edit(refusal))] + outcomes
  }

  /// Does anything else to the text field, such as deleting or moving the caret, and looks at what it holds then.
  public mutating func edit(_ change: (inout TextField) -> EditResult) -> [HiddenFieldOutcome] {
    guard isOpen else { return [] }
    let arrival = field.markedRange == nil ? field.buffer.count : nil
    guard change(&field) == .applied || !isOpen else { return [] }
    guard isOpen else { return emptied() + [.ended] }
    switch settles {
    case .immediate: return takeFirst(of: field.buffer.count)
    case .boundary: return takeSettled(arrival: arrival)
    }
  }

  /// Takes the first grapheme if nothing can still belong to it; `arrival` is where the last insertion begins.
  private mutating func takeSettled(arrival: Int?) -> [HiddenFieldOutcome] {
    let typed = typedCount
    let first = field.buffer.graphemeBoundary(after: 0)
    return first < typed || typed > Self.longestGrapheme ? takeFirst(of: typed, arrival: arrival) : []
  }

  /// Takes what is typed as complete; Return and blur end the session as ``CommitTrigger`` says.
  public mutating func settle(_ cause: CommitTrigger) -> [HiddenFieldOutcome] {
    guard isOpen, cause != .returnKey || field.asksWhetherToReturn() else { return [] }
    if cause.takesMarkedText { field.unmarkText(.commit) }
    let outcomes = takeFirst(of: typedCount)
    if case .committed = outcomes.first { return outcomes }
    return cause == .blur || cause == .returnKey && outcomes.isEmpty ? outcomes + close() : outcomes
  }

  /// How many scalars are typed for good; marked text and what follows it are not.
  private var typedCount: Int { field.markedRange?.lowerBound ?? field.buffer.count }

  /// Empties the field and takes the first grapheme of its first scalars, or says why not.
  ///
  /// A refused grapheme takes along what was inserted with it, but not an insertion that arrived after it by itself.
  private mutating func takeFirst(of typed: Int, arrival: Int? = nil) -> [HiddenFieldOutcome] {
    guard typed > 0 else { return [] }
    let end = min(typed, field.buffer.graphemeBoundary(after: 0))
    let grapheme = field.buffer.string(in: 0..<end)
    let arrived = arrival.flatMap { $0 >= end && $0 < typed && field.markedRange == nil ? $0 : nil }
    let between = field.buffer.string(in: end..<(arrived ?? end))
    let spared = field.buffer.string(in: (arrived ?? typed)..<typed)
    let lost = emptied(from: end)
    guard end <= Self.longestGrapheme else {
      return [.refused(grapheme, .tooLong(limit: Self.longestGrapheme))] + lost
    }
    switch filter.verdict(on: settles == .boundary ? filter.settled(grapheme) : grapheme) {
    case .taken(let text): return [.committed(text)] + lost + close()
    case .refused(let refusal):
      guard !spared.isEmpty else { return [.refused(grapheme, refusal)] + lost }
      field.setText(spared)
      let discarded: [HiddenFieldOutcome] = between.isEmpty ? [] : [.discarded(between)]
      return [.refused(grapheme, refusal)] + discarded + takeSettled(arrival: nil)
    }
  }

  /// Empties the field; what stood from a position on is lost.
  private mutating func emptied(from start: Int = 0) -> [HiddenFieldOutcome] {
    let lost = field.buffer.string(in: start..<max(start, field.buffer.count))
    field.setText("")
    return lost.isEmpty ? [] : [.discarded(lost)]
  }

  /// Resigns; a delegate that refuses keeps the session open.
  private mutating func close() -> [HiddenFieldOutcome] {
    field.resignFirstResponder() ? [.ended] : []
  }
}
