import Diagnostics
import Scenarios

/// The errors that keep one scenario of a file after the other from running, of which the first tells everything.
struct RepeatedFaults {
  /// An error as it comes back: at its own place, or wherever the scenarios begin that it ends.
  private struct Fault: Hashable {
    var code: DiagnosticCode
    var message: String
    var place: SourcePlace?
  }

  private static let limit = 1000

  private var counts: [Fault: Int] = [:]
  private var order: [(fault: Fault, error: Diagnostic)] = []

  /// Notes a case; whether an earlier one of the file has ended by the same error and nothing else is to be said of it.
  mutating func isRepeated(_ runCase: RunCase) -> Bool {
    guard runCase.errors.count == 1, let error = runCase.errors.first, let result = runCase.result,
      result.failures.isEmpty, result.instability == nil
    else { return false }
    let isItsOwn = error.place == result.identity.place
    let fault = Fault(code: error.code, message: error.message, place: isItsOwn ? nil : error.place)
    guard let count = counts[fault] else {
      if counts.count < Self.limit {
        counts[fault] = 0
        order.append((fault, error))
      }
      return false
    }
    counts[fault] = count + 1
    return true
  }

  /// What ended more than one scenario: a line for each error; then everything is forgotten.
  mutating func takeLines() -> [String] {
    defer { self = RepeatedFaults() }
    return order.compactMap { fault, error in
      guard let count = counts[fault], count > 0 else { return nil }
      let subject = count == 1 ? "1 more scenario ends" : "\(count) more scenarios end"
      return "\(subject) with the same error: \(SafeText.escaped(error.message)) [\(error.code.rawValue)]"
    }
  }
}
