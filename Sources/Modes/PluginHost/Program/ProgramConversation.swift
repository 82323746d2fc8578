import KeywrightDiagnostics
import KeywrightJSONText

/// Requests to one run of a plugin's program, and its answers.
final class ProgramConversation {
  /// The version of the protocol.
  static let version = 1
  private static let strayLimit = 100

  private let stream: LineStream
  private let firstLimit: Duration
  private let timeLimit: Duration
  private let onStrayLine: (UnsolicitedLine) -> Void
  private var number = 0

  init(
    file: String, timeLimit: Duration, firstLimit: Duration, onErrorLine: @escaping (String) -> Void,
    onStrayLine: @escaping (UnsolicitedLine) -> Void
  ) throws(ProgramFailure) {
    stream = LineStream(try ChildProcess(file: file), onErrorLine: onErrorLine)
    self.timeLimit = timeLimit
    self.firstLimit = firstLimit
    self.onStrayLine = onStrayLine
  }

  /// Sends a request and waits for the answer with its number; lines that answer nothing are told and left out.
  func ask(_ call: String, _ members: [JSONValue.Member]) throws(ProgramFailure) -> AnswerObject {
    number += 1
    let limit = number == 1 ? firstLimit : timeLimit
    let request = [JSONValue.Member("request", .number(number)), JSONValue.Member("call", .string(call))] + members
    let end = ContinuousClock.now + limit
    try stream.send(Array((JSONWriter.compact(.object(request)) + "\n").utf8), within: limit)
    for _ in 0..<Self.strayLimit {
      let left = ContinuousClock.now.duration(to: end)
      guard left > .zero else { throw .timedOut(limit) }
      let line: [UInt8]
      do {
        line = try stream.next(within: left)
      } catch {
        if case .timedOut = error { throw .timedOut(limit) }
        throw error
      }
      do {
        return try answer(line)
      } catch {
        // Nothing else will come for this request.
        if let cause = error.brokenJSON, Self.hasRequest(number, line) { throw .malformed(cause) }
        onStrayLine(error)
      }
    }
    throw .babbled(lines: Self.strayLimit)
  }

  /// Whether a line that is no JSON yet says which request it answers.
  private static func hasRequest(_ number: Int, _ line: [UInt8]) -> Bool {
    guard let name = line.firstRange(of: Array("\"request\"".utf8)) else { return false }
    let rest = line[name.upperBound...].filter { $0 != UInt8(ascii: " ") }
    let value = Array(":\(number)".utf8)
    guard rest.starts(with: value) else { return false }
    let next = rest.dropFirst(value.count).first
    return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next ?? 0)
  }

  private func answer(_ line: [UInt8]) throws(UnsolicitedLine) -> AnswerObject {
    let value: JSONValue
    do {
      value = try JSONReader.value(line[...])
    } catch {
      throw UnsolicitedLine(line, "it is not JSON: \(error.message)", brokenJSON: error.message)
    }
    guard case .object(let members) = value else { throw UnsolicitedLine(line, "it is not a JSON object") }
    guard let request = members.first(where: { $0.name == "request" })?.value else {
      throw UnsolicitedLine(line, "it has no member “request”")
    }
    guard request == .number(number) else { throw UnsolicitedLine(line, "its request is not \(number)") }
    return AnswerObject(members.filter { $0.name != "request" })
  }
}
