import KeywrightDiagnostics

extension ExpectationEvaluator.Verdict {
  /// Two texts, compared by scalars.
  static func text(_ subject: String, _ expected: String, _ actual: String) -> Self {
    Self(
      isMet: expected.hasSameScalars(as: actual), subject: subject, expected: .text(expected), actual: .text(actual),
      written: ScenarioText.quoted(actual))
  }

  /// Two texts that may be missing.
  static func optionalText(_ subject: String, _ expected: String?, _ actual: String?) -> Self {
    if let expected, let actual { return text(subject, expected, actual) }
    return Self(
      isMet: expected == nil && actual == nil, subject: subject, expected: expected.map(ObservedValue.text) ?? .nothing,
      actual: actual.map(ObservedValue.text) ?? .nothing, written: actual.map(ScenarioText.quoted) ?? "none")
  }

  /// Two lists of texts.
  static func texts(_ subject: String, _ expected: [String], _ actual: [String]) -> Self {
    list(subject, expected, actual, written: actual.map(ScenarioText.quoted))
  }

  /// Two lists of words.
  static func words(_ subject: String, _ expected: [String], _ actual: [String]) -> Self {
    list(subject, expected, actual, written: actual)
  }

  /// Two words.
  static func word(_ subject: String, _ expected: String, _ actual: String) -> Self {
    Self(
      isMet: expected == actual, subject: subject, expected: .word(expected), actual: .word(actual), written: actual)
  }

  /// Adds what is expected of a value besides the value itself, and what there was; nothing there is empty.
  mutating func add(_ expectedPart: String, _ actualPart: String) {
    if !actualPart.isEmpty { written += " \(actualPart)" }
    let shown = actualPart.isEmpty ? "nothing of it" : actualPart
    guard expectedPart != actualPart else { return }
    if isMet {
      isMet = false
      expected = .word("\(expected) \(expectedPart)")
      actual = .word("\(actual) \(shown)")
    } else {
      note = (note.map { "\($0); " } ?? "") + "\(shown), not \(expectedPart)"
    }
  }

  private static func list(
    _ subject: String, _ expected: [String], _ actual: [String], written: [String]
  ) -> Self {
    var first = 0
    while first < expected.count, first < actual.count, expected[first].hasSameScalars(as: actual[first]) { first += 1 }
    let isMet = first == expected.count && first == actual.count
    return Self(
      isMet: isMet, subject: subject, expected: .list(expected), actual: .list(actual),
      written: written.isEmpty ? "none" : written.joined(separator: " "),
      note: isMet ? nil : note(expected, actual, first))
  }

  private static func note(_ expected: [String], _ actual: [String], _ first: Int) -> String {
    let counts = "expected \(expected.count), got \(actual.count)"
    guard first < expected.count else {
      return "unexpected item \(first + 1): \(Quoted.text(actual[first])); \(counts)"
    }
    guard first < actual.count else {
      return "number \(first + 1) is missing: \(Quoted.text(expected[first])); \(counts)"
    }
    return "number \(first + 1) is \(Quoted.text(actual[first])), not \(Quoted.text(expected[first])); \(counts)"
  }
}

extension String {
  /// Whether two texts have the same scalars: `==` is canonical equivalence.
  func hasSameScalars(as other: String) -> Bool { unicodeScalars.elementsEqual(other.unicodeScalars) }
}
