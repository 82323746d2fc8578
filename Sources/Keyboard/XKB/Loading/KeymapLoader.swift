public import KeywrightDiagnostics
import KeywrightFiles
public import KeywrightKeyEvents

/// Turns a keyboard source into a keymap, and the library's messages into diagnostics.
///
/// ```swift
/// let loader = KeymapLoader(includeDirectories: ["my-xkb"])
/// let loaded = try loader.load(.names(KeymapNames(shorthand: "de(neo)")))
/// print(loaded.diagnostics)
/// ```
public struct KeymapLoader: Hashable, Sendable {
  /// The folders that are searched first, in order.
  public var includeDirectories: [String]
  /// Whether the system's XKB data is searched after them.
  public var usesSystemData: Bool
  /// Whether to give what the user's own desktop gives: `XKB_DEFAULT_*` and the folders of the home.
  public var usesEnvironment: Bool
  /// The folder with the bundled keymaps; nil when there is none.
  public var keymapsFolder: KeymapsFolder?
  /// Whether what the running libxkbcommon gets wrong is put right, where the right text is known.
  ///
  /// Without it a keyboard gives what the library gives, which is what tests of the library's own word compare with.
  public var correctsLibrary = true
  /// The format in which names and files are compiled.
  public var keymapFormat: KeymapFormat

  /// A loader; by default it reads the system's data and nothing of the environment or the home folder.
  public init(
    includeDirectories: [String] = [], usesSystemData: Bool = true, usesEnvironment: Bool = false,
    keymapsFolder: KeymapsFolder? = .find(), keymapFormat: KeymapFormat = .v1
  ) {
    self.includeDirectories = includeDirectories
    self.usesSystemData = usesSystemData
    self.usesEnvironment = usesEnvironment
    self.keymapsFolder = keymapsFolder
    self.keymapFormat = keymapFormat
  }

  /// Whether the loader finds the system's XKB data; without it, names cannot be loaded unless a folder brings all of it.
  public var systemDataExists: Bool { usesSystemData && SystemData.exists }

  /// Compiles a keymap; the error says what is wrong and where, the warnings come with the keymap.
  public func load(_ source: KeyboardSource) throws(Diagnostic) -> LoadedKeymap {
    let input = try KeymapInput(source, loader: self)
    let compilation = try Compilation(input, loader: self)
    var loaded = try compilation.run()
    loaded.diagnostics += listWarnings(input)
    return loaded
  }

  /// What is wrong with the lists of layouts in the user's own folders, which other commands would read.
  private func listWarnings(_ input: KeymapInput) -> [Diagnostic] {
    guard case .names(let names) = input.content,
      includeDirectories.contains(where: { FileKind(path: "\($0)/rules/\(names.rules).xml") != nil })
    else { return [] }
    return (try? LayoutRegistry(self, rules: names.rules))?.diagnostics ?? []
  }
}
