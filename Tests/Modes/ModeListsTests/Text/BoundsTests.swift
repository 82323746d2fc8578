import Testing

struct BoundsTests {
  @Test(arguments: [
    ("", "[", "f:1:17: error: the value is nested deeper than 16"),
    ("", "[(", "f:1:17: error: the value is nested deeper than 16"),
    ("[", "@a ", "f:1:47: error: the value is nested deeper than 16"),
    ("[(", "byte ", "f:1:73: error: the value is nested deeper than 16"),
    ("", "(", "f:1:33: error: the list is nested deeper than 32"),
    ("", "{a=", "f:1:97: error: the list is nested deeper than 32"),
    ("", "<array>", "f:1:225: error: the list is nested deeper than 32"),
    ("", "<dict><key>a</key>", "f:1:577: error: the list is nested deeper than 32"),
  ])
  func `nesting is bounded`(beginning: String, level: String, message: String) {
    let errors = read(beginning + String(repeating: level, count: 50_000))
    #expect(errors.hasPrefix("keywright: \(message) [KW-M022]\n  hint: write it as "), "\(errors)")
  }

  @Test(arguments: [
    ("[", "('xkb', 'l#')", ", ", "]"), ("[", "'e#'", ", ", "]"), ("(", "e#", ",", ")"), ("XKBLAYOUT=", "l#", ",", ""),
    ("[Layout]\nUse=true\nLayoutList=", "l#", ",", ""), ("", "[Groups/0/Items/#]\nName=hangul", "\n", ""),
    ("XKBLAYOUT=us\nXKBVARIANT=", "v#", ",", ""), ("XKBLAYOUT=us\nXKBOPTIONS=", "a:o#", ",", ""),
    ("[/]\nsources=@a(ss) []\nxkb-options=[", "'a:o#'", ",", "]"), ("", "[Groups/#]\nName=g#", "\n", ""),
    ("[GroupOrder]\n", "#=A", "\n", ""), ("", "[Groups/x#]", "\n", ""),
  ])
  func `the number of entries is bounded`(beginning: String, entry: String, separator: String, end: String) {
    let entries = (0..<257).map { entry.replacing("#", with: "\($0)") }
    let errors = read(beginning + entries.joined(separator: separator) + end)
    #expect(
      (try?
        /keywright: f:1:[0-9]+: error: the list has 257 (entries|options|variants|groups), and [^\n]*\n  hint: shorten the list/
        .wholeMatch(in: errors)) != nil, "\(errors)")
  }

  @Test func `a huge file is refused, and a long entry is cut`() {
    #expect(
      read([UInt8](repeating: 0x20, count: 1 << 20 | 1)) == """
        keywright: f: error: the list has more than 1048576 bytes [KW-M020]
          hint: check that it is the right file
        """)
    #expect(
      read("[('xkb', '\(String(repeating: "a", count: 100_000))'), ('xkb', 'us')]") == """
        gnome
        xkb:us at 1:100023
        keywright: f:1:10: warning: “\(String(repeating: "a", count: 60))…” cannot be the name of a layout and is left out [KW-M023]
          hint: name a mode in its place
        """)
  }

  @Test func `lines that are no assignments are not told without end`() {
    let result = read("XKBLAYOUT=us\n" + String(repeating: "fi\n", count: 10_000))
    #expect(result.split(separator: "\n").count == 2 + 16 * 2)
  }
}
