import KeywrightScenarioRunner
import TestSupport
import Testing

@Suite struct KbvmTests {
  private static let map = """
    xkb_keymap {
      xkb_keycodes { include "evdev" };
      xkb_types { include "complete" };
      xkb_compat { include "complete" };
      xkb_symbols {
        include "pc+us+ru:2+inet(evdev)"
        key <RALT> { [ ISO_Group_Shift ], actions[Group1] = [ SetGroup(group=+1) ], actions[Group2] = [ SetGroup(group=+1) ] };
        key <AC02> { [ ccedilla, U2192 ] };
        key <AC03> { [ apostrophe, Return ] };
      };
    };
    """
  private static let input = """
    both a # a comment
    down leftshift
    both s
    up leftshift

    both capslock
    down a
    repeat
    up a
    repeat
    down rightalt
    both a
    up rightalt
    both d
    """
  private static let expected = #"""
    both a # a comment
        key_down(a)
        sym = a, char = 'a'
        key_up(a)
    down leftshift
        key_down(leftshift)
        sym = Shift_L
        mods_pressed = 0x00000001
        mods_effective = 0x00000001
    both s
        key_down(s)
        sym = '→', char = '→'
        key_up(s)
    up leftshift
        key_up(leftshift)
        mods_pressed = 0x00000000
        mods_effective = 0x00000000

    both capslock
        key_down(capslock)
        sym = Caps_Lock
        mods_pressed = 0x00000002
        mods_locked = 0x00000002
        mods_effective = 0x00000002
        key_up(capslock)
        mods_pressed = 0x00000000
    down a
        key_down(a)
        sym = A, char = 'A'
    repeat
        key_repeat(a)
        sym = A, char = 'A'
    up a
        key_up(a)
    repeat
    down rightalt
        key_down(rightalt)
        sym = ISO_Group_Shift
        group_pressed = 1
        group_effective = 1
    both a
        key_down(a)
        sym = Cyrillic_EF, char = 'Ф'
        key_up(a)
    up rightalt
        key_up(rightalt)
        group_pressed = 0
        group_effective = 0
    both d
        key_down(d)
        sym = apostrophe, char = '\''
        key_up(d)
    """#

  @Test func whatKbvmTellsIsCompared() throws {
    let report = try ForeignReport(
      .kbvm, ["t1/map.xkb": Self.map, "t1/input.txt": Self.input, "t1/expected.txt": Self.expected])
    #expect(report.text == "✓ t1  1 passed\n\n1 passed in 1 file (0 ms)\n")
  }

  @Test func aDifferenceIsShownEventByEvent() throws {
    let expected = Self.expected
      .replacing("char = '→'", with: "char = '←'")
      .replacing("    mods_locked = 0x00000002\n", with: "")
      .replacing("    group_pressed = 0\n", with: "    group_pressed = -1\n")
    let report = try ForeignReport(
      .kbvm, ["a/t1/map.xkb": Self.map, "a/t1/input.txt": Self.input, "a/t1/expected.txt": expected])
    #expect(
      report.text == """
        ✗ a/t1: t1
            a/t1/expected.txt:10:1: expected the events “key_down(s)” “sym = U2192, char = '←'” “key_up(s)”, got “key_down(s)” “sym = U2192, char = '→'” “key_up(s)”
              both s
            a/t1/expected.txt:19:1: expected the events “key_down(capslock)” “sym = Caps_Lock” “mods_pressed = 0x00000002” “mods_effective = 0x00000002” “key_up(capslock)” “mods_pressed = 0x00000000”, got “key_down(capslock)” “sym = Caps_Lock” “mods_pressed = 0x00000002” “mods_locked = 0x00000002” “mods_effective = 0x00000002” “key_up(capslock)” “mods_pressed = 0x00000000”
              both capslock
            a/t1/expected.txt:44:1: expected the events “key_up(rightalt)” “group_pressed = -1” “group_effective = 0”, got “key_up(rightalt)” “group_pressed = 0” “group_effective = 0”
              up rightalt

        ✗ a/t1  1 failed

        1 failed in 1 file (0 ms)

        """)
  }

  @Test func whatHasNoCounterpartIsSkippedWithItsLines() throws {
    let expected = Self.expected
      .replacing("mods_effective = 0x00000001", with: "mods_effective = 0x00000101\n    controls = 0x00000001")
      .replacing("sym = ISO_Group_Shift", with: "sym = a_name_of_later_years")
    let report = try ForeignReport(
      .kbvm,
      [
        "t1/map.xkb": Self.map, "t1/input.txt": Self.input, "t1/expected.txt": expected, "t2/map.xkb": "xkb_keymap { x",
        "t2/input.txt": "both a", "t2/expected.txt": "both a",
      ])
    #expect(
      report.text == """
        ✓ t1  1 passed, 1 skipped
        ✓ t2  1 skipped

