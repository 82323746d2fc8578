/// Which files names stand for, as the library logs it: `Compiling from KcCGST: keycodes '…', types '…', …`.
struct KeymapComponents {
  var statements: [(kind: XKBFileOutline.Kind, names: String)] = []

  /// The components of the first message that tells them; nil when none does.
  init?(_ messages: [LibraryMessage]) {
    guard let message = messages.first(where: { $0.text.hasPrefix("Compiling from KcCGST:") }) else { return nil }
    let words = message.text.split(whereSeparator: { $0 == "'" || $0 == "\"" })
    for (label, names) in zip(words, words.dropFirst()) {
      guard let last = label.split(whereSeparator: { $0 == " " || $0 == "," }).last else { continue }
      if let kind = XKBFileOutline.Kind(rawValue: String(last)) { statements.append((kind, String(names))) }
    }
    if statements.isEmpty { return nil }
  }
}
