import KeywrightDiagnostics

/// The settings of a desktop in which GNOME and ibus keep their lists.
struct DesktopSettings {
  private var sources: StoredSetting?
  private var options: StoredSetting?
  private var model: StoredSetting?
  private var engines: StoredSetting?

  init(_ settings: [StoredSetting]) {
    for setting in settings {
      if setting.isIn("org/gnome/desktop/input-sources") {
        switch setting.key {
        case "sources": sources = setting
        case "xkb-options": options = setting
        case "xkb-model": model = setting
        default: break
        }
      }
      if setting.key == "preload-engines", Self.ibusSections.contains(where: { setting.isIn($0) }) { engines = setting }
    }
  }

  /// dconf's path, and the schema as a path.
  private static let ibusSections = ["desktop/ibus/general", "org/freedesktop/ibus/general"]

  /// Whether one of the lists is there; GNOME's own options beside no list are the list's default.
  var hasList: Bool { sources != nil || options != nil || engines != nil }

  /// GNOME's list, else that of ibus.
  func list(_ cursor: ListCursor) throws(Diagnostic) -> ModeList {
    guard sources != nil || options != nil || engines == nil else { return try enginesList(cursor) }
    guard sources != nil || options != nil else {
      throw .error(
        .modeListUnrecognised, "there are no sources of GNOME and no preload-engines of ibus among the settings",
        at: SourcePlace(file: cursor.file),
        hint: "print them: gsettings list-recursively org.gnome.desktop.input-sources")
    }
    var list =
      if let sources { try GNOMESources.read(GVariantReader.read(sources.value), sources.value) } else {
        ModeList(.gnome)
      }
    list.options = try optionNames(cursor)
    list.model = try modelName(cursor)
    if let engines {
      list.ignore(
        "the preload-engines of ibus are left out, since GNOME goes by its sources", at: engines.value.place,
        hint: "put them in a file of their own to read them")
    }
    return list
  }

  private func enginesList(_ cursor: ListCursor) throws(Diagnostic) -> ModeList {
    guard let engines else { return ModeList(.ibus) }
    return try IBusEngines.read(GVariantReader.read(engines.value), engines.value)
  }

  private func optionNames(_ cursor: ListCursor) throws(Diagnostic) -> [String] {
    guard let options else { return [] }
    let value = try GVariantReader.read(options.value)
    guard let items = value.items else { throw notStrings(options, value.place, "xkb-options") }
    return try items.map { item throws(Diagnostic) in
      guard case .string(let name) = item else { throw notStrings(options, item.place, "xkb-options") }
      return name.text
    }
  }

  private func modelName(_ cursor: ListCursor) throws(Diagnostic) -> String {
    guard let model else { return "" }
    let value = try GVariantReader.read(model.value)
    guard case .string(let name) = value else {
      throw model.value.failure("xkb-model is not a string", at: value.place, hint: "write it as gsettings prints it")
    }
    return name.text
  }

  private func notStrings(_ setting: StoredSetting, _ place: SourcePlace, _ key: String) -> Diagnostic {
    setting.value.failure("\(key) is not an array of strings", at: place, hint: "write it as gsettings prints it")
  }
}