        Skipped:
          “mods_effective = 0x00000101” in line 9, “controls = 0x00000001” in line 10, “sym = a_name_of_later_years” in line 39
          libxkbcommon does not compile map.xkb: syntax error in line 1

        1 passed, 2 skipped in 2 files (0 ms)

        """)
  }

  @Test func testsOfComposeAreSkippedAndWhatIsNoTextIsAnError() throws {
    let folder = try TemporaryFolder([
      "t1/XCompose": "<a> : \"b\"\n", "t1/input.txt": "dead_tilde\nspace\n",
      "t1/expected.txt": "dead_tilde\n    pending\n", "t2/input.txt": "both a\n", "t2/expected.txt": "both a\n",
      "t3/input.txt": "both a\n", "t3/expected.txt": "both a\n",
    ])
    try folder.file("t3/map.xkb", [0xFF, 0xFE, 0x00])
    let report = ForeignReport(.kbvm, folder)
    #expect(
      report.text == """
        ✓ t1  1 skipped
        ✗ t2: t2
            t2/map.xkb: cannot read “t2/map.xkb”: No such file or directory [KW-S003]
              hint: check the path and that you may read the file

        ✗ t2  1 error
        ✗ t3: t3
            t3/map.xkb: the file is not text, so it is not a test [KW-N007]
              hint: check its name; a text in another encoding is to be saved as UTF-8

        ✗ t3  1 error

        Skipped:
          it has no map.xkb: kbvm's tests of Compose give symbols, not keys

        2 errors, 1 skipped in 3 files (0 ms)

        """)
  }

  @Test func brokenTestsAreErrors() throws {
    let report = try ForeignReport(
      .kbvm,
      [
        "t1/input.txt": "both a", "t2/map.xkb": Self.map, "t2/input.txt": "both a\nboth b\n",
        "t2/expected.txt": "both a\nboth c\n", "t3/map.xkb": Self.map, "t3/input.txt": "press a\n",
        "t3/expected.txt": "press a\n", "t4/map.xkb": Self.map, "t4/input.txt": "both leftshft\n",
        "t4/expected.txt": "both leftshft\n", "t5/map.xkb": "xkb_keymap { x", "t5/input.txt": "both a",
        "t5/expected.txt": "both a",
      ], isStrict: true)
    #expect(
      report.text == """
        ✗ t1: t1
            t1/expected.txt: cannot read “t1/expected.txt”: No such file or directory [KW-S003]
              hint: check the path and that you may read the file

        ✗ t1  1 error
        ✗ t2: t2
            t2/input.txt:2:1: expected.txt does not repeat the line “both b” [KW-S001]
              hint: expected.txt has every line of input.txt, and after each what happens, indented

        ✗ t2  1 error
        ✗ t3: t3
            t3/input.txt:1:1: “press a” is not a line of kbvm's input [KW-R018]
              hint: a line is down KEY, up KEY, both KEY or repeat

        ✗ t3  1 error
        ✗ t4: t4
            t4/input.txt:1:1: there is no key named “leftshft” [KW-N002]
              hint: did you mean leftshift?

        ✗ t4  1 error
        ✗ t5: t5
            t5/map.xkb:1:14: syntax error [KW-K025]
              hint: look just before this point: a ';', '}' or ']' may be missing

        ✗ t5  1 error

        5 errors in 5 files (0 ms)

        """)
  }

  @Test func aKeymapOfKbvmNeedsNoTypesAndNoCompat() throws {
    let report = try ForeignReport(
      .kbvm,
      [
        "include/keycodes/few": "default xkb_keycodes { <em> = 58; <third> = 108; };",
        "cases/t1/map.xkb": """
        xkb_keymap {
          xkb_keycodes { include "few" };
          xkb_symbols {
            virtual_modifiers LevelThree = Mod3;
            key <em> { [ m, M, mu ] }; // neither types nor compat
            key <third> { [ SetMods(mods = LevelThree) ] };
          };
        };
        // }
        """,
        "cases/t1/input.txt": "down rightalt\nboth m\n",
        "cases/t1/expected.txt": """
        down rightalt
            key_down(rightalt)
            mods_pressed = 0x00000020
            mods_effective = 0x00000020
        both m
            key_down(m)
            sym = mu, char = 'µ'
            key_up(m)
        """,
      ])
    #expect(report.text == "✓ cases/t1  1 passed\n\n1 passed in 1 file (0 ms)\n")
  }
}
