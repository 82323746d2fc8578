import Glibc
import InputModes
import Keywright
import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightScenarioRunner
import KeywrightXKB
import Scenarios

/// A file of scenarios over twenty layouts, run as a whole, against compiling the keymaps and replaying the keys alone.
struct ScenarioRuns {
  private static let layouts = [
    "us", "de", "fr", "es", "it", "pt", "gb", "pl", "cz", "sk", "hu", "ro", "se", "no", "dk", "fi", "nl", "ch", "ru",
    "ua",
  ]
  private static let notation = "Q W LEFTSHIFT+E R T A S LEFTSHIFT+D F G X C V B SPACE N M H"

  var rounds: Int
  /// How many scenarios there are.
  var count: Int

  /// Its cost against that of the keys alone, and the cost with two jobs against that with one, with compiling and without.
  func measurements() throws(Diagnostic) -> [Measurement] {
    let actions = try KeystrokeNotation(names: KeyNameTable()).actions(Self.notation)
    let file = try BenchmarkFile(Array(text(try replay(actions).texts).utf8))
    var (plain, one, two): ([Double], [Double], [Double]) = ([], [], [])
    var (playedByOne, playedByTwo): ([Double], [Double]) = ([], [])
    let compiled = CompiledKeyboards()
    // Once more than counts: the first fills the caches of the machine.
    for round in 0...rounds {
      let replayed = try replay(actions).milliseconds
      let times = (try run(file, jobs: 1), try run(file, jobs: 2))
      let played = (try run(file, jobs: 1, compiled), try run(file, jobs: 2, compiled))
      guard round > 0 else { continue }
      plain.append(replayed)
      one.append(times.0)
      two.append(times.1)
      playedByOne.append(played.0)
      playedByTwo.append(played.1)
    }
    return [
      measurement(nil, plain, one), measurement("2 jobs", one, two),
      measurement("2 jobs, keymaps compiled", playedByOne, playedByTwo),
    ].compactMap(\.self)
  }

  private func measurement(_ query: String?, _ baseline: [Double], _ cost: [Double]) -> Measurement? {
    guard let spread = Spread(cost) else { return nil }
    return Measurement(
      benchmark: .scenarios, query: query, unit: .millisecondsPerRun, baseline: Spread(baseline), cost: spread,
      ratio: Spread(zip(cost, baseline).map { $0 / max($1, .leastNonzeroMagnitude) }))
  }

  private func layout(of scenario: Int) -> String { Self.layouts[scenario % Self.layouts.count] }

  /// The scenarios, each of which expects what the keys alone have given.
  private func text(_ texts: [String]) -> String {
    texts.enumerated().map { number, text in
      """
      scenario "number \(number)"
        layout \(layout(of: number))
        keys \(Self.notation)
        expect typed "\(text)"

      """
    }.joined()
  }

  /// Compiles each keymap once, and plays the keys as often as there are scenarios.
  private func replay(_ actions: [KeystrokeAction]) throws(Diagnostic) -> (milliseconds: Double, texts: [String]) {
    let start = ContinuousClock.now
    var configuration = SimulatorConfiguration()
    var texts: [String] = []
    for number in 0..<count {
      configuration.keymap = .names(KeymapNames(shorthand: layout(of: number)))
      let simulator = try Simulator(configuration)
      try simulator.play(actions)
      texts.append(simulator.outcome.typed)
    }
    return ((ContinuousClock.now - start).nanoseconds / 1e6, texts)
  }

  private func run(
    _ file: BenchmarkFile, jobs: Int, _ compiled: CompiledKeyboards = CompiledKeyboards()
  ) throws(Diagnostic) -> Double {
    var plan = RunPlan()
    plan.jobs = jobs
    let start = ContinuousClock.now
    let runner = ScenarioRunner(plan: plan, executor: ScenarioExecutor(keyboards: compiled, modes: KeymapModes()))
    let summary = runner.run([ScenarioFile(path: file.path)]) { _ in }
    let duration = ContinuousClock.now - start
    guard summary.counts[.passed] == count else {
      throw .error(
        .benchmarkFailed, "of \(count) scenarios \(summary.counts[.passed]) passed",
        hint: "this is a fault of Keywright")
    }
    return duration.nanoseconds / 1e6
  }
}

/// No modes but the one on the keymap, which a simulator has by itself.
private struct KeymapModes: ScenarioModes {
  func mode(_ id: InputModeID, on keymap: ScenarioKeymap) throws(Diagnostic) -> InputMode {
    throw .error(.unknownMode, "there is no input mode \(Quoted.text(id.rawValue))", hint: "leave modes out")
  }

  func defaultModes(on keymap: ScenarioKeymap) -> [InputMode] { [] }
}

extension KeystrokeNotation {
  /// The keystrokes of a text that has no fault.
  fileprivate func actions(_ text: String) throws(Diagnostic) -> [KeystrokeAction] {
    do throws(DiagnosticList) {
      return try parse(text).actions
    } catch {
      throw error.first
    }
  }
}
