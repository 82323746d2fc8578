import InputModes
import KeywrightDiagnostics
import KeywrightKeyEvents
import PluginHost

/// The options that load plugins.
enum PluginOptions {
  static let path = OptionSpec(
    .plugin, value: "PATH", isRepeatable: true,
    help: "a plugin with input modes, plugin:NAME/MODE: a shared library (.so), or a program, which is run")
  static let timeout = OptionSpec(
    .pluginTimeout, value: "SECONDS",
    help:
      "how long a plugin may take for an answer (default 2); a program five times as long for its first one, as it starts"
  )

  private static let seconds = 1...3600

  /// Loads the plugins that are named.
  static func values(of arguments: ParsedArguments, keymapNames: KeymapNames) throws -> [Plugin] {
    let timeLimit = try timeLimit(arguments)
    return try arguments.all(.plugin).map {
      try Plugin(path: $0, keymapNames: keymapNames, timeLimit: timeLimit, guarding: libraryGuard)
    }
  }

  /// What is said where a library takes this process down.
  static let libraryGuard = LibraryGuard { $0.rendered(style: Console().errorStyle) }

  /// How long a plugin may take for an answer.
  static func timeLimit(_ arguments: ParsedArguments) throws(UsageError) -> Duration {
    guard let value = arguments.value(.pluginTimeout) else { return .seconds(2) }
    guard let number = Int(value), seconds.contains(number) else {
      throw UsageError(
        "\(timeout.name) cannot be \(Quoted.text(value))",
        hint: "write whole seconds, from \(seconds.lowerBound) to \(seconds.upperBound)")
    }
    return .seconds(number)
  }

  /// A mode that no plugin has.
  static func unknownMode(_ id: InputModeID, _ modes: [InputMode]) -> Diagnostic {
    let ids = modes.map(\.id.rawValue)
    let meant = NameSuggestion.hint(for: id.rawValue, in: ids).map { "\($0) " } ?? ""
    let known = modes.isEmpty ? "load the plugin too: --plugin PATH" : "the plugins have \(ids.joined(separator: ", "))"
    return .error(
      .unknownMode, "there is no input mode \(Quoted.text(id.rawValue))", hint: meant + known)
  }
}
