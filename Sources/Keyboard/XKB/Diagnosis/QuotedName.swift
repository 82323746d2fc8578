/// A name that a message of the library quotes: `<AC01>`, `"FOO"` or `'us'`.
struct QuotedName: Hashable {
  var text: String
  var kind: XKBTokens.Kind

  /// The first name in angle brackets, else the first in quotes.
  static func first(in message: String) -> QuotedName? {
    all(in: message).first { $0.kind == .key } ?? all(in: message).first
  }

  static func all(in message: String) -> [QuotedName] {
    var names: [QuotedName] = []
    var rest = Substring(message)
    while let open = rest.firstIndex(where: { "<\"'".contains($0) }) {
      // The apostrophe of a word opens nothing.
      if rest[open] == "'", open > message.startIndex, message[message.index(before: open)].isLetter {
        rest = rest[rest.index(after: open)...]
        continue
      }
      let close: Character = rest[open] == "<" ? ">" : rest[open]
      let tail = rest[rest.index(after: open)...]
      guard let end = tail.firstIndex(of: close) else { break }
      let inner = String(tail[..<end])
      if close == ">" || inner.hasPrefix("<") && inner.hasSuffix(">") {
        names.append(QuotedName(text: close == ">" ? "<\(inner)>" : inner, kind: .key))
      } else {
        names.append(QuotedName(text: inner, kind: .string))
      }
      rest = tail[tail.index(after: end)...]
    }
    return names
  }
}
