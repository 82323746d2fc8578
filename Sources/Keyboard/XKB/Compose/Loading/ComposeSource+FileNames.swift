extension ComposeSource {
  /// Whether the name of a locale that nobody knows was to be that of a file: it has an ending that none of some locales has.
  static func looksLikeFile(_ name: String, beside locales: [String]) -> Bool {
    guard let ending = ending(of: name) else { return false }
    return !locales.contains { Self.ending(of: $0) == ending }
  }

  /// What follows the last dot, up to a modifier such as `@euro`, in the letters and digits that locales agree in: `UTF-8`
  /// and `utf8` are one.
  private static func ending(of name: String) -> String? {
    let locale = name.prefix { $0 != "@" }
    guard let dot = locale.lastIndex(of: ".") else { return nil }
    return locale[dot...].filter { $0.isLetter || $0.isNumber }.lowercased()
  }
}
