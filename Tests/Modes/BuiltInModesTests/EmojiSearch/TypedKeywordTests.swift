import Foundation
import InputModes
import Keywright
import KeywrightEmojiSet
import Testing

/// Keywords that a US keyboard types, key by key: those with digits, which might choose candidates, and some of the rest.
@Suite struct TypedKeywordTests {
  private static let folder = "/usr/share/unicode/cldr/common"

  /// The emoji of each English keyword, without U+FE0F; what CLDR has besides emoji is left out.
  private static func keywords() throws -> [String: Set<String>] {
    let set = EmojiSet()
    var owners: [String: Set<String>] = [:]
    for part in ["annotations", "annotationsDerived"] {
      let text = try String(contentsOfFile: "\(folder)/\(part)/en.xml", encoding: .utf8)
      for line in text.split(separator: "\n") {
        guard let match = line.firstMatch(of: #/<annotation cp="([^"]+)">([^<]*)</annotation>/#) else { continue }
        let keywords = String(match.2).replacing("&amp;", with: "&").replacing("&lt;", with: "<")
          .replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
        let scalars = Array(String(match.1).unicodeScalars)
        guard set.isRGI(scalars) || set.isRGI(scalars + ["\u{FE0F}"]) || set.qualified(scalars) != nil else { continue }
        for keyword in keywords.split(separator: "|") {
          owners[keyword.trimmingCharacters(in: .whitespaces), default: []].insert(String(match.1))
        }
      }
    }
    return owners
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: "\(folder)/annotationsDerived/en.xml"),
      "unicode-cldr-core is not installed"))
  func `a keyword of CLDR that can be typed is typed, and its emoji are on its pages`() throws {
    let person = try Person()
    let keywords = try Self.keywords()
    #expect(keywords.count > 2900)
    // What one keyword shares with the next is not typed again.
    var typed: [Character] = []
    let sorted = keywords.sorted { $0.key < $1.key }
    for (index, (keyword, emoji)) in sorted.enumerated()
    where index.isMultiple(of: 16) || keyword.contains(where: \.isNumber) {
      let text = Array(keyword)
      // No key has typographic quotes, letters with marks (crêpe), Japanese and signs (÷ ✓ −).
      guard keyword.unicodeScalars.allSatisfy({ (0x20...0x7E).contains($0.value) }) else {
        continue
      }
      let shared = zip(typed, text).prefix { $0 == $1 }.count
      try person.types(Array(repeating: "BACKSPACE", count: typed.count - shared).joined(separator: " "))
      if text.count > shared { try person.types(Self.quoted(String(text[shared...]))) }
      typed = text
      #expect(person.picture == "[\(keyword)|]")
      let lost = emoji.subtracting(try person.pages())
      #expect(lost.isEmpty, "\(keyword) does not show \(lost)")
      if person.mode != "emoji:search" || person.picture != "[\(keyword)|]" {
        person.simulator.switchMode(to: "emoji:search")
        try person.types("ESC")
        person.simulator.switchMode(to: "emoji:search")
        typed = []
      }
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}

extension Person {
  /// The candidates of all pages without U+FE0F; the highlight stays on the last page.
  fileprivate func pages() throws -> Set<String> {
    var found: Set<String> = []
    for page in 0..<(simulator.candidates?.pageCount ?? 0) {
      if page > 0 { try types("PAGEDOWN") }
      for candidate in candidates {
        found.insert(String(String.UnicodeScalarView(candidate.unicodeScalars.filter { $0 != "\u{FE0F}" })))
      }
    }
    return found
  }
}
