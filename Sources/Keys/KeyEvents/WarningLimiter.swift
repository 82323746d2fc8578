package import KeywrightDiagnostics

/// Lets the first warnings of each kind through and counts the rest, so that a broken recording doesn't flood.
package struct WarningLimiter: Sendable {
  package static let limit = 10

  private let place: SourcePlace
  private var counts: [DiagnosticCode: Int] = [:]
  private var order: [DiagnosticCode] = []

  /// A limiter for a recording of this place.
  package init(place: SourcePlace) { self.place = place }

  /// Adds a warning, or counts it; it is not even made where it is only counted.
  package mutating func add(_ code: DiagnosticCode, to diagnostics: inout [Diagnostic], _ make: () -> Diagnostic) {
    let count = counts[code, default: 0] + 1
    counts[code] = count
    if count == 1 { order.append(code) }
    if count <= Self.limit { diagnostics.append(make()) }
  }

  /// Says at the end how many warnings of each kind were left out.
  package mutating func finish(_ diagnostics: inout [Diagnostic]) {
    for code in order {
      let rest = counts[code, default: 0] - Self.limit
      guard rest > 0 else { continue }
      diagnostics.append(.warning(code, "and \(rest) more of this kind", at: place))
    }
    counts.removeAll()
    order.removeAll()
  }
}
