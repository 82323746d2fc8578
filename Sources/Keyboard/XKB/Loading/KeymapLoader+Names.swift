public import KeywrightKeyEvents

extension KeymapLoader {
  /// The names with what they leave out filled in: from `XKB_DEFAULT_*` where the environment counts, else the usual ones.
  public func resolved(_ names: KeymapNames) -> KeymapNames {
    let resolved = ResolvedNames(names, usingEnvironment: usesEnvironment)
    return KeymapNames(
      rules: resolved.rules, model: resolved.model, layouts: resolved.layouts, options: resolved.options)
  }
}
