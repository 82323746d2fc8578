import InputModes

/// The keyboards of iOS that are more than a layout.
enum AppleEngines {
  /// The engine of an entry; nil where a layout does.
  static func engine(_ entry: AppleEntry) -> KnownEngine? {
    let language = PrimaryLanguage(entry.language)
    switch (entry.language.prefix { $0 != "-" }, entry.software) {
    case ("emoji", _), (_, "Emoji"): return KnownEngine("emoji", "Emoji", .emoji)
    case ("dictation", _): return KnownEngine(nil, "dictation", .dictation)
    case ("ko", nil), ("ko", "Korean"): return KnownEngine("hangul:2", "Hangul", language)
    case ("ko", let software?): return KnownEngine(nil, "Hangul on the layout \(software)", language)
    case ("ja", _): return KnownEngine(nil, name(entry, "Japanese"), language)
    case ("zh", let software?) where software.hasPrefix("Zhuyin") && !software.contains("10"):
      return KnownEngine("chewing", "Zhuyin", language)
    case ("zh", _), ("yue", _): return KnownEngine(nil, name(entry, "Chinese"), language)
    case ("vi", _):
      switch entry.method {
      case "": return nil
      case "Telex", "VNI": return KnownEngine(m17nLanguage: "vi", name: entry.method.lowercased())?.speaking(language)
      default: return KnownEngine(nil, name(entry, "Vietnamese"), language)
      }
    default: return nil
    }
  }

  private static func name(_ entry: AppleEntry, _ language: String) -> String {
    entry.method.isEmpty ? language : "\(language) by \(entry.method)"
  }
}

extension KnownEngine {
  /// The same engine for a language with its region.
  fileprivate func speaking(_ language: PrimaryLanguage) -> KnownEngine { KnownEngine(id, name, language) }
}
