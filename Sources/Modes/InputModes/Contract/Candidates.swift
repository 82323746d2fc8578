/// The candidates that an input method shows: one page of them.
public struct Candidates: Hashable, Sendable {
  /// One candidate.
  public struct Candidate: Hashable, Sendable {
    /// What is committed when it is chosen.
    public var text: String
    /// What the host shows beside it, such as a reading or a name.
    public var comment: String

    /// A candidate with a comment beside it.
    public init(text: String, comment: String = "") {
      self.text = text
      self.comment = comment
    }
  }

  /// The candidates of the page.
  public var page: [Candidate]
  /// The index in the page, from 0, of the highlighted one; nil when none is.
  public var highlighted: Int?
  /// The number of the page, from 0.
  public var pageIndex: Int
  /// How many pages there are.
  public var pageCount: Int

  /// A page of candidates.
  public init(page: [Candidate], highlighted: Int? = nil, pageIndex: Int = 0, pageCount: Int = 1) {
    self.page = page
    self.highlighted = highlighted
    self.pageIndex = pageIndex
    self.pageCount = pageCount
  }

  /// What in it contradicts the rest; nil where nothing does.
  public var contradiction: String? {
    if let highlighted, !page.indices.contains(highlighted) {
      return "the candidate \(highlighted) is highlighted on a page of \(page.count)"
    }
    guard pageIndex >= 0, pageIndex < pageCount else { return "the page has the index \(pageIndex) of \(pageCount)" }
    return nil
  }
}

/// What becomes of the candidates shown.
public enum CandidateChange: Hashable, Sendable {
  /// They stay as they are.
  case keep
  /// They vanish.
  case clear
  /// These are shown: rare and large, so kept aside.
  indirect case show(Candidates)
}
