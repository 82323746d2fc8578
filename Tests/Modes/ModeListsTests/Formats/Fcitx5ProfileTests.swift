import Testing

struct Fcitx5ProfileTests {
  @Test(arguments: [
    (
      """
      [Groups/0]
      # Group Name
      Name=Default
      # Layout
      Default Layout=us
      # Default Input Method
      DefaultIM=hangul

      [Groups/0/Items/0]
      # Name
      Name=keyboard-us
      # Layout
      Layout=

      [Groups/0/Items/1]
      # Name
      Name=keyboard-fr-bepo
      # Layout
      Layout=

      [Groups/0/Items/2]
      # Name
      Name=hangul
      # Layout
      Layout=

      [GroupOrder]
      0=Default
      """,
      """
      fcitx5
      xkb:us at 11:6
      xkb:fr(bepo) at 17:6
      hangul:2 at 23:6, language ko, Hangul, on us
      """
    ),
    (
      """
      [Groups/0]
      Name=One
      [Groups/0/Items/0]
      Name=keyboard-us
      [Groups/1]
      Name="T\\"wo"
      Default Layout=de-nodeadkeys
      [Groups/1/Items/10]
      Name=pinyin
      [Groups/1/Items/2]
      Name=m17n_vi_telex
      Layout=fr
      [Groups/1/Items/1]
      Name=keyboard-de-mac_nodeadkeys
      [GroupOrder]
      1=One
      0=T"wo
      """,
      """
      fcitx5
      xkb:de(mac_nodeadkeys) at 14:6
      m17n:vi-telex at 11:6, language vi, m17n vi-telex, on fr
      keywright: f:9:6: warning: the engine “pinyin” is Pinyin for the language zh-Hans, for which there is no mode here [KW-M023]
        hint: name a mode in its place
      keywright: f:1:2: warning: the group “One” is not in use, so its 1 input method is left out [KW-M025]
        hint: put it first under [GroupOrder] to read it
      """
    ),
    (
      """
      [Groups/0]
      Name=A
      Default Layout=u:s
      [Groups/0/Items/0]
      Layout=us
      [Groups/0/Items/1]
      Name=keyboard-us
      Layout=fr
      [Groups/0/Items/2]
      Name=chewing
      Layout=,
      [Groups/0/Items/3]
      Name=keyboard-
      [Groups/0/Items/4]
      Name=zzz
      [Groups/x]
      [GroupOrder]
      0=B
      """,
      """
      fcitx5
      xkb:us at 7:6
      chewing at 10:6, language zh-Hant, Chewing
      keywright: f:16:2: warning: the section “Groups/x” is not one of a profile and is left out [KW-M025]
        hint: the sections are Groups/N, Groups/N/Items/M and GroupOrder
      keywright: f:18:3: warning: the order names the group “B”, which is not there [KW-M025]
        hint: take the line out
      keywright: f:3:16: warning: “u:s” cannot be the name of a layout, so the engines type on the keymap [KW-M025]
        hint: write it as us or fr-bepo
      keywright: f:5:8: warning: the item 0 has no name and is left out [KW-M025]
        hint: give it one, such as Name=keyboard-us
      keywright: f:8:8: warning: the layout “fr” under “keyboard-us” is left out [KW-M025]
        hint: name the layout in the item itself: Name=keyboard-fr
      keywright: f:11:8: warning: “,” cannot be the name of a layout, so “chewing” types on the keymap [KW-M025]
        hint: write it as us or fr-bepo
      keywright: f:13:6: warning: “keyboard-” cannot be the name of a layout and is left out [KW-M023]
        hint: name a mode in its place
      keywright: f:15:6: warning: the engine “zzz” is not known and is left out [KW-M023]
        hint: name a mode in its place
      """
    ),
    (
      "[GroupOrder]\n0=A",
      """
      fcitx5
      keywright: f:2:3: warning: the order names the group “A”, which is not there [KW-M025]
        hint: take the line out
      keywright: f: warning: no input mode can be taken from fcitx5's profile [KW-M026]
        hint: name the layout or the modes yourself
      """
    ),
    (
      "[Groups/0]\nName=A\n[Groups/1]\nName=B\n[Groups/1/Items/0]\nName=hangul\n[Groups/1/Items/1]\nName=rime",
      """
      fcitx5
      keywright: f:3:2: warning: the group “B” is not in use, so its 2 input methods are left out [KW-M025]
        hint: put it first under [GroupOrder] to read it
      keywright: f: warning: no input mode can be taken from fcitx5's profile [KW-M026]
        hint: name the layout or the modes yourself
      """
    ),
    (
      "Name=A\n[Groups/0]",
      """
      keywright: f: error: the file is not a list of input modes that is known [KW-M021]
        hint: the lists that can be read are GNOME's sources, fcitx5's profile, ibus's preload-engines, /etc/default/keyboard, KDE's kxkbrc, iOS's AppleKeyboards
      """
    ),
    (
      "[Groups/0]\nName=A\n[Groups/0/Items/0]\nName=keyb",
      """
      fcitx5
      keywright: f:4:6: warning: the engine “keyb” is not known and is left out [KW-M023]
        hint: name a mode in its place
      keywright: f: warning: no input mode can be taken from fcitx5's profile [KW-M026]
        hint: name the layout or the modes yourself
      """
    ),
  ])
  func `the groups of a profile`(text: String, list: String) { #expect(read(text) == list) }
}
