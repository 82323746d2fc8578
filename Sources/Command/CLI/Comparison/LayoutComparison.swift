import Keywright
import KeywrightDiagnostics
import KeywrightKeyEvents
import PluginHost

/// Simulators with other keyboards on which the keys of a first one are pressed as well.
final class LayoutComparison {
  /// One of the other keyboards.
  struct Other {
    let name: String
    let simulator: Simulator
    let plugins: [Plugin]

    init(name: String, keyboard: ReplayKeyboard) throws {
      self.name = name
      plugins = keyboard.modes.plugins
      simulator = try keyboard.simulator()
    }
  }

  /// How many differences are told apart; the others are only counted.
  static let limit = 1000

  let others: [Other]
  /// How often each difference came up, in the order in which they did.
  private(set) var differences: [(difference: KeyDifference, count: Int)] = []
  /// How many keystrokes differ on one of the others at least.
  private(set) var differingCount = 0
  private var places: [KeyDifference: Int] = [:]
  /// What the last key gave on another keyboard.
  private var answer: Keystroke?

  init(_ others: [Other]) {
    self.others = others
    for other in others {
      other.simulator.onTrace = { [unowned self] event in
        if event.kind == .key { answer = event.keystroke }
      }
    }
  }

  /// Presses the key of a step of the first keyboard on the others.
  func follow(_ event: TraceEvent) {
    guard event.kind == .key, let keystroke = event.keystroke else { return }
    var differs = false
    for (index, other) in others.enumerated() {
      answer = nil
      other.simulator.handle(keystroke.event)
      guard keystroke.types || answer?.types == true else { continue }
      let first = keystroke.types ? KeyDifference.gift(of: keystroke) : "nothing"
      let second = answer.map { $0.types ? KeyDifference.gift(of: $0) : "nothing" } ?? "nothing"
      guard !first.unicodeScalars.elementsEqual(second.unicodeScalars) else { continue }
      differs = true
      count(KeyDifference(other: index, key: keystroke.event.code, first: first, second: second))
    }
    if differs { differingCount += 1 }
  }

  /// Lets the others come to the end of the first.
  func finish(with first: Simulator) {
    for other in others {
      other.simulator.wait(max(.zero, first.now - other.simulator.now))
      other.simulator.finish()
    }
  }

  private func count(_ difference: KeyDifference) {
    if let place = places[difference] {
      differences[place].count += 1
    } else if differences.count < Self.limit {
      places[difference] = differences.count
      differences.append((difference, 1))
    }
  }
}
