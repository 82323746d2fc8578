import Foundation
import FoundationXML
import KeywrightDiagnostics
import KeywrightScenarioRunner
import Testing

@Suite struct JUnitReporterTests {
  @Test func anXMLParserReadsItBack() throws {
    let report = try RunText(
      ["sub/a.keys": SampleFile.text, "b.keys": "scenario \"fine\"\n expect text \"\"\n"], reporter: .junit
    ).report
    let outline = XMLOutline(report)
    #expect(outline.error == nil && outline.depth == 0)
    #expect(outline.starts.map(\.name).first == "testsuites")
    let suites = outline.starts.filter { $0.name == "testsuite" }.map(\.attributes)
    #expect(
      suites == [
        [
          "name": "sub/a.keys", "tests": "7", "failures": "2", "errors": "2", "skipped": "2", "time": "0.420",
          "file": "sub/a.keys",
        ],
        [
          "name": "b.keys", "tests": "1", "failures": "0", "errors": "0", "skipped": "0", "time": "0.060",
          "file": "b.keys",
        ],
      ])
    let cases = outline.starts.filter { $0.name == "testcase" }.map(\.attributes)
    #expect(cases.map { $0["classname"]?.hasSuffix(".sub.a") } == .init(repeating: true, count: 7) + [false])
    #expect(
      cases.map { $0["name"] } == [
        "dead circumflex composes", "broken: <&> # \\u{1B}[31m 👨‍👩‍👧 \\u{202E}", "later", "known", "mended", "stopped",
        "misspelt", "fine",
      ])
    #expect(cases.map { $0["line"] } == ["3", "6", "10", "12", "15", "18", "22", "1"])
    #expect(cases.allSatisfy { $0["time"] == "0.060" })
    #expect(
      outline.starts.filter { ["failure", "error", "skipped"].contains($0.name) }.map {
        "\($0.name) \($0.attributes["type"] ?? "-"): \($0.attributes["message"] ?? "-")"
      } == [
        "failure expectation: expected the text “ôb\\u{1B}”, got “ôa”", "skipped -: not # yet",
        "skipped -: known failure: bug 7",
        "failure expectation: passed, though it is marked as a known failure: bug 8",
        "error KW-S006: expected the text “é”, got “a”", "error KW-S002: unknown keyword “kees”",
      ])
    #expect(outline.text.contains("expected  “b”  U+0062 LATIN SMALL LETTER B\n"))
    #expect(outline.text.contains("A      a is on level 1 of French (BEPO); “a” is inserted  → ôa|"))
  }

  @Test func everyScalarGoesThroughAnXMLParser() throws {
    let scalars = (0...0x2FFF).map { $0 } + [0xFEFF, 0xFFFD, 0xFFFE, 0xFFFF, 0x1F600, 0xE0067, 0x10FFFF]
    var names = ""
    for value in scalars where Unicode.Scalar(UInt32(value)) != nil {
      names += "scenario \"x\\u{\(String(value, radix: 16))}y\"\n expect text \"\"\n"
    }
    let outline = XMLOutline(try RunText(["a.keys": names], reporter: .junit).report)
    #expect(outline.error == nil && outline.depth == 0)
    let read = outline.starts.filter { $0.name == "testcase" }.map { $0.attributes["name"] ?? "" }
    #expect(read.count == scalars.count)
    for (name, value) in zip(read, scalars) {
      // What XML cannot hold is shown as what a terminal must not obey is.
      let isForbidden = value == 0xFFFE || value == 0xFFFF
      let middle =
        isForbidden
        ? "\\u{\(String(value, radix: 16, uppercase: true))}"
        : Unicode.Scalar(UInt32(value)).map { SafeText.escaped(String(Character($0))) } ?? ""
      #expect(name.unicodeScalars.elementsEqual("x\(middle)y".unicodeScalars), "U+\(String(value, radix: 16))")
    }
  }
}

/// What an XML parser reads, element by element.
private final class XMLOutline: NSObject, XMLParserDelegate {
  private(set) var starts: [(name: String, attributes: [String: String])] = []
  private(set) var text = ""
  private(set) var depth = 0
  private(set) var error: (any Error)?

  init(_ xml: String) {
    super.init()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = self
    if !parser.parse() || parser.parserError != nil { error = parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    starts.append((name, attributes))
    depth += 1
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    depth -= 1
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
