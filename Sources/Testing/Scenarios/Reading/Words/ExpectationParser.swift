import InputModes
import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightXKB
import TextFields

/// Reads expectations.
struct ExpectationParser {
  let parser: LineParser

  /// The expectation of a statement, and the bytes that state its value.
  func expectation(
    _ statement: LineParser.Statement
  ) throws(DiagnosticList) -> (expectation: Expectation, value: Range<Int>) {
    var arguments = try parser.arguments(statement, of: "expect", form: ScenarioKeyword.expect.form)
    do throws(Diagnostic) {
      let place = arguments.place
      let word = try arguments.word("what is expected")
      guard let subject = ExpectationSubject(rawValue: word) else {
        throw ScenarioMessages.unknownWord(word, known: ExpectationSubject.names, what: "expectation", place)
      }
      arguments = arguments.renamed("expect \(word)", form: subject.form)
      let name = Self.takesField.contains(subject) ? fieldName(&arguments) : nil
      let value = arguments.rest
      let expectation = try read(subject, name, &arguments)
      try arguments.finish()
      return (expectation, value)
    } catch {
      throw DiagnosticList(error)
    }
  }

  private static let takesField: Set<ExpectationSubject> = [
    .text, .field, .icon, .saved, .effects, .events, .refused, .discarded,
  ]

  /// A field's name stands where otherwise the value would; for lists of words it is marked by `of`.
  private func fieldName(_ arguments: inout LineArguments) -> String? {
    if arguments.take("of") { return arguments.optionalWord() }
    return arguments.followedByText ? arguments.optionalWord() : nil
  }

  private func read(
    _ subject: ExpectationSubject, _ field: String?, _ arguments: inout LineArguments
  ) throws(Diagnostic) -> Expectation {
    switch subject {
    case .text: return .text(try arguments.text(), field: field)
    case .field: return .picture(try arguments.text(), field: field)
    case .preedit: return try preedit(&arguments)
    case .commits: return .commits(try texts(&arguments))
    case .typed: return .typed(try arguments.text())
    case .keysyms: return .keysyms(try keysyms(&arguments))
    case .modifiers: return try modifiers(&arguments)
    case .layout:
      if let name = arguments.texts(limit: 1).first { return .layoutName(name) }
      return .layoutNumber(try arguments.number(in: 1...32, what: "a name in quotation marks or a number from 1"))
    case .leds: return .leds(try texts(&arguments))
    case .shortcut: return .shortcut(arguments.take("none") ? nil : try arguments.text())
    case .mode: return try mode(&arguments)
    case .candidates: return try candidates(&arguments)
    case .auxiliary: return .auxiliary(try arguments.text())
    case .surrounding: return .surrounding(before: try arguments.text(), after: try arguments.text("a second text"))
    case .icon: return .icon(arguments.take("none") ? nil : try arguments.text(), field: field)
    case .saved:
      let text = try arguments.text()
      let isDefault =
        arguments.isEmpty ? nil : try arguments.choice(["default", "chosen"], what: "an origin") == "default"
      return .saved(text, isDefault: isDefault, field: field)
    case .effects: return .effects(try words(&arguments, "an effect", EffectWords.check), field: field)
    case .events: return .events(try words(&arguments, "an event", EventWords.check), field: field)
    case .refused: return .refused(try texts(&arguments), field: field)
    case .discarded: return .discarded(try texts(&arguments), field: field)
    case .warning: return .warning(arguments.take("none") ? nil : try message(&arguments))
    case .error: return .error(try message(&arguments))
    }
  }

  private func texts(_ arguments: inout LineArguments) throws(Diagnostic) -> [String] {
    if arguments.take("none") { return [] }
    let first = try arguments.text("texts in quotation marks, or none")
    return [first] + arguments.texts()
  }

  private func words(
    _ arguments: inout LineArguments, _ what: String, _ check: (String, SourcePlace) throws(Diagnostic) -> Void
  ) throws(Diagnostic) -> [String] {
    if arguments.take("none") { return [] }
    var words: [String] = []
    repeat {
      let place = arguments.place
      let word = try arguments.word("\(what), or none")
      try check(word, place)
      words.append(word)
    } while !arguments.isEmpty
    return words
  }

