import Diagnostics

/// The help of a command, as text.
enum HelpText {
  /// What `keywright help COMMAND` prints.
  static func text(for spec: CommandSpec, style: TerminalStyle) -> String {
    let operands = spec.operands.isEmpty ? "" : " \(spec.operands)"
    var lines = ["\(style.heading("keywright \(spec.name)")) [OPTIONS]\(operands)", "", "  \(spec.summary)"]
    let groups = spec.groups + [CommandSpec.OptionGroup(title: "Other", options: [CommandSpec.helpOption])]
    let width = groups.flatMap(\.options).map { title(of: $0).count }.max() ?? 0
    for group in groups {
      lines += ["", style.heading(group.title)]
      for option in group.options {
        lines.append("  \(padded(title(of: option), to: width))  \(option.help)")
      }
    }
    if !spec.examples.isEmpty {
      lines += ["", style.heading("Examples")]
      for example in spec.examples {
        lines += ["  \(example.line)", style.faint("      \(example.shows)")]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func title(of option: OptionSpec) -> String {
    let names = (option.short.map { "\($0), " } ?? "") + option.name
    return option.value.map { "\(names) \($0)" } ?? names
  }

  /// The text with spaces behind it up to a width.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
