import KeywrightDiagnostics

/// One setting of a desktop, as dconf and gsettings print it; the value is GVariant text, still to be read.
struct StoredSetting {
  /// The path or the schema: `org/gnome/desktop/input-sources`, `/`.
  var section: String
  var key: String
  var value: ListCursor

  /// Whether the section is this one, or one whose beginning was left out, as `dconf dump DIR` does.
  func isIn(_ path: String) -> Bool { section == "/" || section == path || path.hasSuffix("/" + section) }

  /// The settings of a dump of dconf.
  static func settings(of sections: [INISection]) -> [StoredSetting] {
    sections.flatMap { section in
      section.entries.map { StoredSetting(section: section.name.text, key: $0.key.text, value: $0.value) }
    }
  }

  /// The settings that `gsettings list-recursively` prints: `SCHEMA KEY VALUE`.
  static func listed(_ cursor: ListCursor) throws(Diagnostic) -> [StoredSetting] {
    var cursor = cursor
    var settings: [StoredSetting] = []
    while !cursor.isAtEnd {
      var line = cursor.takeLine()
      let place = line.place
      let schema = line.take { $0 != " " }
      guard !schema.isEmpty, !schema.hasPrefix("#") else { continue }
      line.skip { $0 == " " }
      let key = line.take { $0 != " " }
      line.skip { $0 == " " }
      guard !line.isAtEnd else {
        throw line.failure(
          "the line is not SCHEMA KEY VALUE", at: place, hint: "write it as gsettings list-recursively prints it")
      }
      let section = String(schema.map { $0 == "." ? "/" : $0 })
      settings.append(StoredSetting(section: section, key: key, value: line))
    }
    return settings
  }
}
