import KeywrightDiagnostics
import PluginHost

/// What plugins have to say after they have been at work.
enum PluginReportPrinter {
  /// Hands over the warnings, and answers what stops the work.
  static func failures(_ plugins: [Plugin], warn: (Diagnostic) -> Void) -> [Diagnostic] {
    let diagnostics = plugins.flatMap { $0.reports.takeDiagnostics() }
    for warning in diagnostics where warning.severity == .warning { warn(warning) }
    return diagnostics.filter { $0.severity == .error }
  }

  /// Not all that a plugin printed is shown.
  static func cut(_ message: String) -> Diagnostic {
    .warning(.pluginOutputCut, message, hint: "have it print less, or write to a file of its own")
  }

  /// Writes what the programs printed on standard error, which a terminal shows and never obeys.
  static func write(_ plugins: [Plugin], _ console: Console) {
    for plugin in plugins {
      for line in plugin.reports.takeLines() {
        console.writeError("keywright: plugin \(SafeText.escaped(plugin.name)): \(SafeText.escaped(line))\n")
      }
      let lost = plugin.reports.takeLostLineCount()
      if lost > 0 {
        console.report(
          cut("the plugin \(plugin.name) printed \(lost) more lines on standard error, which are not shown"))
      }
    }
  }
}
