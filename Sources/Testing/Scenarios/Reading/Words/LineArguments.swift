import KeywrightDiagnostics

/// What stands after a keyword, taken word by word.
struct LineArguments {
  let line: SourceLine
  let keyword: String
  /// How the keyword is used, for the hint of a message.
  let form: String
  private var tokens: ArraySlice<LineToken>
  private let end: Int

  init(_ tokens: ArraySlice<LineToken>, of keyword: String, form: String, line: SourceLine, end: Int) {
    self.line = line
    self.keyword = keyword
    self.form = form
    self.end = end
    self.tokens = tokens
  }

  /// The same words under another keyword.
  func renamed(_ keyword: String, form: String) -> LineArguments {
    LineArguments(tokens, of: keyword, form: form, line: line, end: end)
  }

  /// The bytes of what has not been taken.
  var rest: Range<Int> {
    let start = tokens.first?.range.lowerBound ?? end
    return start..<max(start, tokens.last?.range.upperBound ?? end)
  }

  /// Whether a word comes next and a text, or `none`, after it.
  var followedByText: Bool {
    guard case .word(let word)? = tokens.first?.value, word != "none" else { return false }
    switch tokens.dropFirst().first?.value {
    case .text?, .word("none")?: return true
    default: return false
    }
  }

  /// Where the next word or text stands, or the end of what there is.
  var place: SourcePlace { line.place(at: tokens.first?.range.lowerBound ?? end) }

  var isEmpty: Bool { tokens.isEmpty }

  /// The next word, which must be there.
  mutating func word(_ what: String) throws(Diagnostic) -> String {
    guard let token = tokens.first else { throw missing(what) }
    guard case .word(let word) = token.value else {
      throw ScenarioMessages.wrong(line.string(token.range), what, form: form, place)
    }
    tokens.removeFirst()
    return word
  }

  /// The next word if there is one.
  mutating func optionalWord() -> String? {
    guard case .word(let word)? = tokens.first?.value else { return nil }
    tokens.removeFirst()
    return word
  }

  /// Whether the next word is this one, which is then taken.
  mutating func take(_ word: String) -> Bool {
    guard case .word(word)? = tokens.first?.value else { return false }
    tokens.removeFirst()
    return true
  }

  /// The next text in quotation marks, which must be there.
  mutating func text(_ what: String = "a text in quotation marks") throws(Diagnostic) -> String {
    guard let token = tokens.first else { throw missing(what) }
    guard case .text(let text) = token.value else {
      throw ScenarioMessages.wrong(line.string(token.range), what, form: form, place)
    }
    tokens.removeFirst()
    return text
  }

  /// The next text in quotation marks, which must be there and say something.
  mutating func statement(_ what: String) throws(Diagnostic) -> String {
    let place = place
    let text = try text("\(what) in quotation marks")
    guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
      throw .error(
        .scenarioSyntax, "the \(what.withoutArticle) of “\(keyword)” is empty", at: place,
        hint: "usage: \(form)")
    }
    return text
  }

  /// The next word or text, which must be there.
  mutating func value(_ what: String) throws(Diagnostic) -> String {
    if case .text? = tokens.first?.value { return try text(what) }
    return try word(what)
  }

  /// The texts that follow.
  mutating func texts(limit: Int = .max) -> [String] {
    var texts: [String] = []
    while texts.count < limit, case .text(let text)? = tokens.first?.value {
      texts.append(text)
      tokens.removeFirst()
    }
    return texts
  }

  /// The word that comes next, one of some.
  mutating func choice(_ choices: [String], what: String) throws(Diagnostic) -> String {
    let place = place
    let word = try word(what)
    guard choices.contains(word) else {
      throw ScenarioMessages.unknownWord(word, known: choices, what: what.withoutArticle, place)
    }
    return word
  }

  /// The number that comes next, within a range.
  mutating func number(in range: ClosedRange<Int>, what: String) throws(Diagnostic) -> Int {
    let place = place
    let word = try word(what)
    guard let number = Int(word), range.contains(number), word.utf8.first != UInt8(ascii: "+") else {
      throw ScenarioMessages.wrong(word, what, form: form, place)
    }
    return number
  }

  /// Nothing more may follow.
  func finish() throws(Diagnostic) {
    guard let token = tokens.first else { return }
    throw ScenarioMessages.unexpected(line.string(token.range), after: keyword, form: form, place)
  }

  func missing(_ what: String) -> Diagnostic {
    ScenarioMessages.missing(what, of: keyword, form: form, place)
  }
}

extension String {
  /// “a text” as it stands after “is no”.
  fileprivate var withoutArticle: String {
    for article in ["a ", "an ", "the "] where hasPrefix(article) { return String(dropFirst(article.count)) }
    return self
  }
}
