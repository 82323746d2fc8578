import KeywrightDiagnostics
import Testing

struct NameSuggestionTests {
  private static let names = ["LEFTSHIFT", "RIGHTSHIFT", "A", "ENTER", "KP1", "KP2"]

  @Test(arguments: [
    ("LEFTSHFT", "LEFTSHIFT"), ("leftshift", "LEFTSHIFT"), ("LFETSHIFT", "LEFTSHIFT"), ("LEFTSHIFTT", "LEFTSHIFT"),
    ("ENTRE", "ENTER"), ("KP3", "KP1"), ("KP22", "KP2"), ("ZZZZ", nil), ("", nil), ("RETURN", nil),
    (String(repeating: "A", count: 65), nil),
  ])
  func `the nearest name that is near`(name: String, nearest: String?) {
    #expect(NameSuggestion.nearest(to: name, in: Self.names) == nearest)
  }
}
