import InputModes
import KeywrightDiagnostics

/// The messages about plugins.
enum PluginMessages {
  /// The file cannot be loaded or started.
  static func notLoaded(_ path: String, _ cause: String, hint: String) -> Diagnostic {
    .error(
      .pluginNotLoaded, "the plugin cannot be loaded: \(cause)", at: SourcePlace(file: path), hint: hint)
  }

  /// What was loaded is no plugin of this version.
  static func refused(_ path: String, _ cause: String, hint: String) -> Diagnostic {
    .error(.pluginRefused, "the plugin is refused: \(cause)", at: SourcePlace(file: path), hint: hint)
  }

  /// A library that takes the process down as it is loaded, told in the last moment.
  static func endedInLoading(_ path: String, _ end: LibraryEnd, _ cause: String) -> Diagnostic {
    notLoaded(path, "it \(cause)", hint: hint(end) ?? "a library says what it has, and leaves the process to its host")
  }

  /// A library that takes the process down in a call, told in the last moment.
  static func endedInCall(_ path: String, _ id: InputModeID, _ end: LibraryEnd, _ cause: String) -> Diagnostic {
    .error(
      .pluginFailed, "the library of \(id) \(cause), asked to \(LibraryEnd.callPlaceholder); nothing more is run",
      at: SourcePlace(file: path), hint: hint(end) ?? "keywright modes check finds the call, and outlives it")
  }

  private static func hint(_ end: LibraryEnd) -> String? {
    end == .hung ? "a slow library needs a longer time limit" : nil
  }

  /// An answer that nothing is done of.
  static func answerRefused(_ id: InputModeID, _ call: EngineCall, _ fault: AnswerFault) -> Diagnostic {
    .warning(
      .pluginAnswerRefused, "the answer of \(id) to \(call.rawValue) is refused: \(fault.message)",
      hint: "nothing of the answer is done; have its author run keywright modes check on the plugin")
  }
}
