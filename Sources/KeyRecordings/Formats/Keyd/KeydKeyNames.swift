extension ForeignKeyNames {
  /// The names of keyd.
  static let keyd = ForeignKeyNames(
    common + "\n" + """
      1 esc escape
      12 minus -
      13 equal =
      14 backspace
      15 tab
      26 leftbrace [
      27 rightbrace ]
      28 enter
      29 leftcontrol control
      39 semicolon ;
      40 apostrophe '
      41 grave `
      42 leftshift shift
      43 backslash \\
      51 comma ,
      52 dot .
      53 slash /
      54 rightshift
      55 kpasterisk
      56 leftalt alt
      57 space
      58 capslock
      69 numlock
      70 scrolllock
      74 kpminus
      78 kpplus
      83 kpdot
      86 102nd
      96 kpenter
      97 rightcontrol
      98 kpslash
      100 rightalt
      102 home
      103 up
      104 pageup
      105 left
      106 right
      107 end
      108 down
      109 pagedown
      110 insert
      111 delete
      125 leftmeta meta
      126 rightmeta
      127 compose
      223 cancel
      """)
}
