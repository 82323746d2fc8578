import Diagnostics
import InputModes

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

  /// An answer that nothing is done of.
  static func answerRefused(_ id: InputModeID, _ call: EngineCall, _ fault: AnswerFault) -> Diagnostic {
    .warning(
      .pluginAnswerRefused, "the answer of \(id) to \(call.rawValue) is refused: \(fault.message)",
      hint: "nothing of the answer is done; have its author run keywright modes check on the plugin")
  }
}
