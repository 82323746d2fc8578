import KeywrightDiagnostics

/// The file `/etc/default/keyboard`: the layouts of the system.
enum KeyboardDefaults {
  static func read(_ cursor: ListCursor) throws(Diagnostic) -> ModeList {
    let assignments = try ShellAssignments(cursor)
    guard assignments.values.keys.contains(where: { $0.hasPrefix("XKB") }) else {
      throw ModeListSyntax.unrecognised(cursor)
    }
    var list = ModeList(.keyboardDefaults)
    list.warnings = assignments.warnings
    list.model = assignments.values["XKBMODEL"]?.text ?? ""
    list.options = LayoutLists.options(assignments.values["XKBOPTIONS"])
    if let layouts = assignments.values["XKBLAYOUT"] {
      try LayoutLists.add(layouts: layouts, variants: assignments.values["XKBVARIANT"], to: &list, cursor)
    }
    return list
  }
}
