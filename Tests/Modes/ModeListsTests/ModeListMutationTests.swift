import InputModes
import KeywrightDiagnostics
import KeywrightModeLists
import KeywrightRuntimeSupport
import TestSupport
import Testing

struct ModeListMutationTests {
  private static let seeds = [
    "[('xkb', 'us'), (\"xkb\", 'fr+bepo'), ('ibus', 'hangul'), ('ibus', 'm17n:vi:tel\\u0065x')]",
    "[org/gnome/desktop/input-sources]\nsources=@a(ss) [('xkb', 'us')]\nxkb-options=['a:b']\nxkb-model='pc105'",
    "org.gnome.desktop.input-sources sources [('xkb', 'us')]\norg.freedesktop.ibus.general preload-engines ['hangul']",
    "['xkb:us::eng', 'xkb:fr:bepo:fra', 'hangul', 'm17n:vi:telex', 'table:x']",
    "# c\nXKBMODEL=\"pc105\"\nexport XKBLAYOUT='us,fr'; XKBVARIANT=,be\\po\nXKBOPTIONS=\"a:b,c:d\"",
    "[Layout]\nLayoutList=us,fr(bepo)\nVariantList[$i]=,a\nUse=true\nModel=pc105\nOptions=a,b",
    "[Groups/0]\nName=\"A\"\nDefault Layout=us\n[Groups/0/Items/0]\nName=keyboard-us-intl\nLayout=fr\n[GroupOrder]\n0=A",
    "( \"en_US@sw=QWERTY;hw=Automatic\", /* c */ emoji, \"zh_Hant-Zhuyin@sw=Zhuyin\", ko)",
    "{ AppleKeyboards = ( \"ru_RU@sw=Russian\", 'vi_VN-Telex@hw=US' ); other = <0a>; }",
    "<?xml version=\"1.0\"?><!DOCTYPE plist><plist><dict><key>AppleKeyboards</key><array><string>ja&amp;</string></array>"
      + "<key>b</key><true/></dict></plist>",
  ].map { Array($0.utf8) }

  /// Text that means something to one of the readers.
  private static let pieces = [
    "'", "\"", "\\", "\\u", "\\U", "(", ")", "[", "]", "{", "}", "<", ">", "</", "/>", "&#x", ";", "=", ",", "@", "+",
    "-", ":",
    "\n", "\r", "\u{FEFF}", "é", "💥", "/*", "//", "#", "<![CDATA[", "<!--", "$", "`", "Groups/99999999999999999999",
    "-1",
  ].map { Array($0.utf8) }

  /// Six thousand inputs in twenty cases.
  @Test(arguments: 0..<20)
  func `no input goes wrong`(seed: UInt64) {
    var random = SplitMix64(seed: 0x4D0 + seed)
    for _ in 0..<300 {
      var bytes = Self.seeds.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let index = Int.random(in: 0...bytes.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0 where index < bytes.count: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.insert(contentsOf: Self.pieces.randomElement(using: &random) ?? [], at: index)
        case 2: bytes.removeSubrange(index..<min(bytes.count, index + Int.random(in: 1...9, using: &random)))
        case 3: bytes.removeSubrange(index...)
        default: bytes.insert(contentsOf: (Self.seeds.randomElement(using: &random) ?? []).suffix(40), at: index)
        }
      }
      check(bytes)
    }
  }

  /// A list or an error, whose places lie in the file; each mode once and with a name that can be one.
  private func check(_ bytes: [UInt8]) {
    let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    do {
      let list = try ModeList(bytes, file: "f")
      #expect(!list.modes.isEmpty || !list.warnings.isEmpty, "\(bytes)")
      var seen: Set<[String]> = []
      for mode in list.modes {
        #expect((1...lines).contains(mode.place.line ?? 0), "\(bytes)")
        let isNew = seen.insert([mode.id.rawValue, mode.primaryLanguage?.tag.lowercased() ?? ""]).inserted
        #expect(isNew, "\(bytes)")
        #expect(mode.id.rawValue.unicodeScalars.allSatisfy { $0.isASCII && $0.value > 0x20 }, "\(bytes)")
      }
      for warning in list.warnings {
        #expect(warning.severity == .warning && warning.hint != nil, "\(bytes)")
        #expect((1...lines).contains(warning.place.line ?? 1), "\(bytes)")
      }
    } catch {
      #expect(error.severity == .error && error.hint != nil && error.place.file == "f", "\(bytes)")
      #expect((1...lines).contains(error.place.line ?? 1), "\(bytes)")
    }
  }
}
