/// The words of the XKB language that begin a statement or a part of one, in lower case.
enum StatementWords {
  /// What begins a statement in a section of a kind.
  static func keywords(of kind: XKBFileOutline.Kind) -> [String] {
    switch kind {
    case .keycodes: ["alias", "indicator", "maximum", "minimum", "virtual", "include"]
    case .types: ["type", "virtual_modifiers", "include"]
    case .compat: ["interpret", "indicator", "group", "virtual_modifiers", "include"]
    case .symbols: ["key", "name", "modifier_map", "mod_map", "modmap", "virtual_modifiers", "include"]
    case .geometry: []
    }
  }

  /// The kinds of section in which a statement belongs.
  static func homes(of keyword: String) -> [XKBFileOutline.Kind] {
    XKBFileOutline.Kind.allCases.filter { keywords(of: $0).contains(keyword) }
  }

  /// The fields that a statement has between its braces; nil for those that have none, or others.
  static func fields(of keyword: String) -> [String]? {
    switch keyword {
    case "key":
      [
        "type", "symbols", "actions", "vmods", "virtualmods", "virtualmodifiers", "locking", "lock", "locks",
        "radiogroup", "permanentradiogroup", "allownone", "repeat", "repeats", "repeating", "groupswrap", "wrapgroups",
        "groupsclamp", "clampgroups", "groupsredirect", "redirectgroups",
      ]
    case "type": ["modifiers", "map", "preserve", "levelname", "level_name"]
    case "interpret":
      ["action", "virtualmodifier", "virtualmod", "repeat", "locking", "usemodmap", "usemodmapmods"]
    case "indicator":
      [
        "modifiers", "mods", "groups", "controls", "ctrls", "allowexplicit", "whichmodstate", "whichmodifierstate",
        "whichgroupstate", "driveskbd", "driveskeyboard", "leddriveskbd", "leddriveskeyboard", "indicatordriveskbd",
        "indicatordriveskeyboard", "index",
      ]
    default: nil
    }
  }

  /// Whether a field takes a text in quotes.
  static func takesText(_ field: String) -> Bool { ["type", "name", "levelname", "level_name"].contains(field) }

  /// The fields of actions, as they are worth suggesting.
  static let actionFields = [
    "modifiers", "mods", "clearLocks", "latchToLock", "affect", "group", "x", "y", "accel", "button", "count", "value",
    "screen", "same", "controls", "ctrls", "type", "data", "keycode", "unlockOnPress", "lockOnRelease",
  ]
}
