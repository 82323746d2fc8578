import CKeywrightMessageCodes
import KeywrightDiagnostics

/// What the article on codes, which is part of the program, says of them.
enum CodeArticle {
  /// What a code means, and then what to do, in two sentences.
  static func explanation(of code: DiagnosticCode) -> String {
    let start = "| `\(code.rawValue)` | "
    guard let row = lines.first(where: { $0.hasPrefix(start) }) else { return "" }
    return row.dropFirst(start.count).dropLast(" |".count).filter { $0 != "`" }
  }

  /// Where messages with a code come from, as the article heads their table: `Keystroke notation`.
  static func origin(of code: DiagnosticCode) -> String {
    var heading: Substring = ""
    for line in lines {
      if line.hasPrefix("## ") { heading = line.dropFirst("## ".count) }
      if line.hasPrefix("| `\(code.rawValue)`") { return String(heading) }
    }
    return ""
  }

  private static let lines: [Substring] = {
    let bytes = UnsafeBufferPointer(start: kw_codes_article(), count: kw_codes_article_size())
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }()
}
