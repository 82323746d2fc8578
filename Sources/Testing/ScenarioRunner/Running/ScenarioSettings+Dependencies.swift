import KeyEvents
import Scenarios
import XKB

extension ScenarioSettings {
  /// The files and folders that the settings name, and what those include.
  var dependencies: [String] {
    var paths = xkbPaths + plugins.map(\.path)
    if case .file(let path)? = keymap { paths.append(path) }
    if case .file(let path) = compose { paths += [path] + ComposeIncludes(of: path).paths }
    return paths
  }
}
