import InputMethodConformance
import InputModes
import KeywrightDiagnostics
import PluginHost

/// Checks the modes of a shared library in a process of its own, which the library may end as it likes.
struct IsolatedCheck {
  /// What the process tells: a letter and what belongs to it.
  private enum Line: String {
    /// How many modes there are to check.
    case modes = "M"
    /// The id of the next mode.
    case begin = "B"
    /// What its engine is asked now.
    case call = "C"
    /// A line of the report.
    case output = "O"
    /// How many findings the mode has.
    case findings = "F"
    /// A line of what keeps the plugin from being checked.
    case refusal = "X"

    func callAsFunction(_ text: some CustomStringConvertible) -> String { "\(rawValue)\(text)" }
  }

  private let load: () throws -> (Plugin, [InputMode])
  private let path: String
  private let limits: CheckLimits
  private let console: Console
  private var modeCount = 0
  private var checked = 0
  private var findings = 0
  private var mode: String?
  private var call = "load"
  private var refusal: [String] = []
  private var failure: Diagnostic?
  private let progress: CheckProgress

  /// A check of what `load` gives in the process.
  init(path: String, limits: CheckLimits, console: Console, load: @escaping () throws -> (Plugin, [InputMode])) {
    self.path = path
    self.limits = limits
    self.console = console
    progress = CheckProgress(console)
    self.load = load
  }

  /// Checks mode after mode, in a new process after each that failed.
  mutating func run() throws -> (modes: Int, findings: Int)? {
    repeat {
      (mode, call) = (nil, "load")
      let printed = OutputCut(console)
      let end = IsolatedRun.run(
        limit: limits.step, total: limits.total, line: { take($0) },
        printed: { bytes in
          progress.hide()
          printed.show(bytes)
        }, work: { work($0) })
      progress.hide()
      printed.finish(path)
      if let failure { throw failure }
      if !refusal.isEmpty {
        console.writeError(refusal.joined(separator: "\n") + "\n")
        return nil
      }
      let cause: String
      switch end {
      case .done: return (modeCount, findings)
      case .failed(let failed): cause = failed
      case .tookTooLong: throw limits.exceeded(path, mode)
      case .notStarted(let reason):
        throw Diagnostic.error(
          .pluginNotLoaded, "the plugin cannot be checked: no process can be created: \(reason)",
          at: SourcePlace(file: path), hint: Diagnostic.processesHint)
      }
      guard modeCount > 0 else {
        throw Diagnostic.error(
          .pluginNotLoaded, "the plugin cannot be loaded: it \(cause)", at: SourcePlace(file: path),
          hint: "a library says what it has, and leaves the process to its host")
      }
      findings += 1
      let lines = ModesCheck.unanswered(mode ?? path, "\(cause), asked to \(call)", style: console.outputStyle)
      try console.write(lines.joined(separator: "\n") + "\n")
      if mode != nil { checked += 1 }
    } while checked < modeCount
    return (modeCount, findings)
  }

  private func work(_ tell: @escaping @Sendable (String) -> Void) -> Int32 {
    do {
      let (plugin, modes) = try load()
      tell(Line.modes(modes.count))
      for mode in modes.dropFirst(checked) {
        tell(Line.begin(mode.id))
        let watched = WatchedMethod.watching(mode) { call in
          tell(Line.call(SafeText.escaped(call)))
          return true
        }
        let broken = checkInputMethod(watched)
        let reports = plugin.reports.takeDiagnostics()
        for line in ModesCheck.report(mode, broken, reports, style: console.outputStyle) { tell(Line.output(line)) }
        tell(Line.findings(broken.count + reports.count))
      }
      tell(Line.call("let the process end"))
    } catch {
      let error = error as? Diagnostic
      for line in (error?.rendered(style: console.errorStyle) ?? "").split(separator: "\n") {
        tell(Line.refusal(line))
      }
    }
    return 0
  }

  private mutating func take(_ bytes: [UInt8]) {
    let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
    switch Line(rawValue: String(decoding: bytes.prefix(1), as: UTF8.self)) {
    case .modes: modeCount = Int(text) ?? 0
    case .begin: mode = text
    case .call:
      call = text
      progress.advance()
    case .output:
      progress.hide()
      do {
        try console.write(text + "\n")
      } catch {
        failure = failure ?? error
      }
    case .findings:
      findings += Int(text) ?? 0
      checked += 1
      mode = nil
    case .refusal: refusal.append(text)
    case nil: break
    }
  }
}
