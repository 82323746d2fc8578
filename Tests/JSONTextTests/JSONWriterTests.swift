import JSONText
import Testing

@Suite struct JSONWriterTests {
  @Test(arguments: [
    (JSONValue.null, "null"),
    (.bool(true), "true"),
    (.number(-12), "-12"),
    (.string("a\"b\\c\n\r\t\u{8}\u{C}\u{0}\u{1F}\u{7F}é😀"), #""a\"b\\c\n\r\t\b\f\u0000\u001f\u007fé😀""#),
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
