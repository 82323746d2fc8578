import KeywrightDiagnostics

/// Something that help explains and that is no command.
enum HelpTopic: String, CaseIterable {
  case notation
  case keys
  case codes

  /// One line for the list of topics.
  var summary: String {
    switch self {
    case .notation: "How keystrokes are written for -k and in files."
    case .keys: "How tests of keyboards are written in .keys files."
    case .codes: "What the codes of messages mean; help KW-K005 explains one."
    }
  }

  /// What `keywright help TOPIC` prints.
  func text(style: TerminalStyle) -> String {
    switch self {
    case .notation: NotationHelp.text(style: style)
    case .keys: KeysHelp.text(style: style)
    case .codes: CodesHelp.text(style: style)
    }
  }
}
