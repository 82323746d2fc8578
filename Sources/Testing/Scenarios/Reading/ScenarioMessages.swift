import KeywrightDiagnostics

/// The messages of the `.keys` language.
enum ScenarioMessages {
  static func textTouchesWord(_ place: SourcePlace) -> Diagnostic {
    .error(
      .scenarioSyntax, "white space is missing beside a text", at: place,
      hint: "put a space before and after each text in quotation marks")
  }

  static func unknownWord(_ word: String, known: some Sequence<String>, what: String, _ place: SourcePlace)
    -> Diagnostic
  {
    let names = Set(known).sorted()
    let hint: String =
      NameSuggestion.hint(for: word, in: names)
      ?? (names.count > 30 ? "see keywright help keys" : "write one of \(names.joined(separator: ", "))")
    return .error(.unknownScenarioWord, "unknown \(what) \(Quoted.text(word, limit: 40))", at: place, hint: hint)
  }

  static func missing(_ what: String, of keyword: String, form: String, _ place: SourcePlace) -> Diagnostic {
    .error(.scenarioSyntax, "“\(keyword)” lacks \(what)", at: place, hint: "usage: \(form)")
  }

  static func unexpected(_ word: String, after keyword: String, form: String, _ place: SourcePlace) -> Diagnostic {
    .error(
      .scenarioSyntax, "unexpected \(Quoted.text(word, limit: 40)) after “\(keyword)”", at: place,
      hint: "usage: \(form)")
  }

  static func wrong(_ word: String, _ what: String, form: String, _ place: SourcePlace) -> Diagnostic {
    .error(
      .scenarioSyntax, "\(Quoted.text(word, limit: 40)) is not \(what)", at: place, hint: "usage: \(form)")
  }

  static func stepOutsideScenario(_ keyword: String, _ place: SourcePlace) -> Diagnostic {
    .error(
      .scenarioSyntax, "“\(keyword)” must come after a scenario line", at: place,
      hint: "begin a scenario first: scenario \"what it shows\"")
  }

  static func settingBehindStep(_ keyword: String, _ place: SourcePlace) -> Diagnostic {
    .error(
      .scenarioSyntax, "the setting “\(keyword)” must come before the first step", at: place,
      hint: "a scenario states its settings before its first step; begin another scenario for other settings")
  }

  static func lineBehindTable(_ keyword: String, _ place: SourcePlace) -> Diagnostic {
    .error(
      .scenarioSyntax, "“\(keyword)” comes after the rows of a table", at: place,
      hint: "put it before the table, where each row runs it, or into a column of the table")
  }

  static func tooManyErrors(_ limit: Int, _ place: SourcePlace) -> Diagnostic {
    .error(
      .scenarioSyntax, "reading stops after \(limit) errors", at: place,
      hint: "fix these first; later ones may be hidden")
  }

  static func tooLong(_ limit: String, _ place: SourcePlace) -> Diagnostic {
    .error(.scenarioTooLarge, "the scenario has more than \(limit)", at: place, hint: "make several scenarios of it")
  }
}
