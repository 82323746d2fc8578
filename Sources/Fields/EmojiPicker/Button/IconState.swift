/// What the icon button holds: the one truth from which it is drawn and saved.
public enum IconState: Hashable, Sendable {
  /// Nothing was there and nothing was chosen.
  case unset
  /// The icon that the screen was opened with.
  case existing(String)
  /// The icon that the user picked.
  case picked(String)
  /// The user took the icon away.
  case cleared

  /// The state for the icon that a screen is opened with; an empty one counts as none.
  public init(existing icon: String?) {
    if let icon, !icon.isEmpty { self = .existing(icon) } else { self = .unset }
  }

  /// The icon to show; nil when there is none or it is empty.
  public var icon: String? {
    switch self {
    case .existing(let icon), .picked(let icon): icon.isEmpty ? nil : icon
    case .unset, .cleared: nil
    }
  }
}
