import KeywrightDiagnostics
import KeywrightModeLists
import TestSupport
import Testing

struct ListTextTests {
  private static let lists =
    "the lists that can be read are GNOME's sources, fcitx5's profile, ibus's preload-engines, /etc/default/keyboard, KDE's kxkbrc, iOS's AppleKeyboards"

  @Test(arguments: [
    ("\u{FEFF}[('xkb', 'us'),\r\n\r\n ('xkb', 'ru')]\r\n", "gnome\nxkb:us at 1:10\nxkb:ru at 3:10"),
    ("\u{FEFF}[Layout]\r\nUse=true\r\nLayoutList=us,\tru\r\n", "kde\nxkb:us at 3:12\nxkb:ru at 3:16"),
    ("# a comment\r\r\nXKBLAYOUT=\"us\"\rXKBMODEL=pc105\r", "keyboard-defaults\nmodel pc105\nxkb:us at 3:12"),
    (
      "[Groups/0]\r\nName=A \r\n[Groups/0/Items/0]\r\n Name = hangul\t\r\n",
      "fcitx5\nhangul:2 at 4:9, language ko, Hangul"
    ),
    ("\r\n( // a\r\n en,\r\n)", "apple\nxkb:us at 3:2, language en"),
    ("; a comment\n# another\n[('xkb', 'us')]", "gnome\nxkb:us at 3:10"),
  ])
  func `line ends, marks and comments do not matter`(text: String, list: String) { #expect(read(text) == list) }

  @Test(arguments: [
    (
      Array("bplist00\u{D1}".utf8), "", "M020", "the file is a binary property list",
      "convert a copy of it: plutil -convert xml1 -o - FILE"
    ),
    ([0xFF, 0xFE, 0x5B, 0x00], "", "M020", "the file is UTF-16", "convert it: iconv -t UTF-8"),
    ([0xFE, 0xFF, 0x00, 0x5B], "", "M020", "the file is UTF-16", "convert it: iconv -t UTF-8"),
    (
      Array("GVariant\0".utf8), "", "M020", "the file is binary",
      "a database of dconf is printed as text by dconf dump /org/gnome/desktop/input-sources/"
    ),
    (
      Array("[Layout]\nUse=".utf8) + [0xC3, 0x28], ":2:5", "M020", "the file is not UTF-8", "convert it: iconv -t UTF-8"
    ),
    ([], "", "M021", "there is nothing in the file", lists),
    (Array("\u{FEFF} \r\n# nothing\n".utf8), "", "M021", "there is nothing in the file", lists),
    (Array("hello".utf8), "", "M021", "the file is not a list of input modes that is known", lists),
    (Array("PATH=/bin".utf8), "", "M021", "the file is not a list of input modes that is known", lists),
    (Array("[Desktop Entry]\nName=x".utf8), "", "M021", "the file is not a list of input modes that is known", lists),
    (Array("💥".utf8), "", "M021", "the file is not a list of input modes that is known", lists),
  ])
  func `what is no list is refused`(bytes: [UInt8], place: String, code: String, message: String, hint: String) {
    #expect(read(bytes) == "keywright: f\(place): error: \(message) [KW-\(code)]\n  hint: \(hint)")
  }

  @Test func `files are read by their path`() throws {
    let folder = try TemporaryFolder(["sources": "[('xkb', 'us')]"])
    let list = try ModeList(path: "\(folder.path)/sources")
    #expect(list.modes.first?.place.description == "\(folder.path)/sources:1:10")
    do {
      _ = try ModeList(path: "\(folder.path)/none")
      Issue.record("there is no such file")
    } catch {
      #expect(
        error.rendered() == """
          keywright: \(folder.path)/none: error: cannot read “\(folder.path)/none”: No such file or directory [KW-M020]
            hint: check the path and that you may read the file
          """)
    }
  }
}
