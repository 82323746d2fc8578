public import InputModes

/// Calls fresh engines of a mode as a host may call them, and tells which rules they break; nothing when all is well.
///
/// Each key of a US keyboard is typed, alone and while something is composed. More calls are random, and the same for the
/// same seed, so a test stays as it is. Each rule is told once.
///
/// - Parameters:
///   - mode: the mode whose engines are called.
///   - seeds: what random calls are drawn from.
///   - refused: characters that the method takes and does nothing with, as its author wants; no text counts as lost.
public func checkInputMethod(
  _ mode: InputMode, seeds: some Sequence<UInt64> = 1...3, refusing refused: Set<Character> = []
) -> [ConformanceFinding] {
  var findings = PlainKeyCheck(mode, refused: refused).findings
  for seed in seeds { findings += ConformanceSession.findings(mode, seed: seed) }
  var known: Set<ConformanceRule> = []
  return findings.filter { known.insert($0.rule).inserted }
}
