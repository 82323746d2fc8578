import Glibc
import KeywrightFiles

/// The folder with the keymaps that come with Keywright.
public struct KeymapsFolder: Hashable, Sendable {
  /// The path of the folder.
  public var path: String
  /// Whether somebody chose it, so that its keymaps are not ours to trust.
  var isForeign: Bool

  /// A folder of keymaps, by its path.
  public init(path: String) {
    self.path = path
    isForeign = true
  }

  /// A folder that comes with this executable, whose keymaps need no guard.
  init(own path: String) {
    self.path = path
    isForeign = false
  }

  /// Finds the folder: `$KEYWRIGHT_KEYMAPS`, beside the executable, in its `share`, in the checkout; nil when it is nowhere.
  public static func find() -> KeymapsFolder? {
    if let chosen = getenv("KEYWRIGHT_KEYMAPS").map({ String(cString: $0) }), !chosen.isEmpty {
      return KeymapsFolder(path: chosen)
    }
    return candidates.lazy.filter { FileKind(path: $0) == .folder }.first.map(KeymapsFolder.init(own:))
  }

  private static var candidates: [String] {
    var candidates: [String] = []
    if let executable = ResolvedPath.of("/proc/self/exe") {
      let folder = executable.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      candidates.append((folder + ["Keymaps"]).joined(separator: "/"))
      candidates.append((folder.dropLast() + ["share", "keywright", "Keymaps"]).joined(separator: "/"))
    }
    // Sources/Keyboard/XKB/Loading/KeymapsFolder.swift is five steps below the checkout.
    let checkout = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(5)
    candidates.append((checkout + ["Keymaps"]).joined(separator: "/"))
    return candidates
  }

  /// The names of the keymaps in the folder, without ending, sorted.
  public var names: [String] {
    Folder.names(in: path).filter { $0.hasSuffix(".xkb") }.map { String($0.dropLast(4)) }
  }
}
