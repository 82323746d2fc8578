import KeywrightJSONText
import KeywrightRuntimeSupport
import TestSupport
import Testing

@Suite struct JSONReaderTests {
  @Test(
    arguments: [
      ("null", .null),
      (" \t\r\n true ", .bool(true)),
      ("false", .bool(false)),
      ("0", .number(0)),
      ("-12", .number(-12)),
      ("9223372036854775807", .number(.max)),
      ("9223372036854775808", .decimal(9_223_372_036_854_775_808)),
      ("1.5", .decimal(1.5)),
      ("-1e3", .decimal(-1000)),
      ("2E+2", .decimal(200)),
      (#""""#, .string("")),
      (#""a\"b\\c\/\b\f\n\r\t\u00e9é😀""#, .string("a\"b\\c/\u{8}\u{C}\n\r\té\u{E9}😀")),
      (#""\uD83D\uDE00\u0000\uFFFF""#, .string("😀\0\u{FFFF}")),
      ("\"\u{7F}\"", .string("\u{7F}")),
      ("[]", .array([])),
      ("[ 1 , [ null ] ]", .array([.number(1), .array([.null])])),
      ("{}", .object([])),
      (#"{"b" : 1, "a":{"b":2}}"#, .members(["b": .number(1), "a": .members(["b": .number(2)])])),
    ] as [(String, JSONValue)])
  func `a text is read`(text: String, value: JSONValue) throws {
    #expect(try JSONReader.value(text) == value)
  }

  @Test(arguments: [
    ("", "it ends too early, at byte 0"),
    ("[1", "it ends too early, at byte 2"),
    ("{\"a\"", "it ends too early, at byte 4"),
    ("\"abc", "it ends too early, at byte 4"),
    ("\"\\", "it ends too early, at byte 2"),
    ("\"\\u12", "it ends too early, at byte 5"),
    ("nul", "a value should stand at byte 3"),
    ("True", "a value should stand at byte 0"),
    ("'a'", "a value should stand at byte 0"),
    ("+1", "a value should stand at byte 0"),
    (".5", "a value should stand at byte 0"),
    ("-", "it ends too early, at byte 1"),
    ("01", "a number without leading zeros should stand at byte 0"),
    ("-012", "a number without leading zeros should stand at byte 0"),
    ("1.", "a digit should stand at byte 2"),
    ("1e", "a digit should stand at byte 2"),
    ("[-1e999]", "the number at byte 1 is too large"),
    ("NaN", "a value should stand at byte 0"),
    ("[1,]", "a value should stand at byte 3"),
    ("[1 2]", "a comma or ] should stand at byte 3"),
    ("[1}", "a comma or ] should stand at byte 2"),
    (#"{"a":1,}"#, "the name of a member should stand at byte 7"),
    ("{1:2}", "the name of a member should stand at byte 1"),
    (#"{"a" 1}"#, "a colon should stand at byte 5"),
    (#"{"a":1 "b":2}"#, "a comma or } should stand at byte 7"),
    (#"{"a":1,"a":2}"#, "an object has two members “a”, the second at byte 7"),
    ("1 2", "unexpected data after the value, at byte 2"),
    ("\u{FEFF}1", "a value should stand at byte 0"),
    ("\"a\nb\"", "a string holds a control character at byte 2"),
    (#""\x41""#, "there is an unknown escape at byte 1"),
    (#""\u12G4""#, "a hexadecimal digit should stand at byte 5"),
    (#""\uD83D""#, "there is half a surrogate pair at byte 1"),
    (#""\uDE00""#, "there is half a surrogate pair at byte 1"),
    (#""\uD83D\u0041""#, "there is half a surrogate pair at byte 1"),
  ])
  func `what is no JSON is refused`(text: String, message: String) {
    let error = #expect(throws: JSONError.self) { try JSONReader.value(text) }
    #expect(error?.message == message)
  }

  @Test(arguments: [[0x22, 0xFF, 0x22], [0x22, 0xC3, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22]] as [[UInt8]])
  func `what is not UTF-8 is refused`(bytes: [UInt8]) {
    let error = #expect(throws: JSONError.self) { try JSONReader.value(bytes[...]) }
    #expect(error?.message == "a string is not UTF-8, at byte 1")
  }

  @Test func `names that look the same are different members`() throws {
    #expect(
      try JSONReader.value("{\"\u{E9}\":1,\"e\u{301}\":2}")
        == .object([JSONValue.Member("\u{E9}", .number(1)), JSONValue.Member("e\u{301}", .number(2))]))
  }

  @Test func `the depth is bounded`() throws {
    func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    #expect(throws: Never.self) { try JSONReader.value(nested(64)) }
    #expect(throws: JSONError(.tooDeep(64), at: 64)) { try JSONReader.value(nested(65)) }
    #expect(throws: JSONError(.tooDeep(64), at: 64)) { try JSONReader.value(String(repeating: "[", count: 1_000_000)) }
  }

  @Test func `a slice is read from its own start`() throws {
    let bytes = Array("xx[1]".utf8)
    #expect(try JSONReader.value(bytes[2...]) == .array([.number(1)]))
    #expect(throws: JSONError(.endsEarly, at: 2)) { try JSONReader.value(bytes[2..<4]) }
  }

  @Test func `what was written is read again, and no damage traps`() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<500 {
      let value = Self.value(depth: 4, &random)
      #expect(try JSONReader.value(JSONWriter.compact(value)) == value)
      #expect(try JSONReader.value(JSONWriter.pretty(value)) == value)
      var bytes = Array(JSONWriter.compact(value).utf8)
      for _ in 0..<3 {
        if let place = bytes.indices.randomElement(using: &random) {
          bytes[place] = .random(in: 0...255, using: &random)
        }
        if let again = try? JSONReader.value(bytes[...]) {
          #expect(try JSONReader.value(JSONWriter.compact(again)) == again)
        }
      }
    }
  }

  @Test func `the digits of one member are kept, at the top alone`() throws {
    let text = #"{"a":1.10,"id":[1.10,-0,1e999,{"b":2}],"c":{"id":2.50}}"#
    let value = try JSONReader.value(Array(text.utf8)[...], keepingDigitsIn: "id")
    #expect(JSONWriter.compact(value) == #"{"a":1.1,"id":[1.10,-0,1e999,{"b":2}],"c":{"id":2.5}}"#)
    #expect(throws: JSONError.self) { try JSONReader.value(Array(#"{"id":01}"#.utf8)[...], keepingDigitsIn: "id") }
  }

  private static func value(depth: Int, _ random: inout SplitMix64) -> JSONValue {
    let count = Int.random(in: 0...3, using: &random)
    switch Int.random(in: 0...(depth > 0 ? 6 : 4), using: &random) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &random))
    case 2: return .number(Int.random(in: .min ... .max, using: &random))
    case 3: return .decimal(Double.random(in: -1...1, using: &random))
    case 4: return .string(["", "a\"\\\n\0é", "😀\u{7F}", "長"].randomElement(using: &random) ?? "")
    case 5: return .array((0..<count).map { _ in value(depth: depth - 1, &random) })
    default:
      return .object((0..<count).map { JSONValue.Member("\($0)", value(depth: depth - 1, &random)) })
    }
  }
}
