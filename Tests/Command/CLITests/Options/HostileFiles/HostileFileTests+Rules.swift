import TestSupport

extension HostileFileTests {
  /// Rules that lead round and round, or to what is no file.
  static let rules: [Row] = [
    Row(
      "rules that include themselves", ["--xkb-path", "DIR"],
      """
      keywright: DIR/rules/evdev:2:11: error: the rules include themselves: DIR/rules/evdev → DIR/rules/evdev [KW-K003]
        hint: remove one of the includes; `! include %S/evdev` includes the system's rules
      """
    ) { try $0.file("rules/evdev", "// mine\n! include \($0.path)/rules/evdev\n") },
    Row(
      "rules that include themselves on a second line", ["--xkb-path", "DIR"],
      """
      keywright: DIR/rules/evdev:2:9: error: the rules include themselves: DIR/rules/evdev → DIR/rules/evdev [KW-K003]
        hint: remove one of the includes; `! include %S/evdev` includes the system's rules
      """
    ) { try $0.file("rules/evdev", "! \\\ninclude \($0.path)/rules/evdev\n") },
    Row(
      "rules of another name that include themselves", ["--xkb-path", "DIR", "--rules", "mine"],
      """
      keywright: DIR/rules/other:1:11: error: the rules include themselves: DIR/rules/mine → DIR/rules/other → \
      DIR/rules/mine [KW-K003]
        hint: remove one of the includes; `! include %S/evdev` includes the system's rules
      """
    ) {
      try $0.file("rules/mine", "! include \($0.path)/rules/other\n")
      try $0.file("rules/other", "! include \($0.path)/rules/mine\n")
    },
    Row(
      "rules that multiply", ["--xkb-path", "DIR"],
      """
      keywright: DIR/rules/r4:27:11: error: the rules come to more than 1000 includes [KW-K029]
        hint: look for files that include each other many times
      """
    ) { folder in
      let lines = { (next: Int) in String(repeating: "! include \(folder.path)/rules/r\(next)\n", count: 50) }
      try folder.file("rules/evdev", lines(1))
      for step in 1...4 { try folder.file("rules/r\(step)", lines(step + 1)) }
      try folder.file("rules/r5", "")
    },
    Row(
      "a FIFO for rules", ["--xkb-path", "DIR"],
      """
      keywright: DIR/rules/evdev: error: the rules cannot be read: it is not a regular file [KW-K002]
        hint: write it to a file first, and name that file
      """
    ) { try $0.fifo("rules/evdev") },
    Row(
      "rules that include a FIFO", ["--xkb-path", "DIR"],
      """
      keywright: DIR/rules/evdev:2:11: error: cannot read “DIR/pipe”: it is not a regular file [KW-K002]
        hint: write it to a file first, and name that file
      """
    ) {
      try $0.fifo("pipe")
      try $0.file("rules/evdev", "! include %S/evdev\n! include \($0.path)/pipe\n")
    },
    Row(
      "rules of a hundred megabytes", ["--xkb-path", "DIR"],
      """
      keywright: DIR/rules/evdev: error: the rules cannot be read: it is larger than 2 MiB [KW-K002]
        hint: take out what is not needed
      """
    ) { try $0.emptySpace("rules/evdev", size: 100_000_000) },
  ]
}
