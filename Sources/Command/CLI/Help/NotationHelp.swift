import KeywrightDiagnostics

/// The help on keystroke notation.
enum NotationHelp {
  static func text(style: TerminalStyle) -> String {
    var lines = [
      style.heading("Keystroke notation"), "",
      "  Steps stand in a row, with white space between them; # starts a comment.",
    ]
    let width = glossaries.flatMap(\.entries).map(\.name.count).max()
    lines += glossaries.flatMap { HelpText.lines(of: $0, width: width, style: style) }
    lines += [
      "", "  A name means the key, not what is printed on it: A is the key right of Caps",
      "  Lock, which types q with --layout fr. Case does not matter.", "", style.heading("Examples"),
    ]
    lines += examples.flatMap { HelpText.lines(of: $0, style: style) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let glossaries = [
    CommandSpec.Glossary(
      title: "Steps",
      entries: [
        ("A", "press a key and release it"),
        ("+A  -A  *A", "press it, release it, repeat it as the kernel does while it is held"),
        ("LEFTSHIFT+A", "a chord: pressed in order, released in reverse"),
        ("250ms  2s", "let the clock run"),
        ("\"Hello!\"", "whichever keys type this text; in it stand \\\" \\\\ \\n \\t \\u{1F600}"),
      ]),
    CommandSpec.Glossary(
      title: "Names of keys",
      entries: [
        ("A  LEFTSHIFT", "as the Linux kernel names them; KEY_A is the same as A"),
        ("<AC01>", "as XKB names them"),
        ("code:30", "the kernel's number"),
        ("SHIFT  CTRL  ALT", "short for LEFTSHIFT, LEFTCTRL, LEFTALT"),
        ("ALTGR  SUPER  CAPS", "short for RIGHTALT, LEFTMETA, CAPSLOCK"),
      ]),
  ]

  private static let examples = [
    CommandSpec.Example(
      purpose: "a chord, a pause, a key that is held down", line: "keywright replay -k 'SHIFT+H 300ms +I *I *I -I'",
      output: "Hiii"),
    CommandSpec.Example(
      purpose: "a text, and a correction", line: "keywright replay -k '\"Hello\" BACKSPACE P'", output: "Hellp"),
  ]
}
