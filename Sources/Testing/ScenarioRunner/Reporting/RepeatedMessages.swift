import KeywrightDiagnostics
import Scenarios

/// The messages that come back in one scenario of a file after the other, of which the first tells everything.
struct RepeatedMessages {
  /// A message as it comes back: at its own place, or wherever the scenarios begin that it belongs to.
  private struct Key: Hashable {
    var code: DiagnosticCode
    var message: String
    var place: SourcePlace?
  }

  private static let limit = 1000

  private var counts: [Key: Int] = [:]
  private var order: [(key: Key, message: Diagnostic)] = []

  /// Notes a message of a scenario; whether an earlier scenario of the file had the same one.
  mutating func isRepeated(_ message: Diagnostic, of result: ScenarioResult) -> Bool {
    let isItsOwn = message.place == result.identity.place
    let key = Key(code: message.code, message: message.message, place: isItsOwn ? nil : message.place)
    guard let count = counts[key] else {
      if counts.count < Self.limit {
        counts[key] = 0
        order.append((key, message))
      }
      return false
    }
    counts[key] = count + 1
    return true
  }

  /// What came back, and how often; then everything is forgotten.
  mutating func takeRepeated() -> [(message: Diagnostic, count: Int)] {
    defer { self = RepeatedMessages() }
    return order.compactMap { key, message in
      guard let count = counts[key], count > 0 else { return nil }
      return (message, count)
    }
  }
}

extension RepeatedMessages {
  /// Notes a case; whether it ended by an error that ended an earlier one of the file, and nothing else is to be said of it.
  mutating func isRepeated(_ runCase: RunCase) -> Bool {
    guard runCase.errors.count == 1, let error = runCase.errors.first, let result = runCase.result,
      result.failures.isEmpty, result.instability == nil
    else { return false }
    return isRepeated(error, of: result)
  }

  /// A line for each error that ended more than one scenario; then everything is forgotten.
  mutating func takeErrorLines() -> [String] {
    takeRepeated().map { error, count in
      let subject = count == 1 ? "1 more scenario ends" : "\(count) more scenarios end"
      return "\(subject) with the same error: \(SafeText.escaped(error.message)) [\(error.code.rawValue)]"
    }
  }

  /// A line for each warning that more than one scenario had; then everything is forgotten.
  mutating func takeWarningLines() -> [String] {
    takeRepeated().map { warning, count in
      let subject = count == 1 ? "1 more scenario has" : "\(count) more scenarios have"
      return "\(subject) the same warning: \(SafeText.escaped(warning.message)) [\(warning.code.rawValue)]"
    }
  }

  /// The warnings of a case that no earlier one of the file had.
  mutating func newWarnings(_ runCase: RunCase) -> [Diagnostic] {
    guard let result = runCase.result else { return [] }
    return runCase.warnings.filter { !isRepeated($0, of: result) }
  }
}
