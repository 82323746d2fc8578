import KeywrightKeyEvents
import KeywrightRuntimeSupport

/// The layouts of a keymap, each compiled without the others: what a key of each ought to give.
///
/// libxkbcommon before 1.8 lets a section with two groups write into the layouts that follow it.
final class LayoutsAlone: Sendable {
  private let names: KeymapNames
  private let loader: KeymapLoader
  private let keymaps: Guarded<[Int: Keymap?]>

  init(_ names: KeymapNames, loader: KeymapLoader) {
    self.names = names
    self.loader = loader
    keymaps = Guarded([:])
  }

  /// How many layouts were chosen.
  var count: Int { names.layouts.count }

  /// The layout's name as it was chosen: `bg(bekl)`.
  func name(_ layout: Int) -> String { names.layouts.indices.contains(layout) ? names.layouts[layout].description : "" }

  /// Whether a section of one of the layouts has more groups than its own.
  var haveSecondGroups: Bool { names.layouts.indices.contains { (keymap(of: $0)?.layoutCount ?? 1) > 1 } }

  /// The symbols of a key of a layout when it is the only one; nil where nothing can be said.
  func keysyms(of code: KeyCode, layout: Int, level: Int) -> KeysymList? {
    guard let keymap = keymap(of: layout), keymap.layoutCount(of: code) > 0 else { return nil }
    return keymap.keysyms(of: code, layout: 0, level: level)
  }

  private func keymap(of layout: Int) -> Keymap? {
    guard names.layouts.indices.contains(layout) else { return nil }
    return keymaps.withLock { keymaps in
      if let known = keymaps[layout] { return known }
      var alone = names
      alone.layouts = [names.layouts[layout]]
      let keymap = (try? loader.load(.names(alone)))?.keymap
      keymaps[layout] = .some(keymap)
      return keymap
    }
  }
}
