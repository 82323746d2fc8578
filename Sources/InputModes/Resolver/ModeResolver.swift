/// Decides which active mode a text field gets when it becomes first responder, and says why.
public struct ModeResolver: Sendable {
  /// iOS 13.0 to 13.3 ignored the preference of a field whose context identifier is nil; true to do the same.
  public var ignoresPreferenceWithoutIdentifier: Bool

  /// A resolver; by default a preference always counts.
  public init(ignoresPreferenceWithoutIdentifier: Bool = false) {
    self.ignoresPreferenceWithoutIdentifier = ignoresPreferenceWithoutIdentifier
  }

  /// The mode for a field with these preferences (the first that an active mode meets wins) in this context.
  ///
  /// Ask each time a field becomes first responder: the answer changes with the active modes and the memory.
  public func resolve(
    _ preferences: [ModePreference], context: String?, in registry: InputModeRegistry
  ) -> Resolution {
    let modes = registry.activeInputModes
    guard !modes.isEmpty else {
      return Resolution(mode: nil, reason: .none, because: "no input mode is active")
    }
    let ignored = ignoresPreferenceWithoutIdentifier && context == nil && !preferences.isEmpty
    if !ignored {
      for preference in preferences {
        if let mode = preference.best(of: modes) {
          return Resolution(
            mode: mode, reason: .preferred, because: "the field prefers \(preference), and \(mode.id) is active")
        }
      }
    }
    let (mode, source) = withoutPreference(context: context, modes: modes, registry: registry)
    if ignored {
      return Resolution(
        mode: mode, reason: source == .memory ? .remembered : .default,
        because: "the field's preference is ignored since it has no context identifier, as in iOS 13.0 to 13.3; "
          + clause(for: source, mode: mode, context: context))
    }
    guard preferences.isEmpty else {
      let wishes = preferences.map(\.description).joined(separator: " or ")
      return Resolution(
        mode: mode, reason: .fallback,
        because: "the field prefers \(wishes), which no active mode meets; "
          + clause(for: source, mode: mode, context: context))
    }
    return Resolution(
      mode: mode, reason: source == .memory ? .remembered : .default,
      because: clause(for: source, mode: mode, context: context))
  }

  private enum Source { case memory, order }

  private func withoutPreference(
    context: String?, modes: [InputMode], registry: InputModeRegistry
  ) -> (InputMode?, Source) {
    if let mode = registry.remembered(for: context) { return (mode, .memory) }
    return (modes.first, .order)
  }

  private func clause(for source: Source, mode: InputMode?, context: String?) -> String {
    let id = mode?.id.rawValue ?? "no mode"
    switch (source, context) {
    case (.memory, let context?): return "\(id) was chosen before in the context \"\(context)\""
    case (.memory, nil): return "\(id) was chosen before in a field without a context identifier"
    case (.order, _): return "\(id) is the first active mode"
    }
  }
}
