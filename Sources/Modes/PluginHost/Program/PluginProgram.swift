import InputModes
import KeywrightDiagnostics
import KeywrightJSONText

/// A plugin that is a program; each engine is a run of it.
struct PluginProgram: Sendable {
  let description: PluginDescription
  let reports: PluginReports
  private let file: String
  private let path: String
  private let timeLimit: Duration
  /// How much longer its very first answer may take, for which an interpreter is read from the disk.
  private static let helloFactor = 5

  /// Starts the program once to ask what modes it has.
  init(file: String, path: String, timeLimit: Duration, reports: PluginReports) throws(Diagnostic) {
    self.file = file
    self.path = path
    self.timeLimit = timeLimit
    self.reports = reports
    let answer: AnswerObject
    do {
      let conversation = try ProgramConversation(
        file: file, timeLimit: timeLimit, firstLimit: timeLimit * Self.helloFactor, onErrorLine: reports.add(line:),
        onStrayLine: { reports.add(Self.stray($0, path)) })
      answer = try conversation.ask("hello", [JSONValue.Member("version", .number(ProgramConversation.version))])
    } catch {
      let lastWords = reports.takeLines().last { !$0.isEmpty }.map { "; it said “\($0)”" } ?? ""
      throw PluginMessages.notLoaded(path, "the program \(error.message)\(lastWords)", hint: error.hint)
    }
    do {
      description = try Self.description(answer)
    } catch {
      throw PluginMessages.refused(
        path, error.message, hint: "mend the program's answer to hello; its protocol is explained in the documentation")
    }
  }

  /// A run of the program for an engine.
  func start() throws(ProgramFailure) -> ProgramConversation {
    let (reports, path) = (reports, path)
    return try ProgramConversation(
      file: file, timeLimit: timeLimit, firstLimit: timeLimit, onErrorLine: reports.add(line:),
      onStrayLine: { reports.add(Self.stray($0, path)) })
  }

  private static func description(_ answer: AnswerObject) throws(AnswerFault) -> PluginDescription {
    guard let version = try answer.number("version", in: 0...Int.max) else {
      throw AnswerFault("it states no version of the protocol")
    }
    guard version == ProgramConversation.version else {
      throw AnswerFault(
        "it speaks version \(version) of the protocol, and this host speaks \(ProgramConversation.version)")
    }
    try answer.check(known: ["version", "name", "modes"])
    var modes: [PluginDescription.Mode] = []
    for mode in try answer.objects("modes", limit: PluginDescription.modeLimit) {
      try mode.check(known: ["id", "language", "name", "layouts", "text", "surrounding"])
      modes.append(
        PluginDescription.Mode(
          id: try mode.text("id") ?? "", language: try mode.text("language") ?? "",
          name: try mode.text("name") ?? "", layouts: try mode.text("layouts") ?? "",
          keystrokeText: try mode.word("text", ProtocolWords.texts) ?? .composed,
          wantsSurroundingText: try mode.flag("surrounding") ?? false))
    }
    return try PluginDescription(name: try answer.text("name") ?? "", modes: modes)
  }

  private static func stray(_ line: UnsolicitedLine, _ path: String) -> Diagnostic {
    .warning(
      .pluginOutputIgnored, "the plugin wrote a line that answers nothing, “\(line.beginning)”: \(line.reason)",
      at: SourcePlace(file: path), hint: "write only answers to standard output, and messages to standard error")
  }
}
