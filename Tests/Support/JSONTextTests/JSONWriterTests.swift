import KeywrightJSONText
import Testing

@Suite struct JSONWriterTests {
  @Test(arguments: [
    (JSONValue.null, "null"),
    (.bool(true), "true"),
    (.number(-12), "-12"),
    (.string("a\"b\\c\n\r\t\u{8}\u{C}\u{0}\u{1F}\u{7F}é😀"), #""a\"b\\c\n\r\t\b\f\u0000\u001f\u007fé😀""#),
    // What a terminal might obey, and its neighbours.
    (
      .string(
        "\u{80}\u{9B}\u{9F}\u{A0}\u{61B}\u{61C}\u{200D}\u{200E}\u{2028}\u{202E}\u{202F}\u{2065}\u{2066}\u{2069}\u{206A}"
      ),
      "\"\\u0080\\u009b\\u009f\u{A0}\u{61B}\\u061c\u{200D}\\u200e\\u2028\\u202e\u{202F}\u{2065}\\u2066\\u2069\u{206A}\""
    ),
    (.array([]), "[]"),
    (.array([.number(1), .array([.null])]), "[1,[null]]"),
    (.object([]), "{}"),
    (.members(["z": .number(1), "a": nil, "b": .optional(nil as String?)]), #"{"z":1,"b":null}"#),
    (.strings(["x", "y"]), #"["x","y"]"#),
  ])
  func writesOnOneLine(value: JSONValue, text: String) {
    #expect(JSONWriter.compact(value) == text)
  }

  @Test func breaksObjectsAndNestedArraysIntoLines() {
    let value = JSONValue.members(["a": .strings(["x", "y"]), "b": .array([.members(["c": .number(1)])])])
    #expect(
      JSONWriter.pretty(value) == """
        {
          "a": ["x", "y"],
          "b": [
            {
              "c": 1
            }
          ]
        }
        """)
  }
}
