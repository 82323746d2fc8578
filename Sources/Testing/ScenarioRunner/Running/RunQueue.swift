import KeywrightDiagnostics
import KeywrightRuntimeSupport
import Scenarios

/// Hands out what is to be run, and hands over what was run in the order of the files.
///
/// Each thread reads a file of its own as long as there are enough, since files tend to have keyboards of their own, and
/// compiling one keymap would have the others wait. Then they help with those that are left.
final class RunQueue: Sendable {
  /// How many items may be under way, so that one slow scenario does not let results pile up; twice as many where they
  /// belong to the file that is being handed over.
  private static let window = 1024

  /// What a thread does next.
  enum Step: Sendable {
    case run(Part<Scenario>)
    case report([RunItem<PlayedScenario>])
    /// There is nothing left to do.
    case end
  }

  /// Some items, and their place in the order.
  struct Part<Content: Sendable>: Sendable {
    var place: Place
    var items: [RunItem<Content>]
  }

  /// A part of a file, both counted from 0.
  struct Place: Hashable, Sendable {
    var file: Int
    var part: Int
  }

  private struct State {
    /// The files that are being read, and how many parts of each were handed out.
    var open: [(file: FileProgress, handedOut: Int)] = []
    var nextFile = 0
    /// How many items are being read or run, or wait for those before them; a part that is being read counts as one.
    var underWay = 0
    /// What is to be handed over next.
    var head = Place(file: 0, part: 0)
    var done: [Place: [RunItem<PlayedScenario>]] = [:]
    var isStopped = false
  }

  private enum Decision {
    case step(Step)
    case read(FileProgress)
  }

  private let files: [ScenarioFile]
  private let plan: RunPlan
  private let state = Monitor(State())

  init(_ files: [ScenarioFile], _ plan: RunPlan) {
    if let seed = plan.shuffleSeed {
      var order = SplitMix64(seed: seed)
      self.files = files.shuffled(using: &order)
    } else {
      self.files = files
    }
    self.plan = plan
  }

  /// What the thread that reads a file does next; only one thread reports.
  func next(after own: inout FileProgress?, reports: Bool) -> Step {
    while true {
      let decision = state.wait { decide(&$0, own: own, reports: reports) }
      switch decision {
      case .step(let step): return step
      case .read(let file):
        own = file
        let part = file.nextPart()
        note(part, of: file)
        if let part { return .run(Part(place: Place(file: file.index, part: part.number), items: part.items)) }
      }
    }
  }

  /// Takes what was run.
  func give(_ part: Part<PlayedScenario>) { state.change { $0.done[part.place] = part.items } }

  /// Nothing more is handed out.
  func stop() { state.change { $0.isStopped = true } }

  private func decide(_ state: inout State, own: FileProgress?, reports: Bool) -> Decision? {
    if reports {
      if let items = state.done.removeValue(forKey: state.head) {
        state.underWay -= items.count
        if case .fileEnded? = items.last {
          state.head = Place(file: state.head.file + 1, part: 0)
        } else {
          state.head.part += 1
        }
        return .step(.report(items))
      }
      if state.head.file == files.count { return .step(.end) }
    }
    if state.isStopped { return .step(.end) }
    if let file = choose(&state, own: own) {
      state.underWay += 1
      return .read(file)
    }
    let isThrough = state.nextFile == files.count && state.open.isEmpty
    return isThrough && !reports ? .step(.end) : nil
  }

  /// The file to read on: the thread's own, else a new one, else any; nil where there is none or no room.
  private func choose(_ state: inout State, own: FileProgress?) -> FileProgress? {
    func isAllowed(_ file: Int, _ part: Int) -> Bool {
      // What is to be handed over next must not wait for what comes after it.
      state.head == Place(file: file, part: part)
        || state.underWay < (file == state.head.file ? 2 * Self.window : Self.window)
    }
    if let own, let index = state.open.firstIndex(where: { $0.file === own }),
      isAllowed(own.index, state.open[index].handedOut)
    {
      state.open[index].handedOut += 1
      return own
    }
    if state.nextFile < files.count, isAllowed(state.nextFile, 0) {
      let file = FileProgress(files[state.nextFile], index: state.nextFile, plan)
      state.nextFile += 1
      state.open.append((file, 1))
      return file
    }
    guard let index = state.open.firstIndex(where: { isAllowed($0.file.index, $0.handedOut) }) else { return nil }
    state.open[index].handedOut += 1
    return state.open[index].file
  }

  /// Counts what was read; there is none after the end of a file.
  private func note(_ part: FileProgress.Part?, of file: FileProgress) {
    state.change { state in
      state.underWay += (part?.items.count ?? 0) - 1
      if part?.isLast ?? true { state.open.removeAll { $0.file === file } }
    }
  }
}
