import Testing

struct DesktopSettingsTests {
  @Test(arguments: [
    (
      """
      [/]
      current=uint32 0
      mru-sources=[('xkb', 'ru'), ('xkb', 'us')]
      per-window=false
      sources=[('xkb', 'us'), ('xkb', 'ru')]
      xkb-model='pc104'
      xkb-options=['grp:win_space_toggle', 'compose:ralt']
      """,
      """
      gnome
      model pc104
      options grp:win_space_toggle compose:ralt
      xkb:us at 5:18
      xkb:ru at 5:33
      """
    ),
    (
      """
      [org/gnome/desktop/background]
      sources=['not these']

      [org/gnome/desktop/input-sources]
      # by hand
      sources=[('xkb', 'us')]
      xkb-options=@as []

      [desktop/ibus/general]
      preload-engines=['hangul']
      """,
      """
      gnome
      xkb:us at 6:18
      keywright: f:10:17: warning: the preload-engines of ibus are left out, since GNOME goes by its sources [KW-M025]
        hint: put them in a file of their own to read them
      """
    ),
    (
      "[general]\npreload-engines=['xkb:us::eng', 'hangul']\nversion='1.5.27'",
      """
      ibus
      xkb:us at 2:18, language en
      hangul:2 at 2:33, language ko, Hangul
      """
    ),
    (
      """
      org.gnome.desktop.input-sources current uint32 0
      org.gnome.desktop.input-sources sources [('xkb', 'us')]
      org.gnome.desktop.input-sources xkb-options ['caps:escape']
      """,
      """
      gnome
      options caps:escape
      xkb:us at 2:50
      """
    ),
    (
      "org.freedesktop.ibus.general preload-engines ['hangul']",
      """
      ibus
      hangul:2 at 1:47, language ko, Hangul
      """
    ),
    (
      "[input-sources]\nxkb-options=['caps:escape']",
      """
      gnome
      options caps:escape
      keywright: f: warning: no input mode can be taken from GNOME's sources [KW-M026]
        hint: name the layout or the modes yourself
      """
    ),
    (
      "[/]\nsources=[('xkb', 'us')\nper-window=false",
      """
      keywright: f:2:9: error: the bracket is not closed [KW-M022]
        hint: write it as gsettings prints it, such as [('xkb', 'us'), ('ibus', 'hangul')]
      """
    ),
    (
      "[/]\nsources=7",
      """
      keywright: f:2:9: error: the sources are not an array of pairs [KW-M022]
        hint: write it as gsettings prints it, such as [('xkb', 'us'), ('ibus', 'hangul')]
      """
    ),
    (
      "[/]\nsources=@a(ss) []\nxkb-options='caps:escape'",
      """
      keywright: f:3:13: error: xkb-options is not an array of strings [KW-M022]
        hint: write it as gsettings prints it
      """
    ),
    (
      "[/]\nsources=@a(ss) []\nxkb-options=['caps:escape', 7]",
      """
      keywright: f:3:29: error: xkb-options is not an array of strings [KW-M022]
        hint: write it as gsettings prints it
      """
    ),
    (
      "[/]\nsources=@a(ss) []\nxkb-model=7",
      """
      keywright: f:3:11: error: xkb-model is not a string [KW-M022]
        hint: write it as gsettings prints it
      """
    ),
    (
      "org.gnome.desktop.input-sources per-window false",
      """
      keywright: f: error: there are no sources of GNOME and no preload-engines of ibus among the settings [KW-M021]
        hint: print them: gsettings list-recursively org.gnome.desktop.input-sources
      """
    ),
    (
      "org.gnome.desktop.input-sources sources\n",
      """
      keywright: f:1:1: error: the line is not SCHEMA KEY VALUE [KW-M022]
        hint: write it as gsettings list-recursively prints it
      """
    ),
  ])
  func `dumps of dconf and lists of gsettings`(text: String, list: String) { #expect(read(text) == list) }
}
