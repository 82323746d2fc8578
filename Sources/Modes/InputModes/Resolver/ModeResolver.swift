/// Decides which active mode a text field gets when it becomes first responder, and says why.
///
/// ```swift
/// let resolution = ModeResolver().resolve([.language(.emoji)], context: "", in: registry)
/// print(resolution.reason)  // preferred
/// ```
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
    guard let first = registry.defaultMode else {
      return Resolution(mode: nil, reason: .none, because: "no input mode is active")
    }
    let isIgnored = ignoresPreferenceWithoutIdentifier && context == nil && !preferences.isEmpty
    if !isIgnored {
      for preference in preferences {
        guard let mode = preference.best(of: registry.activeInputModes) else { continue }
        return Resolution(
          mode: mode, reason: .preferred, because: "the field prefers \(preference), and \(mode.id) is active")
      }
    }
    var resolution = Self.withoutPreference(first: first, context: context, in: registry)
    if isIgnored {
      resolution.because =
        "the field's preference is ignored since it has no context identifier, as in iOS 13.0 to 13.3; "
        + resolution.because
    } else if !preferences.isEmpty {
      let wishes = preferences.map(\.description).joined(separator: " or ")
      resolution.reason = .fallback
      resolution.because = "the field prefers \(wishes), which no active mode meets; " + resolution.because
    }
    return resolution
  }

  /// The mode of a field that prefers none: the remembered one, else the first of the order.
  private static func withoutPreference(
    first: InputMode, context: String?, in registry: InputModeRegistry
  ) -> Resolution {
    guard let mode = registry.remembered(for: context) else {
      let kind = registry.activeInputModes.first == first ? "" : " that is not for dictation"
      return Resolution(mode: first, reason: .default, because: "\(first.id) is the first active mode\(kind)")
    }
    let place = context.map { "the context “\($0)”" } ?? "a field without a context identifier"
    return Resolution(mode: mode, reason: .remembered, because: "\(mode.id) was chosen before in \(place)")
  }
}
