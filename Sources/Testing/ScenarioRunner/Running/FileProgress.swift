import KeywrightRuntimeSupport
import Scenarios

/// A file that is being read, part by part, by one thread or by several in turn.
final class FileProgress: Sendable {
  private static let largestPart = 32

  /// Some items of the file.
  struct Part: Sendable {
    /// The number of the part, from 0.
    var number: Int
    var items: [RunItem<Scenario>]

    /// Whether the file ends with it.
    var isLast: Bool { if case .fileEnded? = items.last { true } else { false } }
  }

  private struct Source: ~Copyable {
    var stream: FileStream
    var partCount = 0
    var itemCount = 0

    init(_ stream: consuming FileStream) { self.stream = stream }

    mutating func part() -> Part? {
      var items: [RunItem<Scenario>] = []
      // Parts grow, so that few scenarios spread evenly and many cost little to hand out.
      let size = min(FileProgress.largestPart, 1 + itemCount / 32)
      while items.count < size, let item = stream.next() { items.append(item) }
      guard !items.isEmpty else { return nil }
      itemCount += items.count
      partCount += 1
      return Part(number: partCount - 1, items: items)
    }
  }

  /// The place of the file in the run.
  let index: Int
  private let source: Guarded<Source>

  init(_ file: ScenarioFile, index: Int, _ plan: RunPlan) {
    self.index = index
    source = Guarded(Source(FileStream(file, number: index, plan)))
  }

  /// The next items; nil after the end of the file.
  func nextPart() -> Part? { source.withLock { $0.part() } }
}
