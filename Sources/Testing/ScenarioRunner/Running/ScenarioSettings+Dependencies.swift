import KeywrightKeyEvents
import KeywrightXKB
import Scenarios

extension ScenarioSettings {
  /// The files and folders that the settings name, and what those include.
  var dependencies: [String] {
    var paths = keyboard.xkbPaths + plugins.map(\.path)
    if case .file(let path)? = keyboard.keymap { paths.append(path) }
    if case .file(let path) = keyboard.compose { paths += [path] + ComposeIncludes(of: path).paths }
    return paths
  }
}
