import KeywrightEmojiSet
import KeywrightXKB

/// `keywright version`: what is built in.
enum VersionCommand: Command {
  static let number = "0.1.0"

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus {
    try console.write(
      """
      keywright \(number)
      libxkbcommon \(XKBLibrary.running.version)
      Unicode \(EmojiSet.unicodeVersion), Emoji \(EmojiSet.emojiVersion)

      """)
    return .good
  }
}

extension VersionCommand {
  static let spec = CommandSpec(name: "version", summary: "Shows the versions of keywright and what it builds on.")
}
