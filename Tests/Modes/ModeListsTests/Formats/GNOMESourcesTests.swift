import Testing

struct GNOMESourcesTests {
  @Test(arguments: [
    (
      "[('xkb', 'us'), ('xkb', 'fr+bepo'), ('ibus', 'hangul')]\n",
      """
      gnome
      xkb:us at 1:10
      xkb:fr(bepo) at 1:25
      hangul:2 at 1:46, language ko, Hangul
      """
    ),
    (
      "[(\"xkb\", \"de+mac_nodeadkeys\"),\n ('ibus', 'm17n:vi:telex'), ('ibus', 'xkb:jp::jpn'), ('ibus', 'uniemoji')]",
      """
      gnome
      xkb:de(mac_nodeadkeys) at 1:10
      m17n:vi-telex at 2:11, language vi, m17n vi-telex
      xkb:jp at 2:38, language ja
      emoji:search at 2:63, language emoji, UniEmoji
      """
    ),
    (
      "@a(ss) [('xkb', 'cz+qwerty')]",
      """
      gnome
      xkb:cz(qwerty) at 1:17
      """
    ),
    (
      "@a(ss) []",
      """
      gnome
      keywright: f: warning: no input mode can be taken from GNOME's sources [KW-M026]
        hint: name the layout or the modes yourself
      """
    ),
    (
      "[('xkb', 'us'), ('xkb', 'us'), ('ibus', 'mozc-jp'), ('ibus', 'wörter'), ('fcitx', 'x'), ('xkb', 'a+'), ('xkb', 'us,fr')]",
      """
      gnome
      xkb:us at 1:10
      keywright: f:1:25: warning: the entry “us” is the mode xkb:us again; the first one counts [KW-M003]
        hint: list it once
      keywright: f:1:41: warning: the engine “mozc-jp” is Mozc for the language ja, for which there is no mode here [KW-M023]
        hint: name a mode in its place
      keywright: f:1:62: warning: the engine “wörter” is not known and is left out [KW-M023]
        hint: name a mode in its place
      keywright: f:1:83: warning: the source of the kind “fcitx” “x” is not known and is left out [KW-M023]
        hint: name a mode in its place
      keywright: f:1:97: warning: “a+” cannot be the name of a layout and is left out [KW-M023]
        hint: name a mode in its place
      keywright: f:1:112: warning: “us,fr” cannot be the name of a layout and is left out [KW-M023]
        hint: name a mode in its place
      """
    ),
  ])
  func `the value that gsettings prints`(text: String, list: String) { #expect(read(text) == list) }

  @Test(arguments: [
    ("[('xkb', 'us'), ‸]", "a value is missing after the comma"),
    ("[('xkb', 'us') ‸('xkb', 'fr')]", "a comma or ] is missing here"),
    ("‸[('xkb', 'us')", "the bracket is not closed"),
    ("[(‸'xkb, ", "the string is not closed"),
    ("[‸('xkb', us)]", "the source is not a pair of two strings"),
    ("[‸('xkb', 'us', 'fr')]", "the source is not a pair of two strings"),
    ("[('xkb', '\\u‸00zz')]", "a character's number is missing here"),
    ("[('xkb', 'us')] ‸[]", "there is something after the end of the value"),
    ("[(‸, 'us')]", "a value is missing here"),
    ("[('xkb',‸", "a value is missing at the end"),
  ])
  func `a fault is told with its place`(marked: String, message: String) {
    let column = marked.prefix { $0 != "‸" }.count + 1
    let errors = read(marked.replacing("‸", with: ""))
    let hint =
      switch message {
      case "the string is not closed": "close it with '"
      case "a character's number is missing here": "write 4 hexadecimal digits"
      default: "write it as gsettings prints it, such as [('xkb', 'us'), ('ibus', 'hangul')]"
      }
    #expect(errors == "keywright: f:1:\(column): error: \(message) [KW-M022]\n  hint: \(hint)", "\(marked)")
  }

  @Test func `strings know the escapes of GVariant text`() {
    #expect(
      read(#"[('xkb', '\u0075\U00000073'), ("ibus", 'm17n:vi:tel\ex'), ('ibus', 'a\n\'"')]"#) == """
        gnome
        xkb:us at 1:10
        m17n:vi-telex at 1:40, language vi, m17n vi-telex
        keywright: f:1:68: warning: the engine “a\\n'"” is not known and is left out [KW-M023]
          hint: name a mode in its place
        """)
  }
}
