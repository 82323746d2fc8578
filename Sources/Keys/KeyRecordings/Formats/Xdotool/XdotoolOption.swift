/// An option of xdotool, which reads them as `getopt_long_only` does: `--delay 20`, `--delay=20`, `-delay 20`, `--del 20`, `-d 20`
/// and `-d20` are the same.
enum XdotoolOption: String {
  case clearmodifiers, delay, help, window
  case repeats = "repeat"
  case repeatDelay = "repeat-delay"
  case arguments = "args"
  case terminator, file

  /// The options of a command.
  private static func all(of command: XdotoolLines.Command) -> [XdotoolOption] {
    switch command {
    case .key, .keydown, .keyup: [.clearmodifiers, .delay, .repeatDelay, .help, .window, .repeats]
    case .type: [.clearmodifiers, .delay, .help, .window, .arguments, .terminator, .file]
    case .sleep: [.help]
    }
  }

  /// Whether a value belongs to the option.
  var takesValue: Bool {
    switch self {
    case .clearmodifiers, .help: false
    case .delay, .window, .repeats, .repeatDelay, .arguments, .terminator, .file: true
    }
  }

  private var letter: Character? {
    switch self {
    case .clearmodifiers: "c"
    case .delay: "d"
    case .help: "h"
    case .window: "w"
    case .repeats, .repeatDelay, .arguments, .terminator, .file: nil
    }
  }

  /// The option that a word names, and the value in the word itself; nil where xdotool has none, or several.
  static func read(_ word: String, of command: XdotoolLines.Command) -> (option: XdotoolOption, value: String?)? {
    let options = all(of: command)
    let hasTwoDashes = word.hasPrefix("--")
    let text = word.dropFirst(hasTwoDashes ? 2 : 1)
    guard let first = text.first else { return nil }
    let byLetter = options.first { $0.letter == first }
    // A letter alone is that of an option.
    if !hasTwoDashes, text.count == 1, let byLetter { return (byLetter, nil) }
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let value = parts.count > 1 ? String(parts[1]) : nil
    let meant = options.filter { $0.rawValue.hasPrefix(name) }
    if let option = options.first(where: { $0.rawValue == name }) ?? (meant.count == 1 ? meant.first : nil) {
      return value == nil || option.takesValue ? (option, value) : nil
    }
    guard !hasTwoDashes, meant.isEmpty, let byLetter, byLetter.takesValue else { return nil }
    return (byLetter, String(text.dropFirst()))
  }
}
