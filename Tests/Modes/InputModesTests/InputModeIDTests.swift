import InputModes
import Testing

@Suite struct InputModeIDTests {
  @Test(
    arguments: [
      ("emoji", "emoji", nil, []),
      ("emoji:search", "emoji", "search", []),
      ("xkb:fr(bepo)", "xkb", "fr(bepo)", []),
      ("xkb:us,ru", "xkb", "us,ru", []),
      ("xkb:", "xkb", "", []),
      (":x", "", "x", []),
      ("", "", nil, []),
      ("plugin:NAME/a:b", "plugin", "NAME/a:b", []),
      ("hangul:2?reorder=on", "hangul", "2", ["reorder=on"]),
      ("hangul:2?reorder=on&double=off", "hangul", "2", ["reorder=on", "double=off"]),
      ("hangul:2?double=off&reorder=on", "hangul", "2", ["double=off", "reorder=on"]),
      ("unicode?upper", "unicode", nil, ["upper=on"]),
      ("unicode?upper=", "unicode", nil, ["upper="]),
      ("unicode?path=a:b", "unicode", nil, ["path=a:b"]),
      ("unicode?sum=1=2", "unicode", nil, ["sum=1=2"]),
      ("unicode?a=what?", "unicode", nil, ["a=what?"]),
      ("unicode?&a&&b=1&", "unicode", nil, ["a=on", "b=1"]),
      ("unicode?=1", "unicode", nil, ["=1"]),
      ("unicode?", "unicode", nil, []),
    ] as [(String, String, String?, [String])])
  func `an id has a family, an argument and options`(
    text: String, family: String, argument: String?, options: [String]
  ) {
    let id = InputModeID(text)
    #expect(id.family == family, "\(text)")
    #expect(id.argument == argument, "\(text)")
    #expect(id.options.map { "\($0.name)=\($0.value)" } == options, "\(text)")
    #expect(id.rawValue == text && id.description == text && InputModeID(rawValue: text) == id)
  }

  @Test func `an option is its name and its value`() {
    let id: InputModeID = "hangul:2?reorder"
    #expect(id.options == [InputModeID.Option(name: "reorder", value: "on")])
    #expect(id.options != [InputModeID.Option(name: "reorder", value: "off")])
  }

  @Test func `ids are compared as written`() {
    #expect(InputModeID("xkb:us") != InputModeID("XKB:us"))
    #expect(InputModeID("hangul:2?a=1&b=2") != InputModeID("hangul:2?b=2&a=1"))
  }
}
