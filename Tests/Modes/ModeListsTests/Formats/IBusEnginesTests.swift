import Testing

struct IBusEnginesTests {
  @Test(arguments: [
    (
      "['xkb:us::eng', 'xkb:fr:bepo:fra', 'hangul', 'm17n:vi:telex', 'm17n:t:unicode']",
      """
      ibus
      xkb:us at 1:2, language en
      xkb:fr(bepo) at 1:17, language fr
      hangul:2 at 1:36, language ko, Hangul
      m17n:vi-telex at 1:46, language vi, m17n vi-telex
      m17n:t-unicode at 1:63, m17n t-unicode
      """
    ),
    (
      "['xkb:be::fre', 'xkb:be::nld', 'xkb:be::ger', 'xkb:xx::']",
      """
      ibus
      xkb:be at 1:2, language fr
      xkb:be at 1:17, language nl
      xkb:be at 1:32, language de
      xkb:xx at 1:47
      """
    ),
    (
      "@as []",
      """
      ibus
      keywright: f: warning: no input mode can be taken from ibus's preload-engines [KW-M026]
        hint: name the layout or the modes yourself
      """
    ),
    (
      "['xkb:us', 'xkb:::eng', 'xkb:u s::eng', 'm17n:vi:', 'table:latex', 'chewing', 'rime', '']",
      """
      ibus
      chewing at 1:68, language zh-Hant, Chewing
      rime at 1:79, language zh, Rime
      keywright: f:1:2: warning: “xkb:us” cannot be the name of a layout and is left out [KW-M023]
        hint: name a mode in its place
      keywright: f:1:12: warning: “xkb:::eng” cannot be the name of a layout and is left out [KW-M023]
        hint: name a mode in its place
      keywright: f:1:25: warning: “xkb:u s::eng” cannot be the name of a layout and is left out [KW-M023]
        hint: name a mode in its place
      keywright: f:1:41: warning: the engine “m17n:vi:” is not known and is left out [KW-M023]
        hint: name a mode in its place
      keywright: f:1:53: warning: the engine “table:latex” is a table of ibus-table, for which there is no mode here [KW-M023]
        hint: name a mode in its place
      keywright: f:1:87: warning: the engine “” is not known and is left out [KW-M023]
        hint: name a mode in its place
      """
    ),
    (
      "['hangul', ('xkb', 'us')]",
      """
      keywright: f:1:12: error: the engine is not a string [KW-M022]
        hint: write it as gsettings prints it, such as ['xkb:us::eng', 'hangul']
      """
    ),
  ])
  func `the value that gsettings prints`(text: String, list: String) { #expect(read(text) == list) }
}
