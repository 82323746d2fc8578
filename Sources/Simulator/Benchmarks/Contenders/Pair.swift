import KeywrightDiagnostics

/// A plain loop and what of Keywright does the same.
struct Pair {
  /// How many events one playing has.
  var count: Int
  /// Plays the stream with the plain loop.
  var baseline: () throws(Diagnostic) -> Run
  /// Plays the stream with Keywright.
  var keywright: () throws(Diagnostic) -> Run

  /// Plays both in turn, each first in every other round; throws when their texts differ.
  func measurement(_ benchmark: Benchmark, rounds: Int) throws(Diagnostic) -> Measurement {
    // The first playing compiles keymaps and Compose tables.
    _ = try round(benchmark, isSwapped: false)
    var samples: (baseline: [Double], keywright: [Double], ratio: [Double]) = ([], [], [])
    for number in 0..<rounds {
      let (baseline, keywright) = try round(benchmark, isSwapped: !number.isMultiple(of: 2))
      samples.baseline.append(baseline / Double(max(1, count)))
      samples.keywright.append(keywright / Double(max(1, count)))
      samples.ratio.append(keywright / max(1, baseline))
    }
    guard let cost = Spread(samples.keywright) else {
      throw .error(.benchmarkFailed, "the benchmark \(benchmark.rawValue) has no round", hint: "ask for one at least")
    }
    return Measurement(
      benchmark: benchmark, unit: .nanosecondsPerEvent, baseline: Spread(samples.baseline), cost: cost,
      ratio: Spread(samples.ratio))
  }

  private func round(
    _ benchmark: Benchmark, isSwapped: Bool
  ) throws(Diagnostic) -> (baseline: Double, keywright: Double) {
    let plain: Run
    let fast: Run
    if isSwapped {
      fast = try keywright()
      plain = try baseline()
    } else {
      plain = try baseline()
      fast = try keywright()
    }
    guard plain.text.utf8.elementsEqual(fast.text.utf8) else {
      throw .error(
        .benchmarkFailed, "in the benchmark \(benchmark.rawValue) Keywright types another text than the plain loop",
        hint: "report this: \(Self.difference(plain.text, fast.text))")
    }
    return (plain.duration.nanoseconds, fast.duration.nanoseconds)
  }

  private static func difference(_ baseline: String, _ keywright: String) -> String {
    let (baseline, keywright) = (Array(baseline.unicodeScalars), Array(keywright.unicodeScalars))
    let place = zip(baseline, keywright).prefix { $0 == $1 }.count
    let texts = [baseline, keywright].map { text in
      text.dropFirst(max(0, place - 10)).prefix(20).map { $0.escaped(asASCII: false) }.joined()
    }
    return "at \(place) “\(texts[1])” stands for “\(texts[0])”"
  }
}
