import InputModes
import Testing

@Suite struct InputModeRegistryTests {
  @Test func `the order is the user's, and of equal ids the first counts`() {
    let registry = InputModeRegistry("xkb:us en", "xkb:ru ru", "xkb:us fr", "emoji emoji")
    #expect(registry.order == ["xkb:us", "xkb:ru", "emoji"])
    #expect(registry.mode("xkb:us")?.primaryLanguage == "en")
    #expect(registry.mode("xkb:de") == nil)
    #expect(registry.currentMode == nil && registry.previousMode == nil)
  }

  @Test(
    arguments: [
      (nil, ["a", "b", "c", "x"]), (0, ["x", "a", "b", "c"]), (1, ["a", "x", "b", "c"]), (3, ["a", "b", "c", "x"]),
      (-5, ["x", "a", "b", "c"]), (99, ["a", "b", "c", "x"]), (.min, ["x", "a", "b", "c"]),
      (.max, ["a", "b", "c", "x"]),
    ] as [(Int?, [InputModeID])])
  func `a mode is added at a place`(place: Int?, order: [InputModeID]) {
    var registry = InputModeRegistry("a", "b", "c")
    #expect(registry.add(InputMode("x"), at: place) == true)
    #expect(registry.order == order)
    #expect(registry.add(InputMode("x"), at: 0) == false, "it is on already")
    #expect(registry.order == order)
  }

  @Test(
    arguments: [
      ("a", 2, ["b", "c", "a"]), ("c", 0, ["c", "a", "b"]), ("b", 1, ["a", "b", "c"]), ("a", 1, ["b", "a", "c"]),
      ("a", .max, ["b", "c", "a"]), ("c", .min, ["c", "a", "b"]),
    ] as [(InputModeID, Int, [InputModeID])])
  func `a mode is moved to a place`(id: InputModeID, place: Int, order: [InputModeID]) {
    var registry = InputModeRegistry("a", "b", "c")
    #expect(registry.move(id, to: place) == true)
    #expect(registry.order == order, "\(id) to \(place)")
  }

  @Test func `what is not active cannot be used, moved or removed`() {
    var registry = InputModeRegistry("a")
    registry.recordsChanges = true
    #expect(registry.use("x") == false)
    #expect(registry.move("x", to: 0) == false)
    #expect(registry.remove("x") == false)
    #expect(registry.order == ["a"] && registry.currentMode == nil)
    #expect(registry.takeChanges().isEmpty)
  }

  @Test func `the previous mode is the one that was in use before`() {
    var registry = InputModeRegistry("a", "b", "c")
    registry.use("a")
    #expect(registry.currentMode == "a" && registry.previousMode == nil)
    registry.use("b")
    #expect(registry.currentMode == "b" && registry.previousMode == "a")
    #expect(registry.use("b") == true, "using it again is no change")
    #expect(registry.previousMode == "a")
    registry.use("c")
    #expect(registry.previousMode == "b")
  }

  @Test func `removing modes ends their use`() {
    var registry = InputModeRegistry("a", "b", "c")
    registry.use("a")
    registry.use("b")
    registry.remove("a")
    #expect(registry.currentMode == "b" && registry.previousMode == nil)
    registry.use("c")
    registry.remove("c")
    #expect(registry.currentMode == nil && registry.previousMode == "b")
    registry.use("b")
    #expect(registry.currentMode == "b" && registry.previousMode == nil)
    registry.remove("b")
    #expect(registry.order.isEmpty && registry.currentMode == nil && registry.modeAfterGlobe == nil)
  }

  @Test func `moving the mode in use leaves it in use`() {
    var registry = InputModeRegistry("a", "b")
    registry.use("a")
    registry.move("a", to: 1)
    #expect(registry.currentMode == "a")
    #expect(registry.modeAfterGlobe?.id == "b")
  }

  @Test func `changes are kept once they are asked for, and are taken once`() {
    var registry = InputModeRegistry("a", "b")
    registry.use("a")
    #expect(registry.takeChanges().isEmpty, "nobody asked")
    registry.recordsChanges = true
    registry.add(InputMode("c"))
    registry.remove("a")
    #expect(registry.takeChanges() == [.added("c", at: 2), .removed("a"), .current(nil)])
    #expect(registry.takeChanges().isEmpty)
  }

  @Test func `the list of a system is mirrored in one call`() {
    var registry = InputModeRegistry("us en", "ru ru", "emoji emoji")
    registry.use("ru")
    registry.remember("ru", for: "chat")
    registry.recordsChanges = true
    registry.replaceActiveInputModes(with: ["fr fr", "ru ru-RU", "us en", "us de"].map { InputMode($0) })
    #expect(registry.order == ["fr", "ru", "us"], "of two modes with one id the first counts")
    #expect(registry.currentMode == "ru")
    #expect(registry.remembered(for: "chat")?.primaryLanguage == "ru-RU")
    #expect(
      registry.takeChanges() == [.removed("emoji"), .added("fr", at: 0), .moved("ru", from: 2, to: 1), .updated("ru")])
    registry.replaceActiveInputModes(with: registry.activeInputModes)
    #expect(registry.takeChanges().isEmpty, "the same list again")
    registry.replaceActiveInputModes(with: [])
    #expect(registry.currentMode == nil)
    #expect(registry.takeChanges() == [.removed("fr"), .removed("ru"), .current(nil), .removed("us")])
  }

  @Test func `dictation is neither the default nor what the globe key or emoji leads to`() {
    var registry = InputModeRegistry("talk dictation", "us en", "emoji emoji", "ru ru")
    #expect(registry.defaultMode?.id == "us")
    #expect(registry.modeAfterGlobe?.id == "us")
    registry.use("emoji")
    #expect(registry.modeToReturnTo == "us")
    registry.use("ru")
    #expect(registry.modeAfterGlobe?.id == "us", "past dictation")
    #expect(InputModeRegistry("talk dictation").defaultMode?.id == "talk", "there is no other")
    #expect(InputModeRegistry().defaultMode == nil)
  }
}
