import Testing

struct AppleKeyboardsTests {
  @Test(arguments: [
    (
      """
      (
          "en_US@sw=QWERTY;hw=Automatic",
          "emoji@sw=Emoji"
      )
      """,
      """
      apple
      xkb:us at 2:5, language en-US
      emoji at 3:5, language emoji, Emoji
      """
    ),
    (
      """
      {
          AppleKeyboards =     (
              "fr_FR@sw=AZERTY-French;hw=Automatic",
              "de_DE@sw=QWERTZ-German;hw=Automatic",
              "ru_RU@sw=Russian;hw=Automatic",
              "ko_KR@sw=Korean;hw=Automatic",
              "fr_CA@sw=QWERTY-French;hw=Automatic",
              "fr_CH@sw=QWERTZ-French;hw=Automatic",
              "fr_DZ@sw=QWERTY-French;hw=Automatic",
          );
          AppleLanguages = ( "fr-FR", en );
          AppleMeasurementUnits = Centimeters;
          "key with spaces" = <0a 0b>;
      }
      """,
      """
      apple
      xkb:fr at 3:9, language fr-FR
      xkb:de at 4:9, language de-DE
      xkb:ru at 5:9, language ru-RU
      hangul:2 at 6:9, language ko-KR, Hangul
      xkb:ca at 7:9, language fr-CA
      xkb:ch(fr) at 8:9, language fr-CH
      xkb:us at 9:9, language fr-DZ
      """
    ),
    (
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <array>
      \t<string>en_GB@sw=QWERTY;hw=Automatic</string>
      \t<!-- by hand -->
      \t<string><![CDATA[emoji]]>&#64;sw&#x3d;Emoji</string>
      </array>
      </plist>
      """,
      """
      apple
      xkb:gb at 5:10, language en-GB
      emoji at 7:10, language emoji, Emoji
      """
    ),
    (
      """
      <plist version="1.0"><dict><key>AppleLanguages</key><array/><key>N</key><integer>1</integer><key>F</key><false/>
      <key>AppleKeyboards</key><array><string>vi_VN-Telex@sw=Vietnamese-Telex;hw=Automatic</string></array></dict></plist>
      """,
      """
      apple
      m17n:vi-telex at 2:41, language vi-VN, m17n vi-telex
      """
    ),
    (
      #"["en_US@sw=QWERTY;hw=Automatic", "emoji@sw=Emoji"]"#,
      """
      apple
      xkb:us at 1:2, language en-US
      emoji at 1:34, language emoji, Emoji
      """
    ),
    (
      "(en, \"sr-Latn@sw=QWERTZ-Serbian-Latin\", \"fr_CH@sw=QWERTZ\", \"fr_FR@sw=QWERTY\", \"en_US@sw=Dvorak\", \"zh_Hant-Zhuyin@sw=Zhuyin\")",
      """
      apple
      xkb:us at 1:2, language en
      xkb:rs(latin) at 1:6, language sr-Latn
      xkb:ch(fr) at 1:41, language fr-CH
      xkb:us at 1:60, language fr-FR
      xkb:us(dvorak) at 1:79, language en-US
      chewing at 1:98, language zh-Hant, Zhuyin
      """
    ),
    (
      """
      ( /* odd */ "zh_Hans-Pinyin@sw=Pinyin-Simplified;hw=Automatic", // ones
      "ja_JP-Kana@sw=Kana", 'ko_KR@sw=10-Key', "tlh@sw=Klingon", "com.example.keys", dictation,
      "en_US@sw=QWERTY;hw=Colemak;zw=1", "en_US@hw=US;sw=QWERTY", "\\U0065mo\\ji")
      """,
      """
      apple
      xkb:us at 3:1, language en-US
      emoji at 3:61, language emoji, Emoji
      keywright: f:1:13: warning: the keyboard “zh_Hans-Pinyin@sw=Pinyin-Simplified;hw=Automatic” is Chinese by Pinyin for the language zh-Hans, for which there is no mode here [KW-M023]
        hint: name a mode in its place
      keywright: f:2:1: warning: the keyboard “ja_JP-Kana@sw=Kana” is Japanese by Kana for the language ja-JP, for which there is no mode here [KW-M023]
        hint: name a mode in its place
      keywright: f:2:23: warning: the keyboard “ko_KR@sw=10-Key” is Hangul on the layout 10-Key for the language ko-KR, for which there is no mode here [KW-M023]
        hint: name a mode in its place
      keywright: f:2:42: warning: the keyboard “tlh@sw=Klingon” is the layout Klingon for the language tlh, for which there is no mode here [KW-M023]
        hint: name a mode in its place
      keywright: f:2:60: warning: the keyboard “com.example.keys” is the keyboard of an app, for which there is no mode here [KW-M023]
        hint: name a mode in its place
      keywright: f:2:80: warning: the keyboard “dictation” is dictation for the language dictation, for which there is no mode here [KW-M023]
        hint: name a mode in its place
      keywright: f:3:1: warning: “zw=1” of the keyboard “en_US@sw=QWERTY;hw=Colemak;zw=1” is not known and has no say [KW-M025]
        hint: the parts that are known are sw= and hw=
      keywright: f:3:1: warning: hw=Colemak has no say, since the mode is that of the layout on the screen [KW-M025]
        hint: name a mode of its layout beside it
      keywright: f:3:36: warning: the entry “en_US@hw=US;sw=QWERTY” is the mode xkb:us again; the first one counts [KW-M003]
        hint: list it once
      """
    ),
    (
      "()",
      """
      apple
      keywright: f: warning: no input mode can be taken from iOS's AppleKeyboards [KW-M026]
        hint: name the layout or the modes yourself
      """
    ),
  ])
  func `keyboards of iOS`(text: String, list: String) { #expect(read(text) == list) }

  private static let oldHint =
    "write it as defaults read prints it, such as ( \"en_US@sw=QWERTY\", \"emoji@sw=Emoji\" )"
  private static let printHint = "print the list: defaults read -g AppleKeyboards"
  private static let xmlHint = "write it as plutil -convert xml1 does"

  @Test(arguments: [
    ("(a b)", "1:4", "a comma or ) is missing here", oldHint),
    ("(a,, b)", "1:4", "a value is missing here", oldHint),
    (" (a,", "1:2", "the list is not closed", "close it with )"),
    ("(\"a", "1:2", "the string is not closed", "close it with \""),
    ("(\"\\Uzz\")", "1:5", "a character's number is missing here", "write 4 hexadecimal digits"),
    ("(a) b", "1:5", "there is something after the end of the list", oldHint),
    ("{a b}", "1:4", "an = is missing after the key", oldHint),
    ("{a = b c = d}", "1:8", "a ; or } is missing here", oldHint),
    ("{a = b;", "1:1", "the list is not closed", "close it with }"),
    ("(/* a)", "1:2", "the comment is not closed", "close it with */"),
    ("(<0a", "1:2", "the data is not closed", "close it with >"),
    ("{a = b;}", "1:1", "the property list has no key AppleKeyboards", printHint),
    ("{AppleKeyboards = b;}", "1:19", "the keyboards are not an array", printHint),
    ("(a, (b))", "1:5", "the keyboard is not a string", printHint),
    ("<plist/>", "1:1", "the property list is empty", xmlHint),
    ("<plist></plist>", "1:8", "a value is missing before </plist>", xmlHint),
    ("<plist><array></plist>", "1:15", "a value is missing before </plist>", xmlHint),
    ("<plist><array><string>a</array></plist>", "1:24", "</string> is missing before this tag", xmlHint),
    ("<plist><array/>", "1:16", "a tag is missing at the end", xmlHint),
    ("<plist><array/></plist><x", "1:24", "there is something after the end of the list", xmlHint),
    ("<array>x</array>", "1:8", "a tag is missing here", xmlHint),
    ("<array><b/></array>", "1:8", "<b> is not a value of a property list", xmlHint),
    ("<dict><string/></dict>", "1:7", "a <key> is missing here", xmlHint),
    (
      "<array><string>&bad;</string></array>", "1:16", "this & begins no entity that is known",
      "write &amp; for an & of the text"
    ),
    (
      "<array><string>&#xD800;</string></array>", "1:16", "this & begins no entity that is known",
      "write &amp; for an & of the text"
    ),
    (
      "<array><string>&#99999999999999999999;</string></array>", "1:16", "this & begins no entity that is known",
      "write &amp; for an & of the text"
    ),
    ("<array><string><![CDATA[a</string></array>", "1:16", "the section is not closed", "close it with ]]>"),
    ("<array a=\"b></array>", "1:1", "the tag is not closed", "close it with >"),
    ("<!-- a", "1:1", "the comment is not closed", "close it with -->"),
    ("<?xml", "1:1", "the declaration is not closed", "close it with ?>"),
    (
      "<!DOCTYPE plist [<!ENTITY a 'b'>]><array/>", "1:17", "the document type declares things of its own",
      "take the part in [] out"
    ),
    ("<>", "1:2", "the name of a tag is missing here", xmlHint),
    ("<array><integer>1</integer></array>", "1:8", "the keyboard is not a string", printHint),
  ])
  func `a fault is told with its place`(text: String, place: String, message: String, hint: String) {
    #expect(read(text) == "keywright: f:\(place): error: \(message) [KW-M022]\n  hint: \(hint)", "\(text)")
  }
}
