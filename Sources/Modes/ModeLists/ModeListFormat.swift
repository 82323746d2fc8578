/// Whose list of input modes a file is.
public enum ModeListFormat: String, CaseIterable, Hashable, Sendable {
  /// GNOME's `sources`: the value as GVariant text, a dump of dconf, or what `gsettings list-recursively` prints.
  case gnome
  /// The `profile` of fcitx5.
  case fcitx5
  /// The `preload-engines` of ibus: the value as GVariant text, or a dump of dconf.
  case ibus
  /// The shell assignments of `/etc/default/keyboard`.
  case keyboardDefaults = "keyboard-defaults"
  /// The `kxkbrc` of KDE Plasma.
  case kde
  /// The `AppleKeyboards` of iOS and its simulators, as a property list.
  case apple

  /// What messages call it.
  public var name: String {
    switch self {
    case .gnome: "GNOME's sources"
    case .fcitx5: "fcitx5's profile"
    case .ibus: "ibus's preload-engines"
    case .keyboardDefaults: "/etc/default/keyboard"
    case .kde: "KDE's kxkbrc"
    case .apple: "iOS's AppleKeyboards"
    }
  }
}
