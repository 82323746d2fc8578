import Testing

struct KeyboardDefaultsTests {
  @Test(arguments: [
    (
      """
      # KEYBOARD CONFIGURATION FILE

      # Consult the keyboard(5) manual page.

      XKBMODEL="pc105"
      XKBLAYOUT="us,fr"
      XKBVARIANT=",bepo"
      XKBOPTIONS="grp:alt_shift_toggle,compose:ralt"

      BACKSPACE="guess"
      """,
      """
      keyboard-defaults
      model pc105
      options grp:alt_shift_toggle compose:ralt
      xkb:us at 6:12
      xkb:fr(bepo) at 6:15
      """
    ),
    (
      "export XKBLAYOUT='de' # German\nXKBVARIANT=nodeadkeys; XKBMODEL=\nXKBOPTIONS=a\\,b\"c\"",
      """
      keyboard-defaults
      options a bc
      xkb:de(nodeadkeys) at 1:19
      """
    ),
    (
      "XKBLAYOUT=us\nXKBLAYOUT=\"ru, us ,ru\"",
      """
      keyboard-defaults
      xkb:ru at 2:12
      xkb:us at 2:16
      keywright: f:2:20: warning: the entry “ru” is the mode xkb:ru again; the first one counts [KW-M003]
        hint: list it once
      """
    ),
    (
      "XKBLAYOUT=us,fr\nXKBVARIANT=intl\nif true; then :; fi",
      """
      keyboard-defaults
      xkb:us at 1:11
      xkb:fr at 1:14
      keywright: f:3:1: warning: the line is not an assignment and is left out [KW-M025]
        hint: keep to lines of the form NAME="value"
      keywright: f:2:12: warning: the list of variants does not match that of layouts, so “intl” is ignored [KW-K014]
        hint: give one variant for each layout, empty ones too, such as ,bepo
      """
    ),
    (
      "XKBLAYOUT=us,,u+s",
      """
      keyboard-defaults
      xkb:us at 1:11
      keywright: f:1:14: warning: “” cannot be the name of a layout and is left out [KW-M023]
        hint: name a mode in its place
      keywright: f:1:15: warning: “u+s” cannot be the name of a layout and is left out [KW-M023]
        hint: name a mode in its place
      """
    ),
    (
      "XKBMODEL=pc105\nXKBLAYOUT=\"\"",
      """
      keyboard-defaults
      model pc105
      keywright: f: warning: no input mode can be taken from /etc/default/keyboard [KW-M026]
        hint: name the layout or the modes yourself
      """
    ),
    (
      "XKBMODEL=pc105\nXKBLAYOUT=\"us",
      """
      keywright: f:2:11: error: the quotation is not closed [KW-M022]
        hint: close it with "
      """
    ),
    (
      "XKBLAYOUT=\"us,$MORE\"",
      """
      keywright: f:1:15: error: the value is computed, which only a shell does [KW-M022]
        hint: write the value itself
      """
    ),
    (
      "XKBLAYOUT=`cat x`",
      """
      keywright: f:1:11: error: the value is computed, which only a shell does [KW-M022]
        hint: write the value itself
      """
    ),
    (
      "XKBLAYOUT='$x'\\\n'y'\"\\\"\\a\"",
      """
      keyboard-defaults
      keywright: f:1:12: warning: “$xy"\\a” cannot be the name of a layout and is left out [KW-M023]
        hint: name a mode in its place
      keywright: f: warning: no input mode can be taken from /etc/default/keyboard [KW-M026]
        hint: name the layout or the modes yourself
      """
    ),
  ])
  func `the assignments of the file`(text: String, list: String) { #expect(read(text) == list) }
}
