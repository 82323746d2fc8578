import InputModes

/// What is known of an engine that lists name.
struct KnownEngine: Hashable {
  /// The mode that does the same here; nil when there is none.
  var id: InputModeID?
  /// What people call the engine.
  var name: String
  /// The language it is for; nil for none or several.
  var primaryLanguage: PrimaryLanguage?

  init(_ id: InputModeID?, _ name: String, _ primaryLanguage: PrimaryLanguage?) {
    self.id = id
    self.name = name
    self.primaryLanguage = primaryLanguage
  }

  /// A method of the m17n database; nil where a part of its name is missing or could not be one.
  init?(m17nLanguage language: some StringProtocol, name: some StringProtocol) {
    guard [String(language), String(name)].allSatisfy(Self.canBeM17NName) else { return nil }
    // The database counts what is for no language under `t`.
    let primaryLanguage = language == "t" ? nil : PrimaryLanguage(String(language))
    self.init(InputModeID("m17n:\(language)-\(name)"), "m17n \(language)-\(name)", primaryLanguage)
  }

  private static func canBeM17NName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 64
      && text.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-" || $0 == "_")
      }
  }
}
