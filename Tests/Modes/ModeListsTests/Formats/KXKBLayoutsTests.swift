import Testing

struct KXKBLayoutsTests {
  @Test(arguments: [
    (
      """
      $Version=2
      """,
      """
      keywright: f: error: the file is not a list of input modes that is known [KW-M021]
        hint: the lists that can be read are GNOME's sources, fcitx5's profile, ibus's preload-engines, /etc/default/keyboard, KDE's kxkbrc, iOS's AppleKeyboards
      """
    ),
    (
      """
      [$Version]
      update_info=kxkb.upd:remove-empty-lists

      [Layout]
      DisplayNames=,BÉPO
      LayoutList=us,fr
      LayoutLoopCount=-1
      Model=pc104
      Options=grp:win_space_toggle,caps:escape
      ResetOldOptions=true
      ShowFlag=false
      SwitchMode=Global
      Use=true
      VariantList=,bepo
      """,
      """
      kde
      model pc104
      options grp:win_space_toggle caps:escape
      xkb:us at 6:12
      xkb:fr(bepo) at 6:15
      """
    ),
    (
      "[Layout]\nLayoutList=us\nUse=false\n",
      """
      kde
      keywright: f:3:5: warning: the layouts of KDE are switched off by Use=false, so the system's count [KW-M025]
        hint: read the system's own list, /etc/default/keyboard
      keywright: f: warning: no input mode can be taken from KDE's kxkbrc [KW-M026]
        hint: name the layout or the modes yourself
      """
    ),
    (
      "[Layout]\nLayoutList=us,de(neo)\n",
      """
      kde
      xkb:us at 2:12
      xkb:de(neo) at 2:15
      keywright: f:1:2: warning: the section has no Use=true, without which KDE takes the system's layouts; these are read nevertheless [KW-M025]
        hint: add Use=true, or read the system's own list, /etc/default/keyboard
      """
    ),
    (
      "[Layout][$i]\nLayoutList[$e]=us\nUse[$i]=true\nVariantList=a,b",
      """
      kde
      xkb:us at 2:16
      keywright: f:4:13: warning: the list of variants does not match that of layouts, so “a”, “b” is ignored [KW-K014]
        hint: give one variant for each layout, empty ones too, such as ,bepo
      """
    ),
    (
      "[Layout]\nUse=true",
      """
      kde
      keywright: f: warning: no input mode can be taken from KDE's kxkbrc [KW-M026]
        hint: name the layout or the modes yourself
      """
    ),
    (
      "[Layout]\nLayoutList",
      """
      keywright: f:2:1: error: the line is neither [SECTION] nor KEY=VALUE [KW-M022]
        hint: a comment begins with #
      """
    ),
    (
      "[Layout\nUse=true",
      """
      keywright: f:1:8: error: the name of the section is not closed [KW-M022]
        hint: close it with ]
      """
    ),
  ])
  func `the section Layout`(text: String, list: String) { #expect(read(text) == list) }
}
