/// The words of the `.keys` language, with an example of each, for help and completion.
public enum ScenarioLanguage {
  /// The words that settings begin with.
  public static let settings = SettingKeyword.allCases.map(\.rawValue)
  /// The words that steps begin with.
  public static let steps = StepKeyword.allCases.map(\.rawValue)
  /// The words after `expect`.
  public static let expectations = ExpectationSubject.names
  /// Every word that a line can begin with.
  public static let keywords = ScenarioKeyword.names

  /// An example of a line that begins with a word; nil where none does.
  public static func example(of keyword: String) -> String? { ScenarioKeyword(keyword)?.form }

  /// An example of an expectation; nil where nothing of that name can be expected.
  public static func example(ofExpectation subject: String) -> String? { ExpectationSubject(rawValue: subject)?.form }
}
