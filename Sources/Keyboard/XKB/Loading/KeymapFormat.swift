import KeywrightDiagnostics

/// The format of keymaps in which names and files are compiled; the same file may give another result in another one.
public enum KeymapFormat: String, CaseIterable, Hashable, Sendable {
  /// The format of X11, which every version of libxkbcommon knows.
  case v1
  /// The format that libxkbcommon has from 1.11 on.
  case v2

  /// The library's number for it.
  var number: Int32 {
    switch self {
    case .v1: 1
    case .v2: 2
    }
  }

  /// How many layouts a keymap of the format can have.
  var mostLayouts: Int {
    switch self {
    case .v1: 4
    case .v2: 32
    }
  }

  /// Refuses a format that the running library lacks.
  func check() throws(Diagnostic) {
    guard self == .v2, XKBLibrary.running.lowestMinorVersion < 11 else { return }
    throw .error(
      .keymapFormatUnsupported,
      "libxkbcommon \(XKBLibrary.running.version) does not know the keymap format \(rawValue)",
      hint: "use libxkbcommon 1.11 or later, or the format v1")
  }
}
