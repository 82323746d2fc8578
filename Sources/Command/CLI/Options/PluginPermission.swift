import KeywrightDiagnostics
import KeywrightFiles
import Scenarios

/// Which of the plugins that `.keys` files name may run: those that the command line names too, or all of them.
struct PluginPermission: Sendable {
  static let all = OptionSpec(
    .allowPlugins, help: "run every plugin that a .keys file names; otherwise only those of --plugin")

  static let named = OptionSpec(
    .plugin, value: "PATH", isRepeatable: true,
    help: "run this plugin where a .keys file names it, or for --record; may be given more than once")

  private let allowsAll: Bool
  /// The paths of the command line, by what they lead to.
  private let paths: [FileIdentity: String]

  /// Reads the options; throws where a plugin is named and nothing is there.
  init(_ arguments: ParsedArguments) throws(Diagnostic) {
    allowsAll = arguments.has(.allowPlugins)
    var paths: [FileIdentity: String] = [:]
    for path in arguments.all(.plugin) {
      guard let identity = FileIdentity(path: path) else {
        throw .error(
          .pluginNotLoaded, "the plugin cannot be loaded: nothing is there", at: SourcePlace(file: path),
          hint: "name a shared library or a program that you may read")
      }
      if paths[identity] == nil { paths[identity] = path }
    }
    self.paths = paths
  }

  /// The path under which a plugin of a `.keys` file is loaded; throws unless it may run.
  ///
  /// What the command line names is loaded under that name: the same file may do something else under another one.
  func path(of wanted: ScenarioSettings.PlacedPath) throws(Diagnostic) -> String {
    if let path = FileIdentity(path: wanted.path).flatMap({ paths[$0] }) { return path }
    guard allowsAll else {
      throw .error(
        .pluginNotAllowed,
        "the plugin \(Quoted.text(SafeText.shortened(wanted.path))) is not run, since only this file names it",
        at: wanted.place, hint: "name it on the command line too: --plugin PATH; or allow all: --allow-plugins")
    }
    return wanted.path
  }
}
