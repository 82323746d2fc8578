import Glibc

/// Where the Compose sequences come from, as data.
public enum ComposeSource: Hashable, Sendable {
  /// No Compose: dead keys type nothing.
  case off
  /// What the user's own desktop has; without an environment the default locale's.
  case desktop
  /// The sequences that the X locale data has for a locale.
  case locale(String)
  /// A Compose file, by its path.
  case file(String)
  /// The bytes of a Compose file and the name that messages give it.
  case text([UInt8], name: String)

  /// The locale that is used when nothing is asked for, and that `%L` means in a file.
  public static let defaultLocale = "en_US.UTF-8"

  /// A Compose file as text.
  public static func text(_ text: String, name: String) -> ComposeSource {
    .text(Array(text.utf8), name: name)
  }

  /// What `--compose` names: `off`, a file (an argument with a `/` or the name of an existing file), else a locale.
  public init(argument: String) {
    if argument == "off" {
      self = .off
    } else if argument.utf8.contains(UInt8(ascii: "/")) || access(argument, F_OK) == 0 {
      self = .file(argument)
    } else {
      self = .locale(argument)
    }
  }
}
