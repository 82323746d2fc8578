import KeywrightFiles

extension FileFailure {
  /// What the user can do about a keymap or Compose file, which is opened by its path only.
  var dataHint: String {
    switch reason {
    case .notRegular: "write it to a file first, and name that file"
    case .tooLarge: "take out what is not needed"
    case .system, .directory, .invalidPath, .noReader: hint
    }
  }
}
