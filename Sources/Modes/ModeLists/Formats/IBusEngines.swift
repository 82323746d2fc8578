import InputModes
import KeywrightDiagnostics
import KeywrightXKB

/// The engines that ibus starts with: `['xkb:us::eng', 'hangul']`.
enum IBusEngines {
  static func read(_ value: GVariantValue, _ cursor: ListCursor) throws(Diagnostic) -> ModeList {
    var list = ModeList(.ibus)
    guard let items = value.items else {
      throw cursor.failure("the engines are not an array of names", at: value.place, hint: hint)
    }
    try ModeList.check(count: items.count, in: cursor)
    for item in items {
      guard case .string(let name) = item else {
        throw cursor.failure("the engine is not a string", at: item.place, hint: hint)
      }
      add(name, to: &list)
    }
    return list
  }

  private static let hint = "write it as gsettings prints it, such as ['xkb:us::eng', 'hangul']"

  /// Adds an engine of ibus, which may be a layout: `xkb:fr:bepo:fra`.
  static func add(_ name: PlacedText, to list: inout ModeList) {
    let parts = name.text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.first == "xkb" else { return list.add(EngineTable.ibus(name.text), entry: name) }
    let layout = parts.count == 4 ? ListedLayout(layout: parts[1], variant: parts[2]) : nil
    // A layout of several languages is listed once for each of them: `xkb:be::fra`, `xkb:be::nld`.
    let language =
      parts.count == 4 && !parts[3].isEmpty ? PrimaryLanguage(RegisteredLayout.tag(ofISO639: parts[3])) : nil
    list.add(layout, entry: name, language: language)
  }
}
