import Keywright
import KeywrightDiagnostics
public import KeywrightKeyEvents
public import KeywrightXKB

/// The keymap of a scenario, as modes need to know it.
public struct ScenarioKeymap: Hashable, Sendable {
  /// The keymap.
  public var source: KeyboardSource
  /// The names, where the keymap is chosen by names; otherwise what modes' keyboards share.
  public var names: KeymapNames
  /// Where keymaps are looked for.
  public var loader: KeymapLoader
  /// Plugins that bring modes.
  public var plugins: [ScenarioSettings.PlacedPath]
  /// Whether a field prefers a language, so that modes must state theirs.
  public var needsLanguages: Bool
  /// Whether a warning is a failure, so that lists of layouts of one's own are looked at though nothing needs them.
  public var isStrict: Bool
}

extension ScenarioKeymap {
  /// The keymap that settings ask for; adds what there is to warn about.
  init(
    _ settings: ScenarioSettings, keymapsFolder: KeymapsFolder?, at place: SourcePlace, warnings: inout [Diagnostic]
  ) throws(Diagnostic) {
    loader = settings.keyboard.loader(keymapsFolder: keymapsFolder)
    names = try Self.names(settings.keyboard, at: place, warnings: &warnings)
    plugins = settings.plugins
    needsLanguages = settings.preference != nil || settings.fields.contains { !$0.preferences.isEmpty }
    isStrict = settings.isStrict
    source = try settings.keyboard.source(
      of: names, from: loader,
      KeymapLoader.Choice(given: SettingLines.names(settings), folderForm: "xkb-path DIR", at: place),
      warnings: &warnings)
  }

  private static func names(
    _ keyboard: KeymapSettings, at place: SourcePlace, warnings: inout [Diagnostic]
  ) throws(Diagnostic) -> KeymapNames {
    do {
      return try keyboard.names(warnings: &warnings)
    } catch {
      switch error {
      case .variantTwice:
        throw .error(
          .contradictoryOptions, "“variant” contradicts a layout with a variant in parentheses", at: place,
          hint: "write layout us,fr(bepo), or layout us,fr and variant ,bepo")
      }
    }
  }
}
