import Testing

/// The pictures of the pages in `Keymaps/README.md` are true.
struct ReadmeTests {
  private static let rows: [[(cap: String, key: String)]] = [
    ("`1234567890-=", "AE"), ("QWERTYUIOP[]\\", "AD"), ("ASDFGHJKL;'", "AC"), ("ZXCVBNM,.", "AB"),
  ].map { caps, row in
    caps.enumerated().map { column, cap in
      let number = row == "AE" ? column : column + 1
      switch cap {
      case "`": return ("`", "TLDE")
      case "\\": return ("\\", "BKSL")
      default: return (String(cap), row + (number < 10 ? "0" : "") + "\(number)")
      }
    }
  }

  @Test func thePicturesShowWhatTheKeysGive() throws {
    let keymap = try Keymap(bundled: "emoji.xkb")
    var expected: [String] = []
    for (page, name) in EmojiPage.names.enumerated() {
      expected += ["### \(page + 1). \(name)", "", "```text"]
      for row in Self.rows {
        let keys = try row.map { "\($0.cap) " + (try keymap.key($0.key).text(layout: UInt32(page), level: 0)) }
        expected.append(keys.joined(separator: "  "))
      }
      expected += ["```", ""]
    }
    let lines = try bundledFile("README.md").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = try #require(lines.firstIndex { $0.hasPrefix("### ") })
    #expect(Array(lines[start...].prefix(expected.count)) == expected)
  }
}
