public import InputModes
import KeywrightEmojiNames
public import KeywrightKeyEvents
import TextFields

/// The emoji search: type a word, pick a candidate.
///
/// Text goes to the query, Space too. A digit belongs to the query where a name or keyword goes on with it (`12`, `+1`,
/// `keycap: 3`) or no candidate of the page has that number; else it picks that one. Arrows, Page Up and Page Down, Home and End move the highlight, Return picks
/// it, Tab shows its skin tones. With nothing typed, what was picked last is offered, and keys that edit are the text
/// field's.
public struct EmojiSearchMode: InputMethod {
  /// How many of the emoji picked last are kept.
  public static let recentLimit = 27

  /// The query is no text: it never stays in the field.
  private static let policies = MarkedTextPolicies(onBlur: .discard, onModeSwitch: .discard, onCaretMove: .discard)

  private var search: EmojiSearch?
  private var query = ""
  private var pages = CandidatePages()
  /// The pages that the skin tones of one of their candidates stand before.
  private var pagesBehindTones: CandidatePages?
  private var recent: [EmojiMatch] = []

  /// A search in which nothing was picked yet.
  public init() {}

  /// A search through names that are loaded.
  init(_ search: EmojiSearch) { self.search = search }

  public mutating func activate(_ context: InputContext) -> InputBatch {
    start()
    return pages.isEmpty ? .handled : shown()
  }

  public mutating func handle(_ keystroke: Keystroke) -> InputBatch {
    guard keystroke.types, keystroke.unconsumed.isDisjoint(with: [.control, .mod1]) else { return .passed }
    switch SearchKey(keystroke) {
    case .escape:
      guard !keystroke.isRepeat else { return .handled }
      start()
      return shown(asking: .previous)
    case .pick:
      if isIdle && pages.highlighted == nil { return .passed }
      guard !keystroke.isRepeat, let match = pages.highlighted.flatMap({ pages[$0] }) else { return .handled }
      return pick(match)
    case .deleteBackward:
      guard !query.isEmpty else { return .passed }
      // By scalars: a person takes back what the last key gave.
      query.unicodeScalars.removeLast()
      find()
      return shown()
    case .move(let movement):
      // The arrow down goes into what was picked last; all others are the field's until then.
      if isIdle, pages.highlighted == nil, pages.isEmpty || movement != .down { return .passed }
      pages.move(movement)
      return shown()
    case .skinTones:
      if isIdle && pages.highlighted == nil { return .passed }
      toggleTones()
      return shown()
    case .deleteForward:
      return isIdle ? .passed : .handled
    case .other:
      return .passed
    case .text(let text):
      if let place = Self.digit(text), let match = pages.onPage(place), !isContinued(by: text) {
        return keystroke.isRepeat ? .handled : pick(match)
      }
      return type(text)
    }
  }

  public mutating func choose(_ candidate: Int) -> InputBatch {
    pages.onPage(candidate).map { pick($0) } ?? .handled
  }

  public mutating func reset(_ cause: ResetCause) -> InputBatch {
    start()
    return shown()
  }

  public mutating func deactivate(_ cause: DeactivationCause) -> InputBatch {
    query = ""
    pages = CandidatePages()
    pagesBehindTones = nil
    return shown()
  }

  /// Whether nothing is typed.
  private var isIdle: Bool { query.isEmpty }

  private mutating func start() {
    query = ""
    pagesBehindTones = nil
    pages = CandidatePages(recent)
  }

  /// Whether the query with a digit after it begins a word of some name or keyword; never where skin tones are shown.
  private func isContinued(by digit: String) -> Bool {
    guard !isIdle, pagesBehindTones == nil, let search else { return false }
    return search.hasWord(from: EmojiQuery(query + digit))
  }

  private mutating func type(_ text: String) -> InputBatch {
    if isIdle, text == " " { return .handled }
    guard query.unicodeScalars.count + text.unicodeScalars.count <= EmojiQuery.limit else {
      return InputBatch(auxiliaryLine: "no emoji has a name of more than \(EmojiQuery.limit) characters")
    }
    query.unicodeScalars.append(contentsOf: text.unicodeScalars)
    find()
    return shown()
  }

  private mutating func find() {
    guard !query.isEmpty else { return start() }
    let search = search ?? EmojiSearch()
    self.search = search
    pagesBehindTones = nil
    pages = CandidatePages(search.matches(EmojiQuery(query), recent: recent))
  }

  private mutating func toggleTones() {
    if let behind = pagesBehindTones {
      pages = behind
      pagesBehindTones = nil
    } else if let match = pages.highlighted.flatMap({ pages[$0] }), let relatives = search?.relatives(of: match),
      relatives.count > 1
    {
      pagesBehindTones = pages
      pages = CandidatePages(relatives, highlighting: relatives.firstIndex(of: match))
    }
  }

  private mutating func pick(_ match: EmojiMatch) -> InputBatch {
    recent.removeAll { $0 == match }
    recent.insert(match, at: 0)
    recent = Array(recent.prefix(Self.recentLimit))
    start()
    return shown(committing: search?.emoji(match) ?? "", asking: .previous)
  }

  /// What the user sees now.
  private func shown(committing commit: String = "", asking request: ModeRequest? = nil) -> InputBatch {
    let marked = MarkedText(query, spans: [MarkedSpan(0..<query.unicodeScalars.count, .underline)])
    return InputBatch(
      commit: commit, markedText: query.isEmpty ? .clear : .set(marked, Self.policies),
      candidates: candidates.map { .show($0) } ?? .clear,
      auxiliaryLine: pages.isEmpty && !query.isEmpty ? "no emoji is called “\(query)”" : "", modeRequest: request)
  }

  private var candidates: Candidates? {
    guard let search, !pages.isEmpty else { return nil }
    return Candidates(
      page: pages.page.map { Candidates.Candidate(text: search.emoji($0), comment: search.name($0)) },
      highlighted: pages.highlightedOnPage, pageIndex: pages.pageIndex, pageCount: pages.pageCount)
  }

  /// The index from 0 that a digit from 1 to 9 stands for.
  private static func digit(_ text: String) -> Int? {
    guard let byte = text.utf8.first, text.utf8.count == 1, (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(byte)
    else {
      return nil
    }
    return Int(byte - UInt8(ascii: "1"))
  }
}

extension Keystroke {
  fileprivate var isRepeat: Bool { event.direction == .repeat }
}
