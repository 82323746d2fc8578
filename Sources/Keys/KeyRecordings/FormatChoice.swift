/// How the user of a program names the format of a recording, so that a hint says what that program understands.
public enum FormatChoice: Hashable, Sendable {
  /// By an option of the command line: `--format`, `--from`.
  case option(String)
  /// By a member of a JSON object.
  case member(String)
  /// Not at all: the recording is converted first.
  case conversion

  /// How this format is named, as the end of a hint.
  func phrase(_ format: String) -> String {
    switch self {
    case .option(let name): "\(name) \(format)"
    case .member(let name): "\"\(name)\": \"\(format)\""
    case .conversion: "keywright convert --from \(format) --to notation"
    }
  }
}
