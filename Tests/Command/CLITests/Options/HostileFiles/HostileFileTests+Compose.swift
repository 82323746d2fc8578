import TestSupport

extension HostileFileTests {
  /// Compose files that lead round and round, or to too much.
  static let compose: [Row] = [
    Row(
      "a Compose file that includes itself", ["--compose", "DIR/Compose"],
      """
      keywright: DIR/Compose:1: error: the file includes itself: DIR/Compose → DIR/Compose [KW-C006]
        hint: remove one of the includes
      """
    ) { try $0.file("Compose", "include \"\($0.path)/Compose\"\n") },
    Row(
      "a Compose file whose include has no end", ["--compose", "DIR/Compose"],
      """
      keywright: DIR/Compose:1: error: the path of the included file is longer than 4096 bytes [KW-C001]
        hint: name an existing file
      """
    ) { try $0.file("Compose", "include \"" + String(repeating: "%L", count: 1_000_000) + "\"\n") },
    Row(
      "Compose files that multiply", ["--compose", "DIR/c1"],
      """
      keywright: DIR/c4:88: error: the Compose file and what it includes are more than 1000 files or 8 MiB [KW-C012]
        hint: include fewer files
      """
    ) { folder in
      for step in 1...4 {
        try folder.file("c\(step)", String(repeating: "include \"\(folder.path)/c\(step + 1)\"\n", count: 100))
      }
      for step in 5...5 { try folder.file("c\(step)", "<a> <b> : \"x\"\n") }
    },
    Row(
      "the locale's Compose file again and again", ["--compose", "DIR/Compose"],
      """
      keywright: DIR/Compose:17: error: the Compose file and what it includes are more than 1000 files or 8 MiB \
      [KW-C012]
        hint: include fewer files
      """
    ) { try $0.file("Compose", String(repeating: "include \"%L\"\n", count: 50)) },
    Row(
      "a million lines", ["--compose", "DIR/Compose"],
      """
      keywright: DIR/Compose: error: cannot read the Compose file: it is larger than 4 MiB [KW-C001]
        hint: take out what is not needed
      """
    ) { try $0.file("Compose", String(repeating: "<a> <b> : \"x\"\n", count: 1_000_000)) },
    Row(
      "a FIFO for a Compose file", ["--compose", "DIR/Compose"],
      """
      keywright: DIR/Compose: error: cannot read the Compose file: it is not a regular file [KW-C001]
        hint: write it to a file first, and name that file
      """
    ) { try $0.fifo("Compose") },
    Row(
      "a Compose file that includes a device", ["--compose", "DIR/Compose"],
      """
      keywright: DIR/Compose:1: error: cannot read the included file /dev/zero: it is not a regular file [KW-C001]
        hint: write it to a file first, and name that file
      """
    ) { try $0.file("Compose", "include \"/dev/zero\"\n") },
    Row(
      "a link to itself for a Compose file", ["--compose", "DIR/loop"],
      """
      keywright: DIR/loop: error: cannot read the Compose file: Too many levels of symbolic links [KW-C001]
        hint: check the path and that you may read the file
      """
    ) { try $0.link("loop", to: "loop") },
  ]
}
