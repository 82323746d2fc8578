public import InputModes
public import Keywright
public import KeywrightDiagnostics
import KeywrightKeyEvents
public import KeywrightXKB

/// What a scenario is played on: the keyboard, the modes and the fields.
public struct ScenarioSettings: Sendable {
  /// The keyboard.
  public var keyboard = KeymapSettings()
  /// What becomes of a key that cancels a Compose sequence.
  public var cancelledKey = CancelledKey.swallow
  /// The active modes in the user's order; none for the one on the keymap.
  public var modes: [PlacedModeID] = []
  /// The preference of every field that states none.
  public var preference: ModePreference?
  /// Plugins that bring modes.
  public var plugins: [PlacedPath] = []
  /// Whether a warning that nothing expects is a failure.
  public var isStrict = false
  /// How long the scenario's own clock may run.
  public var timeLimit = Duration.seconds(60)
  /// The fields; none for one plain field.
  public var fields: [FieldConfiguration] = []

  /// Where the settings are stated that a keyboard is made of; of folders, each by its path.
  private var places: [SettingKeyword: SourcePlace] = [:]
  private var pathPlaces: [String: SourcePlace] = [:]

  /// A US keyboard and one plain field.
  public init() {}

  /// Takes note of where a setting has been stated.
  mutating func note(_ keyword: SettingKeyword, at place: SourcePlace) {
    places[keyword] = place
    if keyword == .xkbPath, let path = keyboard.xkbPaths.last { pathPlaces[path] = place }
  }

  /// Moves a message about a setting to where the setting is stated, and lets the message name the file that it was about.
  ///
  /// A message that knows the line of a file stays there.
  func located(_ message: Diagnostic) -> Diagnostic {
    guard message.place.line == nil, let place = place(of: message) else { return message }
    var located = message
    if let file = message.place.file, !message.message.contains(file) {
      located.message = "\(file): \(message.message)"
    }
    located.place = place
    return located
  }

  /// Whether a setting has not been replaced by another one since.
  private func isInForce(_ keyword: SettingKeyword) -> Bool {
    switch keyword {
    case .keymap: keyboard.keymap != nil
    case .layout: keyboard.layout != nil
    case .variant: keyboard.variant != nil
    case .options: keyboard.options != nil
    case .model: keyboard.model != nil
    case .rules: keyboard.rules != nil
    case .skip, .knownFailure, .keymapFormat, .xkbPath, .compose, .cancelled, .modes, .prefer, .plugin, .strict,
      .timeLimit, .field:
      true
    }
  }

  /// Where the setting is stated that a message is probably about; nil where none is.
  private func place(of message: Diagnostic) -> SourcePlace? {
    if let file = message.place.file,
      let path = keyboard.xkbPaths.first(where: { file == $0 || file.hasPrefix("\($0)/") })
    {
      return pathPlaces[path]
    }
    let settings: [SettingKeyword] =
      switch message.code {
      case .unknownOption, .optionWithoutEffect: [.options]
      case .unknownModel: [.model]
      case .unknownLayout: [.layout, .variant]
      case .variantCountDiffers: [.variant, .layout]
      case .keymapFileUnreadable, .notAKeymap: [.keymap]
      case .keymapFormatUnsupported: [.keymapFormat, .keymap]
      case _ where message.code.rawValue.hasPrefix("KW-C"): [.compose]
      // A rules file can be missing; everything else is about what the keymap is made of.
      case _ where message.code.rawValue.hasPrefix("KW-K"): [.keymap, .rules, .layout, .variant, .options, .model]
      default: []
      }
    return settings.lazy.filter(isInForce).compactMap { places[$0] }.first
  }

  /// A mode and where it is asked for.
  public struct PlacedModeID: Hashable, Sendable {
    /// The mode.
    public var id: InputModeID
    /// Where it is asked for.
    public var place: SourcePlace

    /// A mode and where it is asked for.
    public init(id: InputModeID, place: SourcePlace = SourcePlace()) {
      self.id = id
      self.place = place
    }
  }

  /// A path and where it is named.
  public struct PlacedPath: Hashable, Sendable {
    /// The path, from the working folder or absolute.
    public var path: String
    /// Where it is named.
    public var place: SourcePlace

    /// A path and where it is named.
    public init(path: String, place: SourcePlace = SourcePlace()) {
      self.path = path
      self.place = place
    }
  }
}
