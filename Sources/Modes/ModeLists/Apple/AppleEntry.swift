import InputModes

/// An entry of `AppleKeyboards`, taken apart: `zh_Hans-Pinyin@sw=Pinyin-Simplified;hw=Automatic`.
struct AppleEntry: Hashable {
  /// The language as BCP 47 writes it: `zh-Hans`; `emoji` for emoji.
  var language: String
  /// What the tag adds to the language: `Pinyin`; empty for nothing.
  var method: String
  /// The layout on the screen; nil when the entry states none.
  var software: String?
  /// The layout of a hardware keyboard; nil when the entry states none or leaves it to the system.
  var hardware: String?
  /// Parts after the `@` that are neither.
  var others: [String] = []

  init(_ text: String) {
    let tag = text.prefix { $0 != "@" }
    for part in text.dropFirst(tag.count + 1).split(separator: ";") {
      let value = String(part.drop { $0 != "=" }.dropFirst())
      switch part.prefix(while: { $0 != "=" }) {
      case "sw" where !value.isEmpty: software = value
      case "hw" where !value.isEmpty: hardware = value == "Automatic" ? nil : value
      default: others.append(String(part))
      }
    }
    let base = tag.prefix { $0 != "-" }
    let added = tag.dropFirst(base.count + 1)
    // `sr-Latn` is a language with its script; what follows a region or a script names a method.
    let belongs = !base.contains("_") && (added.utf8.count == 4 || added.utf8.count == 2)
    language = String((belongs ? tag : base).map { $0 == "_" ? "-" : $0 })
    method = belongs ? "" : String(added)
  }

  /// Whether the tag can be a language, and not the identifier of an app.
  var hasLanguage: Bool {
    !language.isEmpty
      && language.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-")
      }
  }
}
