import KeywrightEmojiNames

/// A list of emoji, of which one page is shown and one entry stands out.
struct CandidatePages {
  /// How many entries a page has: one for each digit from 1 to 9.
  static let size = 9

  /// Where a key moves the highlight.
  enum Movement: Hashable {
    case up, down, left, right, nextPage, previousPage, first, last
  }

  private enum Source {
    case matches(EmojiMatches)
    case list([EmojiMatch])
  }

  private let source: Source
  /// The index of the entry that stands out; nil when none does.
  private(set) var highlighted: Int?

  /// No entries.
  init() { self.init([]) }

  /// What was found; the best stands out.
  init(_ matches: EmojiMatches) {
    source = .matches(matches)
    highlighted = matches.isEmpty ? nil : 0
  }

  /// A list, of which an entry may stand out.
  init(_ list: [EmojiMatch], highlighting highlighted: Int? = nil) {
    source = .list(list)
    self.highlighted = highlighted
  }

  var count: Int {
    switch source {
    case .matches(let matches): matches.count
    case .list(let list): list.count
    }
  }

  var isEmpty: Bool { count == 0 }

  /// The entry at an index; nil where there is none.
  subscript(index: Int) -> EmojiMatch? {
    switch source {
    case .matches(let matches): matches[index]
    case .list(let list): list.indices.contains(index) ? list[index] : nil
    }
  }

  /// The number of the page shown, from 0: that of the entry that stands out.
  var pageIndex: Int { (highlighted ?? 0) / Self.size }

  /// How many pages there are; one when there are no entries.
  var pageCount: Int { max(1, (count + Self.size - 1) / Self.size) }

  /// The entries of the page shown.
  var page: [EmojiMatch] { (0..<Self.size).compactMap { onPage($0) } }

  /// Which entry of the page stands out.
  var highlightedOnPage: Int? { highlighted.map { $0 % Self.size } }

  /// The entry at an index of the page shown; nil where there is none.
  func onPage(_ index: Int) -> EmojiMatch? {
    (0..<Self.size).contains(index) ? self[pageIndex * Self.size + index] : nil
  }

  /// Moves the highlight, and with it the page; it stops at both ends.
  mutating func move(_ movement: Movement) {
    guard !isEmpty else { return }
    guard let current = highlighted else {
      highlighted = movement == .last ? count - 1 : 0
      return
    }
    let target =
      switch movement {
      case .down, .right: current + 1
      case .up, .left: current - 1
      case .nextPage: pageIndex + 1 < pageCount ? (pageIndex + 1) * Self.size : count - 1
      case .previousPage: max(0, pageIndex - 1) * Self.size
      case .first: 0
      case .last: count - 1
      }
    highlighted = min(max(target, 0), count - 1)
  }
}
