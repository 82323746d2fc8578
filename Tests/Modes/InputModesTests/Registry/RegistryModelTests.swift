import InputModes
import KeywrightRuntimeSupport
import TestSupport
import Testing

@Suite struct RegistryModelTests {
  private static let ids: [InputModeID] = ["us", "ru", "fr", "de", "emoji", "emoji:search"]
  private static let contexts: [String?] = [nil, "", "chat"]

  private static func mode(_ id: InputModeID) -> InputMode {
    InputMode(RegistryModel.isEmoji(id) ? "\(id) emoji" : "\(id) \(id)")
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func `a registry does what the model does`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var registry = InputModeRegistry(Self.ids.prefix(3).map(Self.mode))
    var model = RegistryModel(Array(Self.ids.prefix(3)))
    registry.recordsChanges = true
    for step in 0..<400 {
      let id = Self.ids.randomElement(using: &random) ?? "us"
      let place = Int.random(in: -2...8, using: &random)
      let context = Self.contexts.randomElement(using: &random) ?? nil
      let action: String
      switch Int.random(in: 0..<13, using: &random) {
      case 12:
        let wanted = Array(Self.ids.shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random)))
        action = "replace with \(wanted)"
        registry.replaceActiveInputModes(with: (wanted + wanted.prefix(1)).map(Self.mode))
        for id in model.order where !wanted.contains(id) { model.remove(id) }
        for (place, id) in wanted.enumerated() {
          model.add(id, at: place)
          model.move(id, to: place)
        }
      case 0, 1:
        action = "add \(id) at \(place)"
        registry.add(Self.mode(id), at: place == 8 ? nil : place)
        model.add(id, at: place == 8 ? nil : place)
      case 2:
        action = "remove \(id)"
        registry.remove(id)
        model.remove(id)
      case 3:
        action = "move \(id) to \(place)"
        registry.move(id, to: place)
        model.move(id, to: place)
      case 4, 5:
        action = "remember \(id) for \(context ?? "nil")"
        registry.remember(id, for: context)
        model.remember(id, for: context)
      case 6, 7:
        action = "globe"
        if let mode = registry.modeAfterGlobe { registry.use(mode.id) }
        if let id = model.afterGlobe { model.use(id) }
      default:
        action = "use \(id)"
        registry.use(id)
        model.use(id)
      }
      let at = Comment(rawValue: "seed \(seed), step \(step): \(action)")
      #expect(registry.order == model.order, at)
      #expect(registry.currentMode == model.current, at)
      #expect(registry.previousMode == model.previous, at)
      #expect(registry.modeAfterGlobe?.id == model.afterGlobe, at)
      for context in Self.contexts {
        #expect(registry.remembered(for: context)?.id == model.remembered(for: context), at)
      }
    }
    let changes = registry.takeChanges()
    let mirror = Self.replay(changes, on: Array(Self.ids.prefix(3)))
    #expect(mirror.order == registry.order, "the changes give the order")
    #expect(mirror.current == registry.currentMode, "the changes give the mode in use")
    #expect(changes.count > 100)
  }

  /// What a list of its own that follows the changes ends up with.
  private static func replay(
    _ changes: [RegistryChange], on order: [InputModeID]
  ) -> (order: [InputModeID], current: InputModeID?) {
    var order = order
    var current: InputModeID?
    for change in changes {
      switch change {
      case .added(let id, let place): order.insert(id, at: place)
      case .removed(let id): order.removeAll { $0 == id }
      case .moved(let id, let from, let to):
        #expect(order[from] == id)
        order.insert(order.remove(at: from), at: to)
      case .updated(let id): Issue.record("\(id) says the same as before")
      case .current(let id): current = id
      }
    }
    return (order, current)
  }
}
