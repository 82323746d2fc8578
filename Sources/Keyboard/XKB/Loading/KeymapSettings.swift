public import KeywrightDiagnostics
public import KeywrightKeyEvents

/// The keyboard that somebody asks for: by names or by a whole keymap, and where either is looked for.
///
/// A command line, a `.keys` file and a line of JSON fill it; what they do not state stays nil.
public struct KeymapSettings: Hashable, Sendable {
  /// Layouts, with variants in parentheses where ``variant`` is nil: `us,fr(bepo)`.
  public var layout: String?
  /// Variants, one for each layout: `,bepo`.
  public var variant: String?
  /// Options such as `compose:ralt`.
  public var options: String?
  /// The keyboard model.
  public var model: String?
  /// The rules file.
  public var rules: String?
  /// A whole keymap instead of names.
  public var keymap: KeyboardSource?
  /// The format in which names and files are compiled.
  public var format = KeymapFormat.v1
  /// Folders of XKB data that are searched first, in order.
  public var xkbPaths: [String] = []
  /// Whether the system's XKB data is searched after them.
  public var usesSystemData = true
  /// Whether to give what the user's own desktop gives.
  public var usesEnvironment = false
  /// The Compose table; nil for the usual one.
  public var compose: ComposeSource?

  /// A US keyboard.
  public init() {}

  /// Settings that exclude each other.
  public enum Contradiction: Error {
    /// Variants are listed, and a layout has one in parentheses.
    case variantTwice
  }

  /// The names that choose the keymap, the default layout where none is stated; adds a warning where variants are lost.
  public func names(warnings: inout [Diagnostic]) throws(Contradiction) -> KeymapNames {
    let layouts = layout ?? (usesEnvironment ? "" : "us")
    guard let variant else {
      return KeymapNames(
        shorthand: layouts, rules: rules ?? "", model: model ?? "",
        options: (options ?? "").split(separator: ",").map(String.init))
    }
    guard !layouts.contains("(") else { throw .variantTwice }
    return KeymapNames(
      layouts: layouts, variants: variant, rules: rules ?? "", model: model ?? "", options: options ?? "",
      warnings: &warnings)
  }

  /// Where the keymap is looked for.
  public func loader(keymapsFolder: KeymapsFolder? = .find()) -> KeymapLoader {
    KeymapLoader(
      includeDirectories: xkbPaths, usesSystemData: usesSystemData, usesEnvironment: usesEnvironment,
      keymapsFolder: keymapsFolder, keymapFormat: format)
  }

  /// The keymap, or the bundled one in its place where there is no XKB data; adds a warning then.
  public func source(
    of names: KeymapNames, from loader: KeymapLoader, _ choice: KeymapLoader.Choice, warnings: inout [Diagnostic]
  ) throws(Diagnostic) -> KeyboardSource {
    if let keymap { return keymap }
    return try loader.keyboard(of: names, choice, warnings: &warnings)
  }

  /// The Compose table: the one that is stated, the desktop's own, or that of the default locale.
  public var composeSource: ComposeSource {
    compose ?? (usesEnvironment ? .desktop : .locale(ComposeSource.defaultLocale))
  }
}
