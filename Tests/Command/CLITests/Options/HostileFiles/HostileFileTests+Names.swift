import TestSupport

extension HostileFileTests {
  /// Names that a terminal or a file system would stumble over.
  static let names: [Row] = [
    Row(
      "control characters in a layout", ["--layout", "us\u{1B}]0;x\u{7}"],
      """
      keywright: error: “us\\u{1B}]0;x\\u{7}” cannot be the name of a layout [KW-K013]
        hint: a name has letters, digits, '-', '_' and '.'; `xkbcli list` shows the names that exist
      """),
    Row(
      "text from right to left in a layout", ["--layout", "u\u{202E}s\u{9B}"],
      """
      keywright: error: there is no layout “u\\u{202E}s\\u{9B}” in /usr/share/X11/xkb [KW-K013]
        hint: a layout is a file in symbols/; xkb-path adds a folder of your own
      """),
    Row(
      "control characters in an option", ["--options", "a\u{1B}b"],
      """
      keywright: error: “a\\u{1B}b” cannot be the name of an option [KW-K001]
        hint: `xkbcli list` shows the names that exist
      """),
    Row(
      "control characters in the name of a keymap", ["--keymap", "DIR/a\u{1B}[2J\n\u{202E}b"],
      """
      keywright: DIR/a\\u{1B}[2J\\n\\u{202E}b:7:1: error: syntax error [KW-K025]
        hint: look just before this point: a ';', '}' or ']' may be missing
      """
    ) { try $0.file("a\u{1B}[2J\n\u{202E}b", keymap + "=") },
    Row(
      "a folder deeper than any path", ["--xkb-path", "/tmp" + String(repeating: "/a", count: 3000)],
      """
      keywright: /tmp\(String(repeating: "/a", count: 248))…\(String(repeating: "/a", count: 250)): error: there is no \
      XKB folder here [KW-K002]
        hint: give a folder that holds symbols/, types/, compat/, keycodes/ or rules/
      """),
    Row(
      "a keymap deeper than any path", ["--keymap", "/tmp" + String(repeating: "/a", count: 3000)],
      """
      keywright: /tmp\(String(repeating: "/a", count: 248))…\(String(repeating: "/a", count: 250)): error: the keymap \
      file cannot be read: File name too long [KW-K002]
        hint: give the path of a keymap file, such as `xkbcli compile-keymap` writes it
      """),
    Row(
      "a long name of a layout", ["--layout", String(repeating: "a/", count: 600)],
      """
      keywright: error: the layout name is longer than 1024 bytes [KW-K001]
        hint: `xkbcli list` shows the names that exist
      """),
  ]
}
