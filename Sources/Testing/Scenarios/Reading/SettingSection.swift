import KeywrightDiagnostics
import KeywrightXKB

/// The settings that one file or one scenario states, on top of those that it starts from.
struct SettingSection {
  var settings: ScenarioSettings
  var mark: ScenarioMark?
  /// The fields that this section states itself.
  var ownFields: Set<String> = []
  /// Whether it has been told that there are too many fields.
  var hasTooManyFields = false
  private var own: Set<SettingKeyword> = []

  init(settings: ScenarioSettings = ScenarioSettings(), mark: ScenarioMark? = nil) {
    self.settings = settings
    self.mark = mark
  }

  private static let namedKeymap: [SettingKeyword] = [.layout, .variant, .model, .rules, .options]
  private static let repeatable: Set<SettingKeyword> = [.xkbPath, .plugin, .field]

  /// Notes that a setting is stated here, which may contradict another, and lets go what it replaces.
  mutating func note(_ keyword: SettingKeyword, at place: SourcePlace) throws(Diagnostic) {
    guard own.insert(keyword).inserted || Self.repeatable.contains(keyword) else {
      throw .error(
        .contradictoryOptions, "“\(keyword.rawValue)” is set twice", at: place,
        hint: "leave one of the two out; a scenario may set anew what the file sets")
    }
    switch keyword {
    case .keymap:
      if let other = Self.namedKeymap.first(where: own.contains) { throw contradiction(keyword, other, place) }
      (settings.keyboard.layout, settings.keyboard.variant, settings.keyboard.model) = (nil, nil, nil)
      (settings.keyboard.rules, settings.keyboard.options) = (nil, nil)
    case .layout, .variant, .model, .rules, .options:
      if own.contains(.keymap) { throw contradiction(keyword, .keymap, place) }
      settings.keyboard.keymap = nil
      if keyword == .layout, !own.contains(.variant) { settings.keyboard.variant = nil }
    case .skip, .knownFailure:
      let other: SettingKeyword = keyword == .skip ? .knownFailure : .skip
      if own.contains(other) { throw contradiction(keyword, other, place) }
    case .keymapFormat, .xkbPath, .compose, .cancelled, .modes, .prefer, .plugin, .strict, .timeLimit, .field: break
    }
  }

  private func contradiction(_ a: SettingKeyword, _ b: SettingKeyword, _ place: SourcePlace) -> Diagnostic {
    .error(
      .contradictoryOptions, "“\(a.rawValue)” and “\(b.rawValue)” contradict each other", at: place,
      hint: "leave one of the two out")
  }
}
