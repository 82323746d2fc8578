import KeyEvents
import Scenarios
import XKB

extension ScenarioSettings {
  /// The files and folders that the settings name.
  var dependencies: [String] {
    var paths = xkbPaths + plugins.map(\.path)
    if case .file(let path)? = keymap { paths.append(path) }
    if case .file(let path) = compose { paths.append(path) }
    return paths
  }
}
