import KeywrightDiagnostics

/// The section `[Layout]` of KDE's `kxkbrc`.
enum KXKBLayouts {
  /// The section with the layouts, marks of KConfig taken off; nil for a file of something else.
  static func section(of sections: [INISection]) -> INISection? {
    let layouts = sections.filter { $0.name.text == "Layout" }
    guard var merged = layouts.first else { return nil }
    merged.entries = layouts.flatMap(\.entries).map { entry in
      var entry = entry
      // `Use[$i]` is the setting `Use` that the user may not change.
      if let mark = entry.key.text.firstRange(of: "[$") { entry.key.text = String(entry.key.text[..<mark.lowerBound]) }
      return entry
    }
    return merged
  }

  static func read(_ section: INISection, _ cursor: ListCursor) throws(Diagnostic) -> ModeList {
    var list = ModeList(.kde)
    list.model = section.value("Model")?.text ?? ""
    list.options = LayoutLists.options(section.value("Options"))
    let use = section.value("Use")
    if let use, !["true", "1", "on", "yes"].contains(use.text.lowercased()) {
      list.ignore(
        "the layouts of KDE are switched off by Use=\(use.text), so the system's count", at: use.place,
        hint: "read the system's own list, /etc/default/keyboard")
      return list
    }
    guard let layouts = section.value("LayoutList") else { return list }
    if use == nil {
      list.ignore(
        "the section has no Use=true, without which KDE takes the system's layouts; these are read nevertheless",
        at: section.name.place, hint: "add Use=true, or read the system's own list, /etc/default/keyboard")
    }
    try LayoutLists.add(layouts: layouts, variants: section.value("VariantList"), to: &list, cursor)
    return list
  }
}