  /// The keysyms, as the running library prints them: its versions write that of 😀 in different ways.
  private func keysyms(_ arguments: inout LineArguments) throws(Diagnostic) -> [String] {
    if arguments.take("none") { return [] }
    var presses: [String] = []
    repeat {
      let place = arguments.place
      let word = try arguments.word("a keysym, or none")
      var names: [String] = []
      for name in word.split(separator: ",", omittingEmptySubsequences: false) {
        guard let keysym = Keysym(name: String(name)) else {
          throw .error(
            .unknownScenarioWord, "\(Quoted.text(String(name), limit: 40)) is not a keysym", at: place,
            hint: Keysym.nearestName(to: String(name)).map(NameSuggestion.question)
              ?? "keywright replay --output json shows the keysyms of keys, such as a, dead_acute, U20AC, NoSymbol")
        }
        names.append(keysym.name)
      }
      presses.append(names.joined(separator: ","))
    } while !arguments.isEmpty
    return presses
  }

  private func preedit(_ arguments: inout LineArguments) throws(Diagnostic) -> Expectation {
    let text = try arguments.text()
    var cursor: Expectation.PreeditCursor?
    var spans: [MarkedSpan]?
    if arguments.take("cursor") {
      cursor = arguments.take("hidden") ? .hidden : .position(try arguments.number(in: 0...65_536, what: "a position"))
    }
    if arguments.take("spans") {
      spans = []
      if !arguments.take("none") {
        repeat { spans?.append(try span(&arguments)) } while !arguments.isEmpty
      }
    }
    return .preedit(text, cursor: cursor, spans: spans)
  }

  private func span(_ arguments: inout LineArguments) throws(Diagnostic) -> MarkedSpan {
    let place = arguments.place
    let word = try arguments.word("a range such as 0-2")
    let ends = word.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard ends.count == 2, let start = ends[0], let end = ends[1], start >= 0, start <= end else {
      throw ScenarioMessages.wrong(word, "a range such as 0-2", form: arguments.form, place)
    }
    let styles: [MarkedSpan.Style] = [.plain, .underline, .highlight]
    let style = try arguments.choice(styles.map(\.rawValue), what: "a look")
    return MarkedSpan(start..<end, MarkedSpan.Style(rawValue: style) ?? .plain)
  }

  private func modifiers(_ arguments: inout LineArguments) throws(Diagnostic) -> Expectation {
    let part =
      Expectation.ModifierPart.allCases.first { arguments.take($0.rawValue) } ?? Expectation.ModifierPart.effective
    if arguments.take("none") { return .modifiers(part, []) }
    var names: [String] = []
    repeat {
      names.append(try arguments.choice(Expectation.modifierNames, what: "a modifier"))
    } while !arguments.isEmpty
    return .modifiers(part, names)
  }

  private func mode(_ arguments: inout LineArguments) throws(Diagnostic) -> Expectation {
    let id = try arguments.word("the id of a mode, or none")
    var reason: ResolutionReason?
    if arguments.take("because") {
      let word = try arguments.choice(ResolutionReason.allCases.map(\.rawValue), what: "a reason")
      reason = ResolutionReason(rawValue: word)
    }
    return .mode(id == "none" ? nil : InputModeID(id), because: reason)
  }

  private func candidates(_ arguments: inout LineArguments) throws(Diagnostic) -> Expectation {
    let texts = try texts(&arguments)
    let highlighted =
      arguments.take("highlighted") ? try arguments.number(in: 1...10_000, what: "a number from 1") : nil
    let page = arguments.take("page") ? try arguments.number(in: 1...1_000_000, what: "a number from 1") : nil
    return .candidates(texts, highlighted: highlighted, page: page)
  }

  private func message(_ arguments: inout LineArguments) throws(Diagnostic) -> MessagePattern {
    let place = arguments.place
    let code = arguments.optionalWord()
    let words = arguments.texts(limit: 1).first
    guard code != nil || words != nil else { throw arguments.missing("a code, or words in quotation marks") }
    guard let code else { return MessagePattern(code: nil, words: words) }
    guard let known = DiagnosticCode(rawValue: code) else {
      throw ScenarioMessages.unknownWord(code, known: DiagnosticCode.allCases.map(\.rawValue), what: "code", place)
    }
    return MessagePattern(code: known, words: words)
  }
}
