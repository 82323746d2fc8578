import TestSupport
import Testing

struct TestWatchTests {
  @Test func `a file that changes is run again`() throws {
    let folder = try TemporaryFolder([
      "tests/a.keys": "keymap ../map.xkb\nscenario \"s\"\n  keys A\n  expect text \"a\"\n", "map.xkb": Self.keymap("a"),
      "new.xkb": Self.keymap("b"),
      "watch.sh": #"""
      keywright test --watch --reporter terminal --reporter json=tests/report.json tests/a.keys > out 2> err &
      process=$!
      await() { for i in $(seq 600); do grep -qs "$1" out && return; sleep 0.1; done; }
      awaitPause() { for i in $(seq 600); do grep -qs "waiting" err && return; sleep 0.1; done; }
      await "1 passed in 1 file" && awaitPause
      mv new.xkb map.xkb
      await "1 failed in 1 file"
      kill $process
      grep -c "in 1 file" out
      """#,
    ])
    for name in ["out", "err", "tests/report.json"] { folder.adopt(name) }
    var run = CommandRun(["watch.sh"])
    run.program = "/bin/sh"
    run.folder = folder.path
    run.environment = ["PATH=\(BuiltCommand.folder):/usr/bin:/bin"]
    try expect(run.result(), gives: CommandResult(output: "2\n"))
  }

  @Test func `only what was read, or a new file of scenarios, has a run begin again`() throws {
    let folder = try TemporaryFolder([
      "a.keys": "include inc.txt\nkeymap map.xkb\ncompose ./Compose\nscenario \"s\"\n  keys A\n  expect text \"a\"\n",
      "inc.txt": "strict\n", "map.xkb": Self.keymap("a"), "Compose": "include \"more.txt\"\n",
      "more.txt": "<b> : \"c\"\n", "notes.txt": "", "sub/readme.md": "",
      "watch.sh": #"""
      keywright test --watch --fail-fast . > log 2> err &
      process=$!
      runs() { for i in $(seq 600); do [ "$(grep -c waiting err)" -ge "$1" ] && return; sleep 0.1; done; }
      runs 1
      echo more >> notes.txt; echo new > unread.txt; mkdir empty; touch sub/readme.md; sleep 1
      echo "# comment" >> inc.txt; runs 2
      echo "# comment" >> more.txt; runs 3
      mv map.xkb gone; runs 4
      mv gone map.xkb; runs 5
      mkdir sub/deep; sleep 1
      echo 'scenario "n"' > sub/deep/new; mv sub/deep/new sub/deep/new.keys; runs 6
      rm sub/deep/new.keys; runs 7
      mv inc.txt gone; runs 8
      mv gone inc.txt; runs 9
      mv a.keys gone; runs 10
      mv gone a.keys; runs 11
      sleep 1
      kill $process
      grep -c waiting err
      """#,
    ])
    for name in ["log", "err", "gone", "unread.txt", "empty", "sub/deep", "sub/deep/new", "sub/deep/new.keys"] {
      folder.adopt(name)
    }
    var run = CommandRun(["watch.sh"])
    run.program = "/bin/sh"
    run.folder = folder.path
    run.environment = ["PATH=\(BuiltCommand.folder):/usr/bin:/bin"]
    try expect(run.result(), gives: CommandResult(output: "11\n"))
  }

  private static func keymap(_ letter: String) -> String {
    """
    xkb_keymap {
      xkb_keycodes { <AC01> = 38; };
      xkb_types { include "basic" };
      xkb_compat { include "basic" };
      xkb_symbols { name[group1] = "Own"; key <AC01> { [ \(letter) ] }; };
    };

    """
  }
}
