import Foundation
import InputModes
import Testing

@Suite struct ModeMemoryTests {
  @Test func `each context has its own memory, and fields without an identifier share one`() {
    var registry = InputModeRegistry("us", "ru", "fr")
    registry.remember("ru", for: nil)
    registry.remember("fr", for: "search")
    #expect(registry.remembered(for: nil)?.id == "ru")
    #expect(registry.remembered(for: "search")?.id == "fr")
    #expect(registry.remembered(for: "chat") == nil, "another context does not see the common memory")
    #expect(registry.remembered(for: "") == nil, "the empty identifier is one like any other")
    registry.remember("us", for: "")
    #expect(registry.remembered(for: "")?.id == "us")
    #expect(registry.remembered(for: nil)?.id == "ru")
  }

  @Test func `the last choice counts`() {
    var registry = InputModeRegistry("us", "ru")
    registry.remember("us", for: "a")
    registry.remember("ru", for: "a")
    #expect(registry.remembered(for: "a")?.id == "ru")
  }

  @Test func `a removed mode is not returned, and is remembered when it comes back`() {
    var registry = InputModeRegistry("us", "ru")
    registry.remember("ru", for: nil)
    registry.remember("ru", for: "a")
    registry.remove("ru")
    #expect(registry.remembered(for: nil) == nil)
    #expect(registry.remembered(for: "a") == nil)
    registry.add(InputMode("ru ru-RU"), at: 0)
    #expect(registry.remembered(for: nil)?.primaryLanguage == "ru-RU")
    #expect(registry.remembered(for: "a")?.id == "ru")
  }

  @Test func `using a mode does not remember it`() {
    var registry = InputModeRegistry("us", "ru")
    registry.use("ru")
    #expect(registry.remembered(for: nil) == nil)
  }

  @Test func `what contexts remember is stored and restored`() throws {
    var registry = InputModeRegistry("us", "ru", "fr")
    registry.remember("ru", for: nil)
    registry.remember("fr", for: "chat")
    let stored = try JSONEncoder().encode(registry.memory)
    var next = InputModeRegistry("us", "ru")
    next.memory = try JSONDecoder().decode(ModeMemory.self, from: stored)
    #expect(next.memory == ModeMemory(common: "ru", contexts: ["chat": "fr"]))
    #expect(next.remembered(for: nil)?.id == "ru")
    #expect(next.remembered(for: "chat") == nil, "it is not active")
    next.add(InputMode("fr"))
    #expect(next.remembered(for: "chat")?.id == "fr")
  }
}
