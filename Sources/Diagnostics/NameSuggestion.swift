/// Finds the name that somebody probably meant.
public enum NameSuggestion {
  /// The candidate nearest to a misspelt name, or nil when none is near enough to be worth saying.
  ///
  /// Nearness is the number of edits (insert, delete, replace, swap of neighbours), without regard to case;
  /// a third of the length, at least one edit, counts as near.
  public static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
    let wanted = folded(name)
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    let limit = max(1, wanted.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let other = folded(candidate)
      guard abs(other.count - wanted.count) <= limit else { continue }
      let distance = editDistance(wanted, other)
      guard distance <= limit, distance < best?.distance ?? Int.max else { continue }
      best = (candidate, distance)
    }
    return best?.name
  }

  private static func folded(_ name: String) -> [UInt8] {
    name.utf8.map { (0x61...0x7A).contains($0) ? $0 - 0x20 : $0 }
  }

  private static func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for (j, y) in b.enumerated() {
        var cost = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (x == y ? 0 : 1))
        if i > 0, j > 0, x == b[j - 1], a[i - 1] == y {
          cost = min(cost, beforePrevious[j - 1] + 1)
        }
        row.append(cost)
      }
      beforePrevious = previous
      previous = row
    }
    return previous[b.count]
  }
}
