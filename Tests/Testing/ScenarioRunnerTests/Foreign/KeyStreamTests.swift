import KeywrightScenarioRunner
import TestSupport
import Testing

@Suite struct KeyStreamTests {
  @Test func testsOfKeydAreStreamsOfKeys() throws {
    let report = try ForeignReport(
      .keyd,
      [
        "bad.t": "a down\nfoo down\n\nb down\nbar down\n", "none.t": "a down\na up\n",
        "readme.txt": "no test", "remap.t": "capslock down\n210ms\nx down\nx up\ncapslock up\n\ncontrol down\nx down\n",
        "same.t": "# small and large\nshift down\na down\na up\nshift up\n\nshift down\na down\na up\nshift up\n",
      ])
    #expect(
      report.text == """
        ✗ bad.t: bad.t
            bad.t:2:1: no key is named “foo” in keyd v2.6.0-2-gf564288 [KW-N002]
              hint: keys are named as keyd does: leftshift, space, q
            bad.t:5:1: no key is named “bar” in keyd v2.6.0-2-gf564288 [KW-N002]
              hint: keys are named as keyd does: leftshift, space, q

        ✗ bad.t  1 error
        ✓ none.t  1 skipped
        ✓ remap.t  1 skipped
        ✓ same.t  1 passed

        Skipped:
          no output of keyd to compare with; played as they are, the keys type “a”
          keyd remaps keys; played as they are, the keys type “X”

        1 passed, 1 error, 2 skipped in 4 files (0 ms)

        """)
  }

  @Test func whatStandsBehindTheOutputOfKeydIsAnError() throws {
    let report = try ForeignReport(
      .keyd,
      [
        "comment.t": "a down\na up\n\na down\na up\n\n# the end\n\n",
        "three.t": "a down\na up\n\n\na down\na up\n\n# more\nb down\nb up\n",
      ])
    #expect(
      report.text == """
        ✓ comment.t  1 passed
        ✗ three.t: three.t
            three.t:9: a test of keyd has keys, an empty line and what keyd makes of them; this comes after it [KW-R018]
              hint: take the second empty line away, or put this into a file of its own

        ✗ three.t  1 error

        1 passed, 1 error in 2 files (0 ms)

        """)
  }

  @Test func testsOfKanataAreStreamsOfKeys() throws {
    let report = try ForeignReport(
      .kanata,
      [
        "a.sim": "d:lsft t:20 d:q u:q u:lsft d:1 u:1\nout:↓LShift t:20ms out:↓Q out:↑Q out:↑LShift out:↓Kb1 out:↑Kb1\n",
        "b.sim": "d:a u:a outU:é\n", "c.sim": "d:a ls:layer u:a\n", "d.sim": "d:a u:a\n",
        "e.sim": "d:a u:a dn:B up:B\n", "f.sim": "d:a t:1 u:a\ndn:A t:1ms up:A\n", "my-sim.txt": "d:qq\n",
      ], reporter: .tap)
    #expect(
      report.text == """
        TAP version 14
        ok 1 - a.sim > a.sim
        ok 2 - b.sim > b.sim # SKIP kanata gives more than keys: “outU:é”; played as they are, the keys type “a”
        ok 3 - c.sim > c.sim # SKIP no output of kanata to compare with; played as they are, the keys type “a”
        # c.sim:1:5: warning: only the configuration of kanata knows what “ls:layer” does; it is left out [KW-R033]
        #   hint: give the keys that were pressed, if it stands for some
        ok 4 - d.sim > d.sim # SKIP no output of kanata to compare with; played as they are, the keys type “a”
        ok 5 - e.sim > e.sim # SKIP kanata remaps keys; played as they are, the keys type “a”
        ok 6 - f.sim > f.sim
        not ok 7 - my-sim.txt > my-sim.txt
          ---
          message: "no key is named “qq” in kanata v1.12.1-prerelease-1-22-g565d5070"
          severity: fail
          at:
            file: "my-sim.txt"
            line: 1
          details: |
            my-sim.txt:1:1: no key is named “qq” in kanata v1.12.1-prerelease-1-22-g565d5070 [KW-N002]
              hint: did you mean q?
          ...
        1..7

        """)
  }

  @Test func stepsThatOnlyTheConfigurationOfKanataKnowsAreLeftOutOfATest() throws {
    let report = try ForeignReport(
      .kanata, ["a.sim": "d:a ls:nav u:a vk:boo:tap\nout:↓A out:↑A\n", "b.sim": "ls:nav\n"])
    #expect(
      report.text == """
        a.sim:1:5: warning: only the configuration of kanata knows what “ls:nav” does; it is left out [KW-R033]
          hint: give the keys that were pressed, if it stands for some
        a.sim:1:16: warning: only the configuration of kanata knows what “vk:boo:tap” does; it is left out [KW-R033]
          hint: give the keys that were pressed, if it stands for some
        ✓ a.sim  1 passed
        b.sim:1:1: warning: only the configuration of kanata knows what “ls:nav” does; it is left out [KW-R033]
          hint: give the keys that were pressed, if it stands for some
        ✓ b.sim  1 skipped

        Skipped:
          only the configuration of kanata knows what its steps do

        1 passed, 1 skipped in 2 files (0 ms)
        3 warnings (the setting strict makes warnings failures)

        """)
  }

  @Test(arguments: [ForeignTool.keyd, .kanata])
  func whatIsNoTextOrHasNoKeysIsNoTest(tool: ForeignTool) throws {
    let ending = tool == .keyd ? "t" : "sim"
    let folder = try TemporaryFolder(bytes: [
      "nul.\(ending)": [0x61, 0x00, 0x0A], "latin.\(ending)": [0xE9, 0x0A], "empty.\(ending)": [],
    ])
    let report = ForeignReport(tool, folder)
    #expect(
      report.text == """
        ✗ empty.\(ending): empty.\(ending)
            empty.\(ending): there are no keys in this test [KW-R014]
              hint: check that it is a test of \(tool.rawValue)

        ✗ empty.\(ending)  1 error
        ✗ latin.\(ending): latin.\(ending)
            latin.\(ending): the file is not text, so it is not a test [KW-N007]
              hint: check its name; a text in another encoding is to be saved as UTF-8

        ✗ latin.\(ending)  1 error
        ✗ nul.\(ending): nul.\(ending)
            nul.\(ending): the file is not text, so it is not a test [KW-N007]
              hint: check its name; a text in another encoding is to be saved as UTF-8

        ✗ nul.\(ending)  1 error

        3 errors in 3 files (0 ms)

        """)
  }

  @Test func repeatsAreTheSameKeysHoweverTheyAreWritten() throws {
    let report = try ForeignReport(
      .kanata, ["a.sim": "d:a t:10 r:a t:10 r:a t:10 u:a t:10 r:a\nout:↓A t:10ms out:↓A t:10ms out:↓A t:10ms out:↑A\n"])
    #expect(report.text == "✓ a.sim  1 passed\n\n1 passed in 1 file (0 ms)\n")
  }

  @Test func aFilterAndTheFirstFailureHoldHereToo() throws {
    let files: KeyValuePairs = ["a.t": "a down\n\na down\n", "b.t": "foo down\n", "c.t": "a down\n\na down\n"]
    var plan = RunPlan()
    plan.filter = "c.t > c"
    let filtered = try ForeignReport(.keyd, files, plan: plan)
    #expect(filtered.text == "✓ c.t  1 passed\n\n1 passed in 1 file (0 ms)\n")
    plan.filter = nil
    plan.stopsAtFailure = true
    let stopped = try ForeignReport(.keyd, files, plan: plan)
    #expect(stopped.text.hasSuffix("\n1 passed, 1 error in 2 files (0 ms)\nstopped at the first failure\n"))
  }
}
