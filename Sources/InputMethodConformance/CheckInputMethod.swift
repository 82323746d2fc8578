public import InputModes

/// Calls fresh engines of a mode as a host may call them, and tells which rules they break; nothing when all is well.
///
/// The calls are random and the same for the same seed, so a test stays as it is. Each rule is told once.
public func checkInputMethod(_ mode: InputMode, seeds: some Sequence<UInt64> = 1...3) -> [ConformanceFinding] {
  var findings = PlainKeyCheck.findings(mode)
  for seed in seeds { findings += ConformanceSession.findings(mode, seed: seed) }
  var known: Set<ConformanceRule> = []
  return findings.filter { known.insert($0.rule).inserted }
}
