import KeyRecordings
import KeywrightDiagnostics
import KeywrightJSONText
import PluginHost

/// Answers the lines of `--jsonl`, on any thread.
final class SessionPlayer: Sendable {
  private let arguments: ParsedArguments
  private let output: OutputForm
  private let file: String
  private let cache = KeyboardCache()

  /// A player; the arguments say what a line does not.
  init(_ arguments: ParsedArguments, output: OutputForm, file: String) {
    self.arguments = arguments.replacing(.output, with: [output.rawValue])
    self.output = output
    self.file = file
  }

  /// The plugins that the command line names.
  func plugins() throws -> [Plugin] { try cache.keyboard(arguments).modes.plugins }

  /// Adds the answer to a line, which is one line itself.
  func answer(_ line: SessionLines.Line, into bytes: inout [UInt8]) {
    var request = SessionLine()
    let session = session(line, &request)
    JSONWriter.appendCompact(session.json(request.id.map { [JSONValue.Member("id", $0)] } ?? []), to: &bytes)
    bytes.append(0x0A)
  }

  private func session(_ line: SessionLines.Line, _ request: inout SessionLine) -> ReplayedSession {
    let place = SourcePlace(file: file, line: line.number)
    do {
      guard let bytes = line.bytes else {
        throw SessionLine.Fault(
          message: "the line is longer than \(SessionLines.longest >> 20) MiB",
          hint: "name a long recording instead: \"recording\": \"PATH\"")
      }
      try request.read(bytes)
      guard let source = request.source else { throw SessionLine.Fault(message: "the line has no keys") }
      let keyboard = try cache.keyboard(arguments.overridden(by: request.arguments))
      return ReplayedSession(source, on: keyboard, output: output, formatChoice: .member("format"))
    } catch let fault as SessionLine.Fault {
      return ReplayedSession(
        Diagnostic.error(.sessionLineRefused, fault.message, at: place, hint: fault.hint))
    } catch let error as UsageError {
      var diagnostic = error.diagnosticOfMembers
      diagnostic.place = place
      return ReplayedSession(diagnostic)
    } catch {
      return ReplayedSession(error)
    }
  }
}

extension ParsedArguments {
  /// The arguments with options of a line in the place of their own; a keymap and the names of layouts exclude each other.
  fileprivate func overridden(by line: ParsedArguments) -> ParsedArguments {
    var result = self
    if line.has(.keymap) {
      for option in KeymapOptions.nameOptions { result = result.replacing(option, with: []) }
    }
    if line.has(.layout) { result = result.replacing(.keymap, with: []).replacing(.variant, with: []) }
    for option in SessionLine.options where line.has(option) {
      result = result.replacing(option, with: line.all(option))
    }
    return result
  }
}
