import KeywrightDiagnostics

/// The help on the codes of messages.
enum CodesHelp {
  /// All codes, by where their messages come from.
  static func text(style: TerminalStyle) -> String {
    var lines = [style.heading("The codes of messages")]
    var origin = ""
    for code in DiagnosticCode.allCases {
      let next = CodeArticle.origin(of: code)
      if next != origin {
        origin = next
        lines += ["", style.heading(origin)]
      }
      lines += HelpText.entry(code.rawValue, CodeArticle.explanation(of: code), width: code.rawValue.count)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What one code means, and what to do.
  static func text(of code: DiagnosticCode, style: TerminalStyle) -> String {
    let lines =
      ["\(style.heading(code.rawValue))  \(CodeArticle.origin(of: code))", ""]
      + HelpText.paragraph(CodeArticle.explanation(of: code))
    return lines.joined(separator: "\n") + "\n"
  }

  /// The code of a name, in any case, with its `KW-` or without.
  static func code(_ name: String) -> DiagnosticCode? {
    let name = name.uppercased()
    return DiagnosticCode(rawValue: name) ?? DiagnosticCode(rawValue: "KW-\(name)")
  }
}
