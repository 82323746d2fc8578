public import Diagnostics
public import InputModes
public import KeyEvents
public import Keywright
public import XKB

/// What a scenario is played on: the keyboard, the modes and the fields.
public struct ScenarioSettings: Sendable {
  /// Layouts with their variants: `us,fr(bepo)`; nil for the default.
  public var layout: String?
  /// Variants beside the layouts.
  public var variant: String?
  /// Options such as `compose:ralt`.
  public var options: String?
  /// The keyboard model.
  public var model: String?
  /// The rules file.
  public var rules: String?
  /// A whole keymap instead of layouts.
  public var keymap: KeyboardSource?
  /// The format in which names and files are compiled.
  public var keymapFormat = KeymapFormat.v1
  /// Folders of XKB data that are searched first.
  public var xkbPaths: [String] = []
  /// Whether the system's XKB data is searched after them; no file says otherwise.
  public var usesSystemData = true
  /// The Compose table.
  public var compose = ComposeSource.locale(ComposeSource.defaultLocale)
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

  /// A US keyboard and one plain field.
  public init() {}

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
