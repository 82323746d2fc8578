import KeywrightFiles

/// Where the system keeps its XKB data.
public enum SystemData {
  // The places that distributions use, the first that exists counts. The environment is not asked: a result must
  // not depend on it.
  private static let places = [
    "/usr/share/X11/xkb", "/usr/share/xkeyboard-config-2", "/usr/local/share/X11/xkb", "/usr/X11R6/share/X11/xkb",
    "/run/current-system/sw/share/X11/xkb",
  ]

  /// The folder with the system's XKB data; nil when it is not installed.
  public static var directory: String? {
    places.first { FileKind(path: "\($0)/rules/evdev") == .regular || FileKind(path: "\($0)/symbols") == .folder }
  }

  /// Whether the system's XKB data is installed; without it only whole keymaps and bundled ones can be loaded.
  public static var exists: Bool { directory != nil }
}
