/// A line on a program's standard output that answers no request.
struct UnsolicitedLine: Error, Hashable, Sendable {
  private static let shownBytes = 60

  /// How the line begins.
  var beginning: String
  /// Why it is no answer.
  var reason: String

  /// Why it is no JSON; nil where it is.
  var brokenJSON: String?

  init(_ line: [UInt8], _ reason: String, brokenJSON: String? = nil) {
    self.brokenJSON = brokenJSON
    let text = String(decoding: line.prefix(Self.shownBytes), as: UTF8.self)
    beginning = line.count > Self.shownBytes ? "\(text)…" : text
    self.reason = reason
  }
}
