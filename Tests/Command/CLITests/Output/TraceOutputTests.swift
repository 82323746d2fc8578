import Foundation
import TestSupport
import Testing

/// `--output trace`: one object a line.
struct TraceOutputTests {
  @Test func `each event says what it did and why`() throws {
    let result = try keywright("replay", "--output", "trace", "-k", "250ms SHIFT+A", "--initial", "x")
    expect(
      result,
      gives: CommandResult(
        output: #"""
          {"kind":"focus","us":0,"mode":"xkb:us","handled":false,"edits":[],"reason":"default","because":"xkb:us is the first active mode","field":"field","picture":"x|"}
          {"kind":"key","us":250000,"key":{"name":"LEFTSHIFT","xkb":"<LFSH>","code":42,"direction":"press"},"keysyms":["Shift_L"],"text":"","compose":null,"layout":{"index":0,"name":"English (US)"},"level":1,"consumed":[],"modifiers":[],"mode":"xkb:us","handled":false,"edits":[],"because":"Shift_L is on level 1 of English (US); it inserts nothing","field":"field","picture":"x|"}
          {"kind":"key","us":250000,"key":{"name":"A","xkb":"<AC01>","code":30,"direction":"press"},"keysyms":["A"],"text":"A","compose":null,"layout":{"index":0,"name":"English (US)"},"level":2,"consumed":["Shift","Lock"],"modifiers":["Shift"],"mode":"xkb:us","handled":false,"edits":[{"insert":"A"}],"because":"A is on level 2 of English (US), chosen by Shift; “A” is inserted","field":"field","picture":"xA|"}
          {"kind":"key","us":250000,"key":{"name":"A","xkb":"<AC01>","code":30,"direction":"release"},"modifiers":["Shift"],"mode":"xkb:us","handled":false,"edits":[],"because":"","field":"field","picture":"xA|"}
          {"kind":"key","us":250000,"key":{"name":"LEFTSHIFT","xkb":"<LFSH>","code":42,"direction":"release"},"modifiers":["Shift"],"mode":"xkb:us","handled":false,"edits":[],"because":"","field":"field","picture":"xA|"}

          """#))
  }

  @Test(arguments: [
    ["-k", ""], ["--layout", "us(intl)", "-k", "APOSTROPHE E APOSTROPHE APOSTROPHE X *X CTRL+C"],
    ["--field", "hidden", "--mode", "emoji", "-k", "Q"], ["-k", "LEFT RIGHT SHIFT+HOME DELETE ENTER TAB A"],
    ["--initial", "\u{1}\"\\\n", "-k", "BACKSPACE -X"],
  ])
  func `every line is an object of its own`(arguments: [String]) throws {
    let result = try CommandRun(["replay", "--output", "trace"] + arguments).result()
    #expect(result.status == 0)
    var lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.popLast() == "")
    for line in lines {
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
      let object = try #require(value as? [String: Any], "\(line)")
      #expect(object["kind"] is String && object["us"] is Int && object["because"] is String, "\(line)")
    }
  }

  @Test func `candidates stand in the events that show them`() throws {
    let result = try keywright("replay", "--output", "trace", "--mode", "emoji:search", "-k", "\"pizza\" ENTER")
    let lines = result.output.split(separator: "\n")
    let shown = #","candidates":{"list":[{"text":"🍕","comment":"pizza"}],"highlighted":0,"page":0,"pages":1}}"#
    #expect(lines.filter { $0.contains(#"[pizza|]"#) }.allSatisfy { $0.hasSuffix(shown) })
    #expect(lines.contains { $0.hasSuffix(shown) })
    #expect(lines.first?.contains("candidates") == false)
  }

  @Test func `events before an error are printed, and the error ends the trace`() throws {
    var recording = EvdevFile()
    for _ in 0..<5000 { recording.tap(30) }
    let folder = try TemporaryFolder()
    let file = try folder.file("recording", recording.bytes + [UInt8](repeating: 0xFF, count: 24))
    let result = try keywright("replay", "--output", "trace", file)
    #expect(result.status == 1)
    #expect(
      result.errors == """
        keywright: \(file): error: record 20001 cannot come from a 64-bit little-endian Linux [KW-R002]
          hint: check how it was made, or name another format: --format notation

        """)
    #expect(result.output.hasPrefix(#"{"kind":"focus","us":0,"#))
    #expect(result.output.hasSuffix("}\n"))
  }
}
