import InputMethodConformance
import InputModes
import KeywrightDiagnostics
import PluginHost

/// `keywright modes check PLUGIN`: whether a plugin keeps the rules of input methods.
enum ModesCheck {
  private static let operand = "check"
  private static let hint = "name the plugin to check: keywright modes check PLUGIN"

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus {
    let path = try path(arguments)
    let limit = try PluginOptions.timeLimit(arguments)
    let limits = CheckLimits(step: limit)
    let load = {
      let plugin = try Plugin(path: path, timeLimit: limit)
      return (plugin, try Self.modes(of: plugin, arguments))
    }
    // A program is a process of its own already.
    guard try PluginKind(path: path) == .program else {
      var check = IsolatedCheck(path: path, limits: limits, console: console, load: load)
      guard let result = try check.run() else { return .failed }
      return try summarize(modes: result.modes, findings: result.findings, console)
    }
    let (plugin, modes) = try load()
    var findings = 0
    let last = ContinuousClock.now + limits.total
    for mode in modes {
      let check = ProgramCheck(plugin, mode, until: last, console: console)
      if check.isLate {
        PluginReportPrinter.write([plugin], console)
        throw limits.exceeded(path, mode.id.rawValue)
      }
      let reports = plugin.reports.takeDiagnostics()
      let lines: [String]
      if let end = check.end {
        findings += 1
        lines = Self.unanswered(mode.id.rawValue, end, style: console.outputStyle)
      } else {
        findings += check.findings.count + reports.count
        lines = report(mode, check.findings, reports, style: console.outputStyle)
      }
      try console.write(lines.joined(separator: "\n") + "\n")
      PluginReportPrinter.write([plugin], console)
    }
    return try summarize(modes: modes.count, findings: findings, console)
  }

  private static func summarize(modes: Int, findings: Int, _ console: Console) throws -> ExitStatus {
    try console.write("\(count(modes, "mode")), \(count(findings, "finding"))\n")
    return findings == 0 ? .good : .failed
  }

  private static func path(_ arguments: ParsedArguments) throws(UsageError) -> String {
    guard arguments.operands.first == operand else {
      throw UsageError("modes does not know \(Quoted.text(arguments.operands.first ?? ""))", hint: hint)
    }
    guard arguments.operands.count > 1 else { throw UsageError("there is no plugin to check", hint: hint) }
    guard arguments.operands.count == 2 else {
      throw UsageError(
        "check takes one plugin, and \(Quoted.text(arguments.operands[2])) is one too many",
        hint: "check one after the other")
    }
    let usable: [OptionName] = [.mode, .pluginTimeout]
    if let other = ModesCommand.spec.options.map(\.option).first(where: { arguments.has($0) && !usable.contains($0) }) {
      throw .contradiction(
        "check", other, hint: "check takes \(usable.map(\.rawValue).joined(separator: " and ")) alone")
    }
    return arguments.operands[1]
  }

  /// Every mode of the plugin, or those that are named, by their ids or by what stands after the slash.
  private static func modes(of plugin: Plugin, _ arguments: ParsedArguments) throws(Diagnostic) -> [InputMode] {
    let names = arguments.all(.mode)
    guard !names.isEmpty else { return plugin.modes }
    var modes: [InputMode] = []
    for name in names {
      let ids = [name, "plugin:\(plugin.name)/\(name)"]
      guard let mode = plugin.modes.first(where: { ids.contains($0.id.rawValue) }) else {
        throw PluginOptions.unknownMode(InputModeID(name), plugin.modes)
      }
      modes.append(mode)
    }
    return modes
  }

  /// The lines about a mode.
  static func report(
    _ mode: InputMode, _ findings: [ConformanceFinding], _ reports: [Diagnostic], style: TerminalStyle
  ) -> [String] {
    let (pass, fail) = (style.good("PASS"), style.error("FAIL"))
    var lines = [style.heading(mode.id.rawValue)]
    for rule in ConformanceRule.allCases {
      let finding = findings.first { $0.rule == rule }
      lines.append("  \(finding == nil ? pass : fail)  \(SafeText.escaped(finding?.description ?? rule.sentence))")
    }
    if reports.isEmpty { lines.append("  \(pass)  the host understands every answer") }
    for report in reports {
      lines.append("  \(fail)  the host understands every answer: \(SafeText.escaped(report.message))")
    }
    return lines
  }

  /// The lines about a mode, or what else is checked, that does not answer: nothing else can be said of it.
  static func unanswered(_ name: String, _ end: String, style: TerminalStyle) -> [String] {
    let told = SafeText.escaped("the plugin answers every call: it \(end)")
    return [style.heading(SafeText.escaped(name)), "  \(style.error("FAIL"))  \(told)"]
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
