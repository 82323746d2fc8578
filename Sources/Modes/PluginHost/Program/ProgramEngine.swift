import InputModes
import KeywrightDiagnostics
import KeywrightJSONText
import KeywrightKeyEvents
import TextFields

/// An engine that is a run of a plugin's program; one that fails is started once more.
final class ProgramEngine: InputMethod {
  private enum State {
    case notStarted
    case running(ProgramConversation)
    case givenUp
  }

  private static let restartLimit = 1

  let keystrokeText: KeystrokeTextKind
  let wantsSurroundingText: Bool
  private let program: PluginProgram
  private let mode: PluginDescription.Mode
  private let id: InputModeID
  private let reports: PluginReports
  private var state = State.notStarted
  private var failures = 0
  private var context: InputContext?
  private var surroundingText = SurroundingText()
  private var marked: (text: String, policies: MarkedTextPolicies)?

  init(_ program: PluginProgram, mode index: Int, reports: PluginReports) {
    mode = program.description.modes[index]
    keystrokeText = mode.keystrokeText
    wantsSurroundingText = mode.wantsSurroundingText
    self.program = program
    self.reports = reports
    id = program.description.id(of: mode)
  }

  func noteSurroundingText(_ text: SurroundingText) { surroundingText = text }

  func activate(_ context: InputContext) -> InputBatch {
    self.context = nil
    let answer = ask(.activate, [JSONValue.Member("context", context.json)])
    self.context = context
    return answer
  }

  func handle(_ keystroke: Keystroke) -> InputBatch {
    var members = [JSONValue.Member("key", keystroke.json)]
    if wantsSurroundingText { members.append(JSONValue.Member("surrounding", surroundingText.json)) }
    return ask(.handle, members)
  }

  func choose(_ candidate: Int) -> InputBatch { ask(.choose, [JSONValue.Member("candidate", .number(candidate))]) }

  func reset(_ cause: ResetCause) -> InputBatch {
    if marked?.policies.onCaretMove != .keep { marked = nil }
    return ask(.reset, [JSONValue.Member("cause", .string(cause.rawValue))])
  }

  func deactivate(_ cause: DeactivationCause) -> InputBatch {
    context = nil
    if (cause == .blur ? marked?.policies.onBlur : marked?.policies.onModeSwitch) != .keep { marked = nil }
    return ask(.deactivate, [JSONValue.Member("cause", .string(cause.rawValue))])
  }

  func tick(_ now: Duration) -> InputBatch {
    ask(.tick, [JSONValue.Member("us", .number(Int(now.wholeMicroseconds)))])
  }

  private func ask(_ call: EngineCall, _ members: [JSONValue.Member]) -> InputBatch {
    do {
      guard let conversation = try running() else { return call.defaultAnswer }
      let batch = try InputBatch(conversation.ask(call.rawValue, members))
      note(batch)
      return batch
    } catch let fault as AnswerFault {
      reports.add(PluginMessages.answerRefused(id, call, fault))
      return call.defaultAnswer
    } catch ProgramFailure.malformed(let cause) {
      reports.add(PluginMessages.answerRefused(id, call, AnswerFault("it is not JSON: \(cause)")))
      return call.defaultAnswer
    } catch let failure as ProgramFailure {
      return recover(from: failure, in: call)
    } catch {
      return call.defaultAnswer
    }
  }

  /// The run of the program, started if need be; nil once it has failed too often.
  private func running() throws -> ProgramConversation? {
    switch state {
    case .running(let conversation): return conversation
    case .givenUp: return nil
    case .notStarted: break
    }
    let conversation = try program.start()
    let version = JSONValue.Member("version", .number(ProgramConversation.version))
    _ = try conversation.ask(EngineCall.create.rawValue, [version, JSONValue.Member("mode", .string(mode.id))])
    // A program that was started again learns where it is; what it answers came in time for the first run alone.
    if let context {
      _ = try conversation.ask(EngineCall.activate.rawValue, [JSONValue.Member("context", context.json)])
    }
    state = .running(conversation)
    return conversation
  }

  private func note(_ batch: InputBatch) {
    switch batch.markedText {
    case .keep: break
    case .clear: marked = nil
    case .set(let text, let policies): marked = text.text.isEmpty ? nil : (text.text, policies)
    }
  }

  /// Ends a run that failed. What was marked stays as text, since nobody knows any more what would have become of it.
  private func recover(from failure: ProgramFailure, in call: EngineCall) -> InputBatch {
    failures += 1
    let isLast = failures > Self.restartLimit
    state = isLast ? .givenUp : .notStarted
    reports.add(failure: failure.message, isFinal: isLast)
    let consequence = isLast ? "it has failed before, so the mode passes every key on" : "it is started once more"
    let message = "the program of \(id) \(failure.message), asked to \(call.rawValue); \(consequence)"
    reports.add(
      Diagnostic(.pluginFailed, severity: isLast ? .error : .warning, message, hint: failure.hint))
    defer { marked = nil }
    var batch = call.defaultAnswer
    batch.commit = marked?.text ?? ""
    batch.markedText = .clear
    batch.candidates = .clear
    batch.auxiliaryLine = ""
    return batch
  }
}
