import KeywrightDiagnostics

/// How the text of a list is written, as its beginning tells.
enum ModeListSyntax: Hashable {
  /// A GVariant: `[('xkb', 'us')]`.
  case variant
  /// What `gsettings list-recursively` prints.
  case settings
  /// Sections in brackets with `key=value` lines.
  case sections
  /// Shell assignments.
  case assignments
  /// A property list in braces and parentheses.
  case oldPropertyList
  /// A property list in XML.
  case xmlPropertyList

  static let hint = "the lists that can be read are \(ModeListFormat.allCases.map(\.name).joined(separator: ", "))"

  /// Looks at the beginning, after white space and comments.
  init(of cursor: ListCursor) throws(Diagnostic) {
    var cursor = cursor
    cursor.skipSpaceAndLineComments()
    guard let first = cursor.next else {
      throw .error(
        .modeListUnrecognised, "there is nothing in the file", at: SourcePlace(file: cursor.file), hint: Self.hint)
    }
    switch first {
    case "<": self = .xmlPropertyList
    case "(", "{", "/": self = .oldPropertyList
    case "@": self = .variant
    case "[": self = Self.isSection(cursor) ? .sections : .variant
    case _ where cursor.hasPrefix("org."): self = .settings
    case _ where Self.isAssignment(cursor): self = .assignments
    default: throw Self.unrecognised(cursor)
    }
  }

  static func unrecognised(_ cursor: ListCursor) -> Diagnostic {
    .error(
      .modeListUnrecognised, "the file is not a list of input modes that is known", at: SourcePlace(file: cursor.file),
      hint: hint)
  }

  /// A name follows the bracket of a section; what follows that of an array is a value or its end.
  private static func isSection(_ cursor: ListCursor) -> Bool {
    var cursor = cursor
    cursor.skip()
    cursor.skip { $0.properties.isWhitespace }
    guard let next = cursor.next else { return false }
    return !"('\"]@[<{,".unicodeScalars.contains(next)
  }

  private static func isAssignment(_ cursor: ListCursor) -> Bool {
    var cursor = cursor
    if cursor.hasPrefix("export") {
      cursor.skip(count: 6)
      cursor.skip { $0 == " " || $0 == "\t" }
    }
    cursor.skip { $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_") }
    return cursor.next == "="
  }
}
