import CKeywrightXKBCommon
import CKeywrightXKBSupport
import Glibc
import KeywrightFiles
import KeywrightKeyEvents

/// What the libxkbcommon that this process runs can do; it cannot be asked, so its behaviour is tried.
public struct XKBLibrary: Hashable, Sendable {
  /// The version as far as it can be known: `1.5.0` where the library's own package says so, else a range, `1.7–1.8`.
  public let version: String
  /// The minor version, the 5 of 1.5.0, as far as it can be known; the lowest of a range.
  public let lowestMinorVersion: Int
  /// Whether Caps Lock has an upper case for µ, ß and ÿ (since 1.7).
  public let mapsLatin1Case: Bool
  /// Whether a latch of the layout does anything (since 1.8).
  public let latchesLayouts: Bool
  /// Whether trailing NoSymbol entries are dropped before a key's type is chosen (since 1.9).
  public let dropsTrailingNoSymbol: Bool
  /// Whether a latch that is broken by a key leaves a lock of the same modifier alone (since 1.11).
  public let brokenLatchKeepsLock: Bool
  /// Whether every letter of Unicode has its case (since 1.8).
  public let mapsUnicodeCase: Bool
  /// Whether Caps Lock acts on keys with several keysyms (since 1.9).
  public let capitalisesSeveral: Bool
  /// Whether an entry of a type counts for nothing when one of its modifiers is given by no key (since 1.9.2).
  public let ignoresMixedEntries: Bool
  /// Whether Caps Lock stays when a latch is pressed twice (since 1.11).
  public let doubleLatchKeepsCaps: Bool
  /// Whether the keysyms of the latest version are known, telephone digits with text among them (since 1.13.2).
  public let knowsLatestKeysyms: Bool
  /// Whether a latch that is pressed twice locks when it is released, as on an X server (no version yet).
  public let locksLatchOnRelease: Bool
  /// Whether a key that would move the pointer uses up a latch, as on an X server (no version yet).
  public let pointerKeysBreakLatches: Bool

  /// The library that this process runs.
  public static let running = XKBLibrary()

  private init() {
    mapsLatin1Case = Keysym(0xB5).uppercased != Keysym(0x39C)
    let probe = KeymapProbe()
    latchesLayouts = probe?.latchesLayouts ?? true
    dropsTrailingNoSymbol = probe?.dropsTrailingNoSymbol ?? true
    brokenLatchKeepsLock = probe?.brokenLatchKeepsLock ?? true
    mapsUnicodeCase = Keysym(0x7F3).uppercased == Keysym(0x7D2)
    capitalisesSeveral = probe?.capitalisesSeveral ?? true
    ignoresMixedEntries = probe?.ignoresMixedEntries ?? true
    doubleLatchKeepsCaps = probe?.doubleLatchKeepsCaps ?? true
    knowsLatestKeysyms = Keysym(name: "SSHARP") != nil
    locksLatchOnRelease = probe?.locksLatchOnRelease ?? true
    pointerKeysBreakLatches = probe?.pointerKeysBreakLatches ?? true
    let range = Self.range(latchesLayouts: latchesLayouts, mapsLatin1Case: mapsLatin1Case)
    lowestMinorVersion = range.lowest
    version = Self.packagedVersion.flatMap { range.contains($0) ? $0 : nil } ?? range.description
  }

  /// Versions from one minor number to the one before the next that can be told apart.
  private struct Range: CustomStringConvertible {
    var lowest: Int
    var next: Int?

    func contains(_ version: String) -> Bool {
      let parts = version.split(separator: ".")
      guard parts.count >= 2, parts[0] == "1", let minor = Int(parts[1]) else { return false }
      return minor >= lowest && next.map { minor < $0 } ?? true
    }

    var description: String {
      guard let next else { return "1.\(lowest) or later" }
      return next == lowest + 1 ? "1.\(lowest)" : "1.\(lowest)–1.\(next - 1)"
    }
  }

  private static func range(latchesLayouts: Bool, mapsLatin1Case: Bool) -> Range {
    // What each minor version brought first, latest first.
    let marks: [(minor: Int, isThere: Bool)] = [
      (14, hasFunction("xkb_feature_supported")), (11, hasFunction("xkb_rmlvo_builder_new")),
      (10, hasFunction("xkb_keymap_mod_get_mask")), (9, hasFunction("xkb_components_names_from_rules")),
      (8, latchesLayouts), (7, mapsLatin1Case), (6, hasFunction("xkb_compose_table_iterator_new")), (5, true),
    ]
    var next: Int?
    for mark in marks {
      if mark.isThere { return Range(lowest: mark.minor, next: next) }
      next = mark.minor
    }
    return Range(lowest: 5, next: 6)
  }

  private static func hasFunction(_ name: String) -> Bool { dlsym(nil, name) != nil }

  /// The version in the description that a package puts beside its library.
  private static var packagedVersion: String? {
    guard let name = kw_library_file(), let file = ResolvedPath.of(String(cString: name)) else { return nil }
    return LoadedLibrary(file: file).packagedVersion("xkbcommon")
  }
}
