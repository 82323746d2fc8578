import InputModes

/// The engines of ibus and fcitx5 that people use, by the names that the two store.
enum EngineTable {
  /// The engine that ibus, and so GNOME, knows by a name; nil for an unknown one.
  static func ibus(_ name: String) -> KnownEngine? {
    let parts = name.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    if parts.count == 3, parts[0] == "m17n" { return KnownEngine(m17nLanguage: parts[1], name: parts[2]) }
    if let engine = ibusEngines[name] ?? sharedEngines[name] { return engine }
    guard parts.count == 2, parts[0] == "table", !parts[1].isEmpty else { return nil }
    return KnownEngine(nil, "a table of ibus-table", nil)
  }

  /// The engine that fcitx5 knows by a name; nil for an unknown one.
  static func fcitx5(_ name: String) -> KnownEngine? {
    let parts = name.split(separator: "_", maxSplits: 2, omittingEmptySubsequences: false)
    if parts.count == 3, parts[0] == "m17n" { return KnownEngine(m17nLanguage: parts[1], name: parts[2]) }
    return fcitx5Engines[name] ?? sharedEngines[name]
  }

  private static let sharedEngines: [String: KnownEngine] = [
    "hangul": KnownEngine("hangul:2", "Hangul", "ko"),
    "chewing": KnownEngine("chewing", "Chewing", "zh-Hant"),
    "rime": KnownEngine("rime", "Rime", "zh"),
    "anthy": KnownEngine(nil, "Anthy", "ja"),
    "kkc": KnownEngine(nil, "Kana Kanji", "ja"),
    "skk": KnownEngine(nil, "SKK", "ja"),
    "pinyin": KnownEngine(nil, "Pinyin", "zh-Hans"),
    "libthai": KnownEngine(nil, "LibThai", "th"),
    "sayura": KnownEngine(nil, "Sayura", "si"),
  ]

  private static let ibusEngines: [String: KnownEngine] = [
    "uniemoji": KnownEngine("emoji:search", "UniEmoji", .emoji),
    "table:emoji-table": KnownEngine("emoji:search", "Emoji table", .emoji),
    "typing-booster": KnownEngine(nil, "Typing Booster", nil),
    "mozc": KnownEngine(nil, "Mozc", "ja"),
    "mozc-jp": KnownEngine(nil, "Mozc", "ja"),
    "mozc-on": KnownEngine(nil, "Mozc", "ja"),
    "mozc-off": KnownEngine(nil, "Mozc", "ja"),
    "libpinyin": KnownEngine(nil, "Intelligent Pinyin", "zh-Hans"),
    "sunpinyin": KnownEngine(nil, "SunPinyin", "zh-Hans"),
    "libbopomofo": KnownEngine(nil, "Bopomofo", "zh-Hant"),
    "bopomofo": KnownEngine(nil, "Bopomofo", "zh-Hant"),
    "libzhuyin": KnownEngine(nil, "New Zhuyin", "zh-Hant"),
    "table:cangjie5": KnownEngine(nil, "Cangjie", "zh-Hant"),
    "table:quick5": KnownEngine(nil, "Quick", "zh-Hant"),
    "table:wubi-jidian86": KnownEngine(nil, "Wubi", "zh-Hans"),
    "Unikey": KnownEngine(nil, "Unikey", "vi"),
    "Bamboo": KnownEngine(nil, "Bamboo", "vi"),
    "OpenBangla": KnownEngine(nil, "OpenBangla", "bn"),
    "ibus-avro": KnownEngine(nil, "Avro", "bn"),
  ]

  private static let fcitx5Engines: [String: KnownEngine] = [
    "mozc": KnownEngine(nil, "Mozc", "ja"),
    "shuangpin": KnownEngine(nil, "Shuangpin", "zh-Hans"),
    "wbx": KnownEngine(nil, "Wubi", "zh-Hans"),
    "wbpy": KnownEngine(nil, "Wubi Pinyin", "zh-Hans"),
    "cangjie5": KnownEngine(nil, "Cangjie", "zh-Hant"),
    "quick5": KnownEngine(nil, "Quick", "zh-Hant"),
    "unikey": KnownEngine(nil, "Unikey", "vi"),
    "bamboo": KnownEngine(nil, "Bamboo", "vi"),
    "openbangla": KnownEngine(nil, "OpenBangla", "bn"),
  ]
}
