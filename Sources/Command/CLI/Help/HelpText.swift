import KeywrightDiagnostics

/// The help of a command, as text for a terminal of 80 columns.
enum HelpText {
  private static let columns = 80

  /// What `keywright help COMMAND` prints.
  static func text(for spec: CommandSpec, style: TerminalStyle) -> String {
    let options = spec.groups.isEmpty ? "" : " [OPTION]…"
    let operands = spec.operands.isEmpty ? "" : " \(spec.operands)"
    var lines = ["\(style.heading("keywright \(spec.name)"))\(options)\(operands)", ""]
    lines += paragraph(spec.summary)
    let groups = spec.groups + [CommandSpec.OptionGroup(title: "Other", options: [CommandSpec.helpOption])]
    let width = groups.flatMap(\.options).map { title(of: $0).count }.max() ?? 0
    for group in groups {
      lines += ["", style.heading(group.title)]
      for option in group.options { lines += entry(title(of: option), option.help, width: width) }
    }
    for glossary in spec.glossaries { lines += self.lines(of: glossary, style: style) }
    if !spec.examples.isEmpty { lines += ["", style.heading("Examples")] }
    lines += spec.examples.flatMap { self.lines(of: $0, style: style) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The heading of a glossary and its names in two columns.
  static func lines(of glossary: CommandSpec.Glossary, width: Int? = nil, style: TerminalStyle) -> [String] {
    let width = width ?? glossary.entries.map(\.name.count).max() ?? 0
    return ["", style.heading(glossary.title)] + glossary.entries.flatMap { entry($0.name, $0.meaning, width: width) }
  }

  /// What an example is for, what to type, and what that prints.
  static func lines(of example: CommandSpec.Example, style: TerminalStyle) -> [String] {
    let output = example.output?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    return [style.faint("  # \(example.purpose)"), "  $ \(example.line)"] + output.map { $0.isEmpty ? "" : "  \($0)" }
  }

  /// A name and what is said of it, in two columns; the second one is wrapped.
  static func entry(_ name: String, _ text: String, width: Int) -> [String] {
    let rows = wrapped(text, to: columns - width - 4)
    return rows.indices.map { "  \(padded($0 == 0 ? name : "", to: width))  \(rows[$0])" }
  }

  /// The text with spaces after it up to a width.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func title(of option: OptionSpec) -> String {
    let names = (option.short.map { "\($0), " } ?? "    ") + option.name
    return option.value.map { "\(names) \($0)" } ?? names
  }

  /// A text of its own, indented.
  static func paragraph(_ text: String) -> [String] { wrapped(text, to: columns - 2).map { "  \($0)" } }

  /// The words in lines of at most a width, as far as the words allow.
  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
