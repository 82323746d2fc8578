import InputModes

/// A registry as a diary: what is in use follows from reading all of it, slowly and plainly.
struct RegistryModel {
  enum Entry {
    case used(InputModeID)
    case removed(InputModeID)
    case chosen(InputModeID, context: String?)
  }

  private(set) var order: [InputModeID]
  private var diary: [Entry] = []

  init(_ order: [InputModeID]) { self.order = order }

  static func isEmoji(_ id: InputModeID) -> Bool { id.rawValue.hasPrefix("emoji") }

  mutating func add(_ id: InputModeID, at place: Int?) {
    guard !order.contains(id) else { return }
    var place = place ?? order.count
    while place < 0 { place += 1 }
    while place > order.count { place -= 1 }
    order = Array(order[..<place]) + [id] + Array(order[place...])
  }

  mutating func remove(_ id: InputModeID) {
    guard order.contains(id) else { return }
    order.removeAll { $0 == id }
    diary.append(.removed(id))
  }

  mutating func move(_ id: InputModeID, to place: Int) {
    guard order.contains(id) else { return }
    order.removeAll { $0 == id }
    add(id, at: place)
  }

  mutating func use(_ id: InputModeID) {
    if order.contains(id), id != current { diary.append(.used(id)) }
  }

  mutating func remember(_ id: InputModeID, for context: String?) { diary.append(.chosen(id, context: context)) }

  var current: InputModeID? { current(upTo: diary.count) }

  var previous: InputModeID? {
    guard let last = lastUse(upTo: diary.count, where: { _ in true })?.index else { return nil }
    return current(upTo: last).flatMap { wasRemoved($0, after: last) ? nil : $0 }
  }

  var afterGlobe: InputModeID? {
    guard let current, let place = order.firstIndex(of: current) else { return order.first }
    if Self.isEmoji(current), let before = lastUse(upTo: diary.count, where: { !Self.isEmoji($0) }),
      !wasRemoved(before.id, after: before.index)
    {
      return before.id
    }
    return place + 1 == order.count ? order[0] : order[place + 1]
  }

  func remembered(for context: String?) -> InputModeID? {
    for entry in diary.reversed() {
      if case .chosen(let id, context) = entry { return order.contains(id) ? id : nil }
    }
    return nil
  }

  private func current(upTo end: Int) -> InputModeID? {
    guard let last = lastUse(upTo: end, where: { _ in true }) else { return nil }
    return wasRemoved(last.id, after: last.index, upTo: end) ? nil : last.id
  }

  private func lastUse(upTo end: Int, where fits: (InputModeID) -> Bool) -> (id: InputModeID, index: Int)? {
    for index in diary.indices.prefix(end).reversed() {
      if case .used(let id) = diary[index], fits(id) { return (id, index) }
    }
    return nil
  }

  private func wasRemoved(_ id: InputModeID, after index: Int, upTo end: Int? = nil) -> Bool {
    diary[..<(end ?? diary.count)].dropFirst(index).contains {
      if case .removed(id) = $0 { true } else { false }
    }
  }
}
