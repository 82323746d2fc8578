import InputModes
import KeywrightDiagnostics
import KeywrightKeyEvents

/// The list `AppleKeyboards` of iOS and its simulators.
enum AppleKeyboards {
  /// Whether a value reads like an entry: `en_US@sw=QWERTY;hw=Automatic`.
  static func isEntry(_ value: GVariantValue) -> Bool {
    guard case .string(let text) = value else { return false }
    return text.text.contains("@sw=") || text.text.contains("@hw=")
  }

  /// Reads the array, or the value of the key `AppleKeyboards` of a dictionary.
  static func read(_ root: PropertyListValue, _ cursor: ListCursor) throws(Diagnostic) -> ModeList {
    var value = root
    if case .dictionary(let members, let place) = root {
      guard let member = members.last(where: { $0.key == "AppleKeyboards" }) else {
        throw cursor.failure("the property list has no key AppleKeyboards", at: place, hint: hint)
      }
      value = member.value
    }
    guard case .array(let items, _) = value else {
      throw cursor.failure("the keyboards are not an array", at: value.place, hint: hint)
    }
    try ModeList.check(count: items.count, in: cursor)
    var list = ModeList(.apple)
    for item in items {
      guard case .string(let text) = item else {
        throw cursor.failure("the keyboard is not a string", at: item.place, hint: hint)
      }
      add(text, to: &list)
    }
    return list
  }

  private static let hint = "print the list: defaults read -g AppleKeyboards"

  private static func add(_ text: PlacedText, to list: inout ModeList) {
    let entry = AppleEntry(text.text)
    if !entry.others.isEmpty {
      list.ignore(
        "\(Quoted.text(entry.others.joined(separator: ";"), limit: 60)) of the keyboard \(Quoted.text(text.text, limit: 60)) is not known and has no say",
        at: text.place, hint: "the parts that are known are sw= and hw=")
    }
    guard entry.hasLanguage else {
      return list.add(KnownEngine(nil, "the keyboard of an app", nil), entry: text, kind: "keyboard")
    }
    if let engine = AppleEngines.engine(entry) {
      list.add(engine, entry: text, kind: "keyboard")
      if engine.id != nil, let hardware = entry.hardware {
        list.ignore(
          "hw=\(hardware) has no say, since the mode \(engine.name) is that of the keyboard on the screen",
          at: text.place, hint: "name the mode that it stands for")
      }
      return
    }
    guard let layout = AppleLayouts.layout(language: entry.language, software: entry.software) else {
      let engine = KnownEngine(
        nil, "the layout \(entry.software ?? "of its language")", PrimaryLanguage(entry.language))
      return list.add(engine, entry: text, kind: "keyboard")
    }
    let name = LayoutName(layout)
    list.add(
      ListedLayout(layout: name.layout, variant: name.variant), entry: text, language: PrimaryLanguage(entry.language))
    if let hardware = entry.hardware, AppleLayouts.layout(language: entry.language, software: hardware) != layout {
      list.ignore(
        "hw=\(hardware) has no say, since the mode is that of the layout on the screen", at: text.place,
        hint: "name a mode of its layout beside it")
    }
  }
}
