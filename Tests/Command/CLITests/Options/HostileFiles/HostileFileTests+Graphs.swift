import TestSupport

extension HostileFileTests {
  /// Includes that lead round and round, or to too much.
  static let graphs: [Row] = [
    Row(
      "symbols that include themselves",
      """
      keywright: DIR/symbols/held:2:9: error: held(basic) includes itself: held(basic) → held(basic) [KW-K003]
        hint: a file in your own folder hides the system's file of the same name: rename yours, then it can include the \
      system's
      """
    ) { try $0.file("symbols/held", section("include \"held\"")) },
    Row(
      "symbols that include themselves by an escape",
      """
      keywright: DIR/symbols/held:2:9: error: held(basic) includes itself: held(basic) → held(basic) [KW-K003]
        hint: a file in your own folder hides the system's file of the same name: rename yours, then it can include the \
      system's
      """
    ) { try $0.file("symbols/held", section("include \"\\150el\\144\"")) },
    Row(
      "symbols that include themselves by way of others",
      """
      keywright: DIR/symbols/c:2:9: error: held(basic) includes itself: held(basic) → b(basic) → c(basic) → \
      held(basic) [KW-K003]
        hint: a file in your own folder hides the system's file of the same name: rename yours, then it can include the \
      system's
      """
    ) {
      try $0.file("symbols/held", section("include \"us+b\""))
      try $0.file("symbols/b", section("augment \"c\""))
      try $0.file("symbols/c", section("include \"held\""))
    },
    Row(
      "a keymap file whose symbols include themselves", ["--keymap", "DIR/map", "--xkb-path", "DIR"],
      """
      keywright: DIR/symbols/held:2:9: error: held(basic) includes itself: held(basic) → held(basic) [KW-K003]
        hint: a file in your own folder hides the system's file of the same name: rename yours, then it can include the \
      system's
      """
    ) {
      try $0.file("map", keymap.replacing("+us+", with: "+held+"))
      try $0.file("symbols/held", section("include \"held\""))
    },
    Row(
      "includes that double at each step", ["--xkb-path", "DIR", "--layout", "held(s1)"],
      """
      keywright: DIR/symbols/held:92:29: error: the includes of this section up to here, and those within them, are \
      more than 2000 [KW-K029]
        hint: look for files that include each other many times
      """
    ) { folder in
      let steps = (1...40).map { step in
        let next = step == 40 ? "us(basic)" : "held(s\(step + 1))"
        return section("include \"\(next)\" include \"\(next)\"", name: "s\(step)")
      }
      try folder.file("symbols/held", steps.joined())
    },
    Row(
      "five thousand includes of the system's",
      """
      keywright: DIR/symbols/held:2002:9: error: the includes of this section up to here, and those within them, are \
      more than 2000 [KW-K029]
        hint: look for files that include each other many times
      """
    ) {
      try $0.file(
        "symbols/held", section(Array(repeating: "include \"us(basic)\"", count: 5000).joined(separator: "\n")))
    },
    Row(
      "three thousand names in one include", ["--keymap", "DIR/map"],
      """
      keywright: DIR/map:5:23: error: the includes of this section up to here, and those within them, are more than \
      2000 [KW-K029]
        hint: look for files that include each other many times
      """
    ) {
      let names = Array(repeating: "us", count: 3000).joined(separator: "+")
      try $0.file("map", keymap.replacing("pc+us", with: names))
    },
    Row(
      "three thousand files, one in the other",
      """
      keywright: DIR/symbols/h99:2:9: error: includes within includes are more than 100 deep: held(basic) → h1(basic) → \
      h2(basic) → … → h100(basic) [KW-K027]
        hint: include the file nearer to the first one
      """
    ) { folder in
      try folder.file("symbols/held", section("include \"h1\""))
      for step in 1...300 { try folder.file("symbols/h\(step)", section("include \"h\(step + 1)\"")) }
    },
    Row(
      "large files, many of them",
      """
      keywright: DIR/symbols/held:10:9: error: the files that the keymap includes are together larger than 16 MiB \
      [KW-K030]
        hint: include fewer files
      """
    ) { folder in
      let names = (1...12).map { "large\($0)" }
      try folder.file("symbols/held", section(names.map { "include \"\($0)\"" }.joined(separator: "\n")))
      let blanks = [UInt8](repeating: 0x20, count: 1_950_000)
      for name in names { try folder.file("symbols/\(name)", Array(section("").utf8) + blanks) }
    },
  ]
}
