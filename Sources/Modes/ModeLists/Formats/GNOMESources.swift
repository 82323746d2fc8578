import KeywrightDiagnostics

/// The input sources of GNOME: `[('xkb', 'us'), ('ibus', 'hangul')]`.
enum GNOMESources {
  static func read(_ value: GVariantValue, _ cursor: ListCursor) throws(Diagnostic) -> ModeList {
    var list = ModeList(.gnome)
    guard let items = value.items else {
      throw cursor.failure("the sources are not an array of pairs", at: value.place, hint: hint)
    }
    try ModeList.check(count: items.count, in: cursor)
    for item in items {
      guard case .tuple(let parts, _) = item, parts.count == 2, case .string(let kind) = parts[0],
        case .string(let name) = parts[1]
      else { throw cursor.failure("the source is not a pair of two strings", at: item.place, hint: hint) }
      switch kind.text {
      case "xkb": list.add(ListedLayout(gnome: name.text), entry: name)
      case "ibus": IBusEngines.add(name, to: &list)
      default: list.add(nil, entry: name, kind: "source of the kind \(Quoted.text(kind.text, limit: 60))")
      }
    }
    return list
  }

  private static let hint = "write it as gsettings prints it, such as [('xkb', 'us'), ('ibus', 'hangul')]"
}
