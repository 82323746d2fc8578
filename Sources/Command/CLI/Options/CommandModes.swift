import BuiltInModes
import InputModes
import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightRuntimeSupport
import KeywrightXKB
import PluginHost
import Scenarios

/// The modes of scenarios: those that come with Keywright, and those of plugins.
final class CommandModes: ScenarioModes {
  private struct PluginKey: Hashable {
    var path: String
    var names: KeymapNames
  }

  private let registries = Guarded<[KeymapLoader: LayoutRegistry]>([:])
  private let loaded = Guarded<[PluginKey: Plugin]>([:])
  private let pluginTimeLimit: Duration
  private let permission: PluginPermission

  /// Modes with the plugins that are permitted.
  init(pluginTimeLimit: Duration, permission: PluginPermission) {
    self.pluginTimeLimit = pluginTimeLimit
    self.permission = permission
  }

  /// The plugins that were loaded, for what they have to say at the end.
  var plugins: [Plugin] { loaded.withLock { Array($0.values) }.sorted { $0.name < $1.name } }

  func mode(_ id: InputModeID, on keymap: ScenarioKeymap) throws(Diagnostic) -> InputMode {
    let pluginModes = try plugins(of: keymap).flatMap(\.modes)
    if let mode = pluginModes.first(where: { $0.id == id }) { return mode }
    return try ModeOptions.mode(id, in: try catalogue(keymap), pluginModes)
  }

  func defaultModes(on keymap: ScenarioKeymap) throws(Diagnostic) -> [InputMode] {
    let pluginModes = try plugins(of: keymap).flatMap(\.modes)
    guard pluginModes.isEmpty else { return pluginModes }
    return [ModeOptions.keymapMode(keymap.source, try catalogue(keymap))]
  }

  func warnings(on keymap: ScenarioKeymap) -> [Diagnostic] {
    // A list of the system's own is not the user's to mend, and reading it takes its time.
    guard keymap.needsLanguages || keymap.isStrict && !keymap.loader.includeDirectories.isEmpty else { return [] }
    if case .bundled = keymap.source { return [] }
    do throws(Diagnostic) {
      return try registry(keymap.loader).diagnostics
    } catch {
      var warning = error
      warning.severity = .warning
      return [warning]
    }
  }

  private func plugins(of keymap: ScenarioKeymap) throws(Diagnostic) -> [Plugin] {
    var plugins: [Plugin] = []
    for wanted in keymap.plugins {
      let path = try permission.path(of: wanted)
      let key = PluginKey(path: path, names: keymap.names)
      if let known = loaded.withLock({ $0[key] }) {
        plugins.append(known)
        continue
      }
      let plugin = try Plugin(
        path: path, keymapNames: keymap.names, timeLimit: pluginTimeLimit, guarding: PluginOptions.libraryGuard)
      // Of two that were loaded at once the first one stays.
      plugins.append(
        loaded.withLock { loaded in
          let kept = loaded[key] ?? plugin
          loaded[key] = kept
          return kept
        })
    }
    return plugins
  }

  private func catalogue(_ keymap: ScenarioKeymap) throws(Diagnostic) -> ModeCatalogue {
    if case .bundled(let name) = keymap.source {
      return ModeCatalogue(keymapNames: keymap.names, bundledLayouts: [name])
    }
    guard keymap.needsLanguages else { return ModeCatalogue(keymapNames: keymap.names) }
    let registry = try registry(keymap.loader)
    return ModeCatalogue(
      keymapNames: keymap.names,
      languageOfLayout: { registry.layout($0)?.primaryLanguage.map { PrimaryLanguage($0) } },
      descriptionOfLayout: { registry.layout($0)?.description })
  }

  /// The list of layouts, the only place that knows their languages, is read once in a run.
  private func registry(_ loader: KeymapLoader) throws(Diagnostic) -> LayoutRegistry {
    if let known = registries.withLock({ $0[loader] }) { return known }
    let registry = try LayoutRegistry(loader, includesExotic: true)
    return registries.withLock { known in
      let kept = known[loader] ?? registry
      known[loader] = kept
      return kept
    }
  }
}
