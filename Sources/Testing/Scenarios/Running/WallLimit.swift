import KeywrightDiagnostics

/// The time on the wall that a scenario has, from now on.
struct WallLimit {
  private let limit: Duration
  private let end: ContinuousClock.Instant

  init(_ limit: Duration) {
    self.limit = limit
    end = ContinuousClock.now + limit
  }

  /// Whether the time is over.
  var isOver: Bool { ContinuousClock.now > end }

  /// Throws once the time is over.
  func check(at place: SourcePlace) throws(Diagnostic) {
    guard isOver else { return }
    throw .error(
      .scenarioWallLimit, "the scenario takes more than \(limit.seconds) on the wall, and is stopped here", at: place,
      hint: "make several scenarios of it, or give each more time, such as --wall-limit 60s")
  }
}
