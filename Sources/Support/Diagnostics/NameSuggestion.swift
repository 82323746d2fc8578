/// Finds the name that somebody probably meant.
public enum NameSuggestion {
  /// A hint that asks whether the nearest candidate was meant; nil when none is near enough.
  public static func hint(for name: String, in candidates: some Sequence<String>) -> String? {
    nearest(to: name, in: candidates).map(question)
  }

  /// A hint that asks whether a name was meant.
  public static func question(_ name: String) -> String { "did you mean \(name)?" }

  /// The candidate nearest to a misspelt name, or nil when none is near enough to be worth saying.
  ///
  /// Nearness is the number of edits (insert, delete, replace, swap of neighbours), without regard to case;
  /// a third of the length, at least one edit, counts as near. Of several that are equally near, one in the case of the
  /// name comes first.
  public static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
    let wanted = folded(name)
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    let limit = max(1, wanted.count / 3)
    var best: (name: String, distance: Int, exactDistance: Int)?
    for candidate in candidates {
      guard abs(candidate.utf8.count - wanted.count) <= limit else { continue }
      let distance = editDistance(wanted, folded(candidate), limit: limit)
      guard distance <= limit, distance <= best?.distance ?? Int.max else { continue }
      let exactDistance = editDistance(Array(name.utf8), Array(candidate.utf8), limit: wanted.count)
      if let best, distance == best.distance, exactDistance >= best.exactDistance { continue }
      best = (candidate, distance, exactDistance)
    }
    return best?.name
  }

  private static func folded(_ name: String) -> [UInt8] {
    name.utf8.map { (0x61...0x7A).contains($0) ? $0 - 0x20 : $0 }
  }

  /// The number of edits, or any greater number once it is clear that there are more than a limit.
  private static func editDistance(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int {
    var beforePrevious = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    var row = beforePrevious
    var previousLeast = 0
    for i in a.indices {
      row[0] = i + 1
      var least = i + 1
      for j in b.indices {
        var cost = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforePrevious[j - 1] + 1)
        }
        row[j + 1] = cost
        least = min(least, cost)
      }
      // A swap reaches back two rows, so both must be beyond the limit.
      guard least <= limit || previousLeast <= limit else { return least }
      previousLeast = least
      swap(&beforePrevious, &previous)
      swap(&previous, &row)
    }
    return previous[b.count]
  }
}
