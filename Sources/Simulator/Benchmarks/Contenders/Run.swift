/// One playing of a stream: how long it took and what it typed.
struct Run {
  var duration: Duration
  var text: String

  /// Measures what `play` does; `text` is read off afterwards.
  static func timed(_ play: () -> Void, text: () -> String) -> Run {
    let clock = ContinuousClock()
    let duration = clock.measure(play)
    return Run(duration: duration, text: text())
  }
}

extension Duration {
  /// The duration in nanoseconds.
  var nanoseconds: Double { Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9 }
}
