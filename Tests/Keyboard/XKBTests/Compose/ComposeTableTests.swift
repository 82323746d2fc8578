import KeywrightDiagnostics
import KeywrightFiles
import KeywrightKeyEvents
import Testing

@testable import KeywrightXKB

/// What a table knows of its sequences before and after the library compiles it.
struct ComposeTableTests {
  static let locales = [
    "en_US.UTF-8", "pt_BR.UTF-8", "pt_PT.UTF-8", "fi_FI.UTF-8", "el_GR.UTF-8", "zh_CN.UTF-8", "cs_CZ.UTF-8",
    "sr_RS.UTF-8", "am_ET.UTF-8", "ja_JP.UTF-8", "km_KH.UTF-8", "ko_KR.UTF-8", "ru_RU.UTF-8",
  ]

  /// Every keysym of X11 and its vendors, and those for the characters of the first two planes.
  static let allKeysyms = [
    0..<0x1_0000, 0x0100_0000..<0x0102_0000, 0x1000_FE00..<0x1001_0000, 0x1008_FE00..<0x1009_0000,
  ]
  .joined().map { Keysym(rawValue: $0) }

  @Test(arguments: locales)
  func knowsTheFirstKeys(_ locale: String) throws {
    let loaded = try ComposeLoader().load(.locale(locale))
    let file = try FileReader.contents(of: #require(loaded.file), limit: 16 << 20)
    let plain = try #require(PlainCompose(file.bytes))
    let differing = Self.allKeysyms.filter { keysym in
      plain.reset()
      return loaded.table.canStart(keysym) != (plain.feed(keysym) != .none)
    }
    #expect(differing == [])
    #expect(loaded.table.canStart(.multiKey))
    #expect(!loaded.table.canStart(.noSymbol))
  }

  @Test func knowsTheFirstKeysOfAnOwnFile() throws {
    let text =
      "<a> <b> : \"1\" x <c> : \"2\" # <d>\n<e> <f> <g>\n<Shift_L> <h> : \"3\"\n~Alt <i> : j\n<U4E00> : \"4\"\n"
    let loaded = try ComposeLoader().load(.text(text, name: "own"))
    let first = ComposeTableTests.allKeysyms.filter(loaded.table.canStart)
    #expect(first == ComposeProbe.keysyms("a c i U4E00"))
  }

  /// Every sequence that is enumerated types its text in the library, and none is missing.
  @Test(arguments: locales)
  func enumeratesItsSequences(_ locale: String) throws {
    let loaded = try ComposeLoader().load(.locale(locale))
    let file = try FileReader.contents(of: #require(loaded.file), limit: 16 << 20)
    let plain = try #require(PlainCompose(file.bytes))
    let entries = loaded.table.entries()
    for entry in entries {
      plain.reset()
      let steps = entry.sequence.map(plain.feed)
      guard let last = steps.last else { continue }
      guard case .composed(let text, _) = last else {
        Issue.record("\(entry.notation) of \(entry.place) gives \(last)")
        continue
      }
      #expect(text == entry.text, "\(entry.notation) of \(entry.place)")
      #expect(steps.dropLast().allSatisfy { $0 == .pending }, "\(entry.notation) of \(entry.place)")
    }
    #expect(Set(entries.map(\.sequence)).count == entries.count)
    let firstKeys = Set(entries.compactMap(\.sequence.first))
    #expect(firstKeys == Set(Self.allKeysyms.filter(loaded.table.canStart)))
  }

  @Test func entriesCarryTheirPlace() throws {
    let loaded = try ComposeLoader().load(.text("# one\n<a> <b> : \"x\"\n\n<c> : d\n", name: "own"))
    #expect(
      loaded.table.entries().map { "\($0.place) \($0.notation) \($0.text) \($0.keysym?.rawValue ?? 0)" } == [
        "own:2 <a> <b> x 0", "own:4 <c> d 100",
      ])
  }

  @Test func theLibrarysMessagesNameTheRightFile() {
    let text = ComposeText(
      files: [.init(name: "outer", isStock: false), .init(name: "inner", isStock: false)],
      pieces: [
        .init(bytes: Array("<a> : \"1\"\n".utf8), range: 0..<10, file: 0, firstLine: 1, inclusion: 1),
        .init(bytes: Array("\n<b> nonsense\n".utf8), range: 0..<14, file: 1, firstLine: 1, inclusion: 2),
        .init(bytes: Array("skipped\n<c> nonsense\n".utf8), range: 8..<21, file: 0, firstLine: 3, inclusion: 1),
      ])
    let table = ComposeTable(firstKeys: [0x61]) { () throws(Diagnostic) in text }
    #expect(
      table.compile().map(\.description) == [
        "keywright: inner:2: warning: Compose line skipped: unrecognized modifier \"nonsense\" [KW-C003]\n"
          + "  hint: correct the line or take it out",
        "keywright: outer:3: warning: Compose line skipped: unrecognized modifier \"nonsense\" [KW-C003]\n"
          + "  hint: correct the line or take it out",
      ])
    #expect(ComposeProbe.typed("a b c", on: table) == "1bc")
  }

  @Test func aTableThatTheLibraryRefuses() {
    let bytes = Array(String(repeating: "<a> nonsense\n", count: 12).utf8)
    let text = ComposeText(
      files: [.init(name: "own", isStock: false)],
      pieces: [.init(bytes: bytes, range: bytes.indices, file: 0, firstLine: 1, inclusion: 1)])
    let table = ComposeTable(firstKeys: [0x61]) { () throws(Diagnostic) in text }
    let messages = table.compile()
    #expect(
      messages.last?.description == "keywright: own: warning: Compose is off: the library refuses the table [KW-C007]\n"
        + "  hint: correct the lines named above, or name another file")
    #expect(messages.count > 10)
  }
}
