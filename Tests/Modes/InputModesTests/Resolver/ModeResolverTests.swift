import InputModes
import Testing

@Suite struct ModeResolverTests {
  /// A situation and what the resolver answers.
  struct Case: CustomTestStringConvertible {
    var name: String
    var modes = ["xkb:us en", "xkb:ru ru", "emoji emoji"]
    var memory: [(context: String?, id: InputModeID)] = []
    var preferences: [ModePreference] = []
    var context: String?
    var isIOS13 = false
    var mode: InputModeID?
    var reason: ResolutionReason
    var because: String

    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "default, dictation left out", modes: ["talk dictation", "xkb:us en"], mode: "xkb:us", reason: .default,
      because: "xkb:us is the first active mode that is not for dictation"),
    Case(
      name: "default", mode: "xkb:us", reason: .default, because: "xkb:us is the first active mode"),
    Case(
      name: "default in a context whose memory is empty", memory: [(nil, "xkb:ru"), ("other", "xkb:ru")],
      context: "chat", mode: "xkb:us", reason: .default, because: "xkb:us is the first active mode"),
    Case(
      name: "default, for the remembered mode is no longer active", memory: [(nil, "xkb:de")], mode: "xkb:us",
      reason: .default, because: "xkb:us is the first active mode"),
    Case(
      name: "remembered without identifier", memory: [(nil, "xkb:ru")], mode: "xkb:ru", reason: .remembered,
      because: "xkb:ru was chosen before in a field without a context identifier"),
    Case(
      name: "remembered in a context", memory: [("chat", "xkb:ru")], context: "chat", mode: "xkb:ru",
      reason: .remembered, because: "xkb:ru was chosen before in the context “chat”"),
    Case(
      name: "remembered in the context of the empty identifier", memory: [("", "xkb:ru"), (nil, "emoji")], context: "",
      mode: "xkb:ru", reason: .remembered, because: "xkb:ru was chosen before in the context “”"),
    Case(
      name: "preferred", preferences: [.language("emoji")], mode: "emoji", reason: .preferred,
      because: "the field prefers the language emoji, and emoji is active"),
    Case(
      name: "preference outranks memory", memory: [("", "xkb:ru")], preferences: [.language("emoji")], context: "",
      mode: "emoji", reason: .preferred, because: "the field prefers the language emoji, and emoji is active"),
    Case(
      name: "fallback to the default", modes: ["xkb:us en"], preferences: [.language("emoji")], context: "",
      mode: "xkb:us", reason: .fallback,
      because: "the field prefers the language emoji, which no active mode meets; xkb:us is the first active mode"),
    Case(
      name: "fallback to memory", memory: [("", "xkb:ru")], preferences: [.language("fr")], context: "",
      mode: "xkb:ru", reason: .fallback,
      because: "the field prefers the language fr, which no active mode meets; "
        + "xkb:ru was chosen before in the context “”"),
    Case(
      name: "fallback to the common memory", memory: [(nil, "xkb:ru")], preferences: [.id("xkb:fr")], mode: "xkb:ru",
      reason: .fallback,
      because: "the field prefers the mode xkb:fr, which no active mode meets; "
        + "xkb:ru was chosen before in a field without a context identifier"),
    Case(
      name: "none", modes: [], memory: [(nil, "xkb:us")], preferences: [.language("emoji")], mode: nil, reason: .none,
      because: "no input mode is active"),
    Case(
      name: "iOS 13.0 ignores a preference without identifier", preferences: [.language("emoji")], isIOS13: true,
      mode: "xkb:us", reason: .default,
      because: "the field's preference is ignored since it has no context identifier, as in iOS 13.0 to 13.3; "
        + "xkb:us is the first active mode"),
    Case(
      name: "iOS 13.0 remembers without identifier", memory: [(nil, "xkb:ru")], preferences: [.language("emoji")],
      isIOS13: true, mode: "xkb:ru", reason: .remembered,
      because: "the field's preference is ignored since it has no context identifier, as in iOS 13.0 to 13.3; "
        + "xkb:ru was chosen before in a field without a context identifier"),
    Case(
      name: "iOS 13.0 follows a preference with the empty identifier", preferences: [.language("emoji")], context: "",
      isIOS13: true, mode: "emoji", reason: .preferred,
      because: "the field prefers the language emoji, and emoji is active"),
    Case(
      name: "iOS 13.0 has nothing to ignore where nothing is preferred", isIOS13: true, mode: "xkb:us",
      reason: .default, because: "xkb:us is the first active mode"),
    Case(
      name: "iOS 13.0 without modes", modes: [], preferences: [.language("emoji")], isIOS13: true, mode: nil,
      reason: .none, because: "no input mode is active"),
  ]

  @Test(arguments: cases)
  func `a field gets a mode and the reason`(_ it: Case) {
    var registry = InputModeRegistry(it.modes.map { InputMode($0) })
    for (context, id) in it.memory { registry.remember(id, for: context) }
    let resolution = ModeResolver(ignoresPreferenceWithoutIdentifier: it.isIOS13)
      .resolve(it.preferences, context: it.context, in: registry)
    #expect(resolution.mode?.id == it.mode)
    #expect(resolution.reason == it.reason)
    #expect(resolution.because == it.because)
  }

  @Test func `a preference counts unless the setting says otherwise`() {
    #expect(!ModeResolver().ignoresPreferenceWithoutIdentifier)
  }

  @Test func `a resolution is compared, and printed as a line`() {
    let registry = InputModeRegistry("xkb:us en", "emoji emoji")
    let resolution = ModeResolver().resolve([.language(.emoji)], context: "", in: registry)
    #expect(resolution == ModeResolver().resolve([.language(.emoji)], context: nil, in: registry))
    #expect(resolution != ModeResolver().resolve([], context: nil, in: registry))
    #expect("\(resolution)" == "emoji, preferred: the field prefers the language emoji, and emoji is active")
  }
}
