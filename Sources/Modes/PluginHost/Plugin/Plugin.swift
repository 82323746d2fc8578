import CKeywrightEndings
public import InputModes
public import KeywrightDiagnostics
public import KeywrightKeyEvents

/// Somebody's input modes, brought by a shared library or a program.
///
/// See <doc:CPlugins> and <doc:ProgramPlugins> for the two protocols. A library runs inside this process and can do what
/// it can do, so load only what the user has named.
public struct Plugin: Sendable {
  /// The name that stands in the ids of its modes: `plugin:NAME/MODE`.
  public let name: String
  /// The modes, in the plugin's order.
  public let modes: [InputMode]
  /// What there is to say about it while its modes are in use.
  public let reports: PluginReports
  /// How it is run.
  package let kind: PluginKind

  /// Has signals that end this process end the programs of plugins too, with all they have started.
  ///
  /// Programs run in process groups of their own, which a terminal does not signal. This brings handlers for SIGINT, SIGTERM,
  /// SIGHUP and SIGQUIT, where this process neither handles nor ignores them. They remove
  /// temporary files too, and then let the signal end the process.
  public static func endProgramsWithSignals() { kw_endings_install() }

  /// Loads a plugin: a shared library, or a program, which is started and asked what it has.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - keymapNames: the rules, model and options for the keyboards that its modes bring.
  ///   - timeLimit: how long an answer may take; the one to hello, for which a program starts, five times as long. It holds for
  ///     a library that is guarded alone.
  ///   - guarding: what is said where a library crashes, exits or hangs, which then ends this process; nil to leave the
  ///     process as it is, and at the library's mercy.
  public init(
    path: String, keymapNames: KeymapNames = KeymapNames(layouts: []), timeLimit: Duration = .seconds(2),
    guarding: LibraryGuard? = nil
  ) throws(Diagnostic) {
    let reports = PluginReports()
    // A name without a slash would be looked up elsewhere.
    let file = path.contains("/") ? path : "./\(path)"
    let description: PluginDescription
    let makeEngine: @Sendable (Int) -> any InputMethod
    kind = try PluginKind(path: path)
    switch kind {
    case .library:
      let library = try PluginLibrary(file: file, path: path, timeLimit: timeLimit, guarding: guarding)
      description = library.description
      makeEngine = { LibraryEngine(library, mode: $0, reports: reports) }
    case .program:
      let program = try PluginProgram(file: file, path: path, timeLimit: timeLimit, reports: reports)
      description = program.description
      makeEngine = { ProgramEngine(program, mode: $0, reports: reports) }
    }
    name = description.name
    self.reports = reports
    modes = description.modes.enumerated().map { index, mode in
      let layouts = KeymapNames(
        shorthand: mode.layouts, rules: keymapNames.rules, model: keymapNames.model, options: keymapNames.options)
      return InputMode(
        id: description.id(of: mode), primaryLanguage: mode.language.isEmpty ? nil : PrimaryLanguage(mode.language),
        name: mode.name.isEmpty ? nil : mode.name, keyboard: mode.layouts.isEmpty ? nil : .names(layouts)
      ) { makeEngine(index) }
    }
  }
}
