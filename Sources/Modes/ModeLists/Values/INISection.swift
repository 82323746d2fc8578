import KeywrightDiagnostics

/// A section of a file of `[section]` and `key=value` lines.
struct INISection {
  /// A line `key=value`; the value is still to be read.
  struct Entry {
    var key: PlacedText
    var value: ListCursor
  }

  var name: PlacedText
  var entries: [Entry] = []

  /// The text of the last value of a key; nil without one.
  func value(_ key: String) -> PlacedText? { entries.last { $0.key.text == key }?.value.rest }

  /// Reads every section, in order.
  static func read(_ cursor: ListCursor) throws(Diagnostic) -> [INISection] {
    var cursor = cursor
    var sections: [INISection] = []
    while !cursor.isAtEnd {
      var line = cursor.takeLine()
      switch line.next {
      case nil, "#", ";": continue
      case "[":
        sections.append(INISection(name: try name(&line)))
      default:
        let entry = try entry(&line)
        guard let last = sections.indices.last else {
          throw line.failure(
            "the setting comes before the first section", at: entry.key.place, hint: "put a line [SECTION] before it")
        }
        sections[last].entries.append(entry)
      }
    }
    return sections
  }

  private static func name(_ line: inout ListCursor) throws(Diagnostic) -> PlacedText {
    line.skip()
    let place = line.place
    let name = line.take { $0 != "]" }
    guard line.take("]") else {
      throw line.failure("the name of the section is not closed", hint: "close it with ]")
    }
    return PlacedText(text: name, place: place)
  }

  private static func entry(_ line: inout ListCursor) throws(Diagnostic) -> Entry {
    let place = line.place
    var key = line.take { $0 != "=" }
    guard line.take("=") else {
      throw line.failure(
        "the line is neither [SECTION] nor KEY=VALUE", at: place, hint: "a comment begins with #")
    }
    while key.last == " " || key.last == "\t" { key.removeLast() }
    line.skip { $0 == " " || $0 == "\t" }
    return Entry(key: PlacedText(text: key, place: place), value: line)
  }
}
