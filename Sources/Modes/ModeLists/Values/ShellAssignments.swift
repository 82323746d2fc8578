import KeywrightDiagnostics

/// The assignments of a file that shells read: `NAME="value"`.
struct ShellAssignments {
  /// The last value of each name.
  private(set) var values: [String: PlacedText] = [:]
  /// The lines that are something else.
  private(set) var warnings: [Diagnostic] = []

  init(_ cursor: ListCursor) throws(Diagnostic) {
    var cursor = cursor
    while !cursor.isAtEnd {
      cursor.skip { " \t\n;".unicodeScalars.contains($0) }
      guard let next = cursor.next else { break }
      if next == "#" {
        cursor.skip { $0 != "\n" }
      } else {
        try take(&cursor)
      }
    }
  }

  private mutating func take(_ cursor: inout ListCursor) throws(Diagnostic) {
    let place = cursor.place
    var name = cursor.take(while: Self.isName)
    if name == "export" {
      cursor.skip { $0 == " " || $0 == "\t" }
      name = cursor.take(while: Self.isName)
    }
    guard !name.isEmpty, cursor.take("=") else {
      cursor.skip { $0 != "\n" }
      guard warnings.count < Self.maximumWarnings else { return }
      warnings.append(
        .warning(
          .listPartIgnored, "the line is not an assignment and is left out", at: place,
          hint: "keep to lines of the form NAME=\"value\""))
      return
    }
    values[name] = try value(&cursor)
  }

  private static let maximumWarnings = 16

  private static func isName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_")
  }

  /// A word with the quotes taken off; it is placed at the first character inside them.
  private func value(_ cursor: inout ListCursor) throws(Diagnostic) -> PlacedText {
    var text = String.UnicodeScalarView()
    var place = cursor.place
    while let next = cursor.next, !" \t\n;#&|".unicodeScalars.contains(next) || next == "#" && !text.isEmpty {
      switch next {
      case "'", "\"":
        let opening = cursor.place
        cursor.skip()
        if text.isEmpty { place = cursor.place }
        try takeQuoted(next, opening, &cursor, &text)
      case "$", "`": throw computed(cursor)
      case "\\":
        cursor.skip()
        if let scalar = cursor.take(), scalar != "\n" { text.append(scalar) }
      default:
        text.append(next)
        cursor.skip()
      }
    }
    return PlacedText(text: String(text), place: place)
  }

  private func takeQuoted(
    _ quote: Unicode.Scalar, _ opening: SourcePlace, _ cursor: inout ListCursor, _ text: inout String.UnicodeScalarView
  ) throws(Diagnostic) {
    while let next = cursor.next, next != quote {
      if quote == "\"", next == "$" || next == "`" { throw computed(cursor) }
      cursor.skip()
      guard quote == "\"", next == "\\", let escaped = cursor.next, "\"\\$`\n".unicodeScalars.contains(escaped) else {
        text.append(next)
        continue
      }
      if escaped != "\n" { text.append(escaped) }
      cursor.skip()
    }
    guard cursor.next == quote else {
      throw cursor.failure("the quotation is not closed", at: opening, hint: "close it with \(quote)")
    }
    cursor.skip()
  }

  private func computed(_ cursor: ListCursor) -> Diagnostic {
    cursor.failure("the value is computed, which only a shell does", hint: "write the value itself")
  }
}
