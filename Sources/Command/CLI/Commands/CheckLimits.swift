import KeywrightDiagnostics

/// How long the check of a plugin may take.
struct CheckLimits {
  /// How long a call may take.
  let step: Duration
  /// How long all of them may take.
  let total: Duration

  private static let factor = 60

  /// The limits for calls that may take so long.
  init(step: Duration) {
    self.step = step
    total = step * Self.factor
  }

  /// The check is given up, in the middle of a mode where there is one.
  func exceeded(_ path: String, _ mode: String?) -> Diagnostic {
    .error(
      .pluginFailed,
      "the check took longer than \(total) and is given up" + (mode.map { ", in the mode \($0)" } ?? ""),
      at: SourcePlace(file: path),
      hint: "check modes one by one with --mode; a slow plugin needs a longer --plugin-timeout")
  }
}
