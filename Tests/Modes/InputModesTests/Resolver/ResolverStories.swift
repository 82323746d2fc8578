import InputModes
import Testing

/// What a person does with a few fields, told with the registry and the resolver alone.
@Suite struct ResolverStories {
  /// A person whose fields become first responder one after the other.
  struct Person {
    var registry = InputModeRegistry("xkb:us en", "xkb:ru ru", "emoji emoji")
    let resolver = ModeResolver()

    mutating func focus(_ preferences: ModePreference..., context: String?) -> String {
      let resolution = resolver.resolve(preferences, context: context, in: registry)
      if let id = resolution.mode?.id { registry.use(id) }
      return "\(resolution.mode?.id.rawValue ?? "no mode") \(resolution.reason)"
    }

    /// The globe key, as a host does it: use, then remember for the field in use.
    mutating func globe(context: String?) -> String? {
      guard let mode = registry.modeAfterGlobe else { return nil }
      registry.use(mode.id)
      registry.remember(mode.id, for: context)
      return mode.id.rawValue
    }
  }

  @Test func `coming back, the preference wins again`() {
    var person = Person()
    #expect(person.focus(.language("emoji"), context: "") == "emoji preferred")
    #expect(person.globe(context: "") == "xkb:us", "no mode came before emoji, so the order goes round")
    #expect(person.focus(context: "chat") == "xkb:us default")
    #expect(person.focus(.language("emoji"), context: "") == "emoji preferred")
  }

  @Test func `where the preferred mode is gone, the user's choice counts`() {
    var person = Person()
    #expect(person.focus(context: "") == "xkb:us default")
    #expect(person.globe(context: "") == "xkb:ru")
    person.registry.remove("emoji")
    #expect(person.focus(.language("emoji"), context: "") == "xkb:ru fallback")
    person.registry.add(InputMode("emoji emoji"))
    #expect(person.focus(.language("emoji"), context: "") == "emoji preferred")
  }

  @Test func `a chat keeps its language, and fields without identifier share theirs`() {
    var person = Person()
    #expect(person.focus(context: "chat") == "xkb:us default")
    #expect(person.globe(context: "chat") == "xkb:ru")
    #expect(person.focus(context: nil) == "xkb:us default")
    #expect(person.focus(context: "chat") == "xkb:ru remembered")
    person.registry.remember("xkb:ru", for: nil)
    #expect(person.focus(context: nil) == "xkb:ru remembered")
    #expect(person.focus(context: "mail") == "xkb:us default")
  }

  @Test func `each focus asks anew`() {
    var person = Person()
    #expect(person.focus(context: nil) == "xkb:us default")
    person.registry.move("xkb:ru", to: 0)
    #expect(person.focus(context: nil) == "xkb:ru default")
    for id in person.registry.order { person.registry.remove(id) }
    #expect(person.focus(.language("emoji"), context: "") == "no mode none")
    #expect(person.globe(context: "") == nil)
  }

  @Test func `the icon field gives the keyboard back to the field before`() {
    var person = Person()
    #expect(person.focus(.id("xkb:ru"), context: "title") == "xkb:ru preferred")
    #expect(person.focus(.language("emoji"), context: "") == "emoji preferred")
    #expect(person.globe(context: "") == "xkb:ru")
  }
}
