public import InputModes
public import KeywrightKeyEvents
public import KeywrightTyping
public import KeywrightXKB

/// Everything that decides what a simulator makes of keystrokes.
///
/// ```swift
/// var configuration = SimulatorConfiguration(compose: .off)
/// configuration.keymap = .names(KeymapNames(shorthand: "fr(bepo)"))
/// configuration.fields = [FieldConfiguration(initial: "caf")]
/// let simulator = try Simulator(configuration)
/// ```
public struct SimulatorConfiguration: Sendable {
  /// The keymap that serves every mode without a keyboard of its own.
  public var keymap: KeyboardSource
  /// Where keymaps are looked for.
  public var keymapLoader: KeymapLoader
  /// The Compose table.
  public var compose: ComposeSource
  /// Where Compose tables are looked for.
  public var composeLoader: ComposeLoader
  /// What becomes of a key that cancels a Compose sequence.
  public var cancelledKey: CancelledKey
  /// The active modes in the user's order.
  public var modes: [InputMode]
  /// How a mode is chosen for a field.
  public var resolver: ModeResolver
  /// The text fields.
  public var fields: [FieldConfiguration]
  /// Keymaps and Compose tables that are compiled already and may be shared.
  public var compiled: CompiledKeyboards
  /// What is known of typing texts and may be shared.
  public var typingTables: SharedTypingTables
  /// Whether to keep what was typed, press by press, for the outcome; without it memory stays constant.
  public var keepsJournal: Bool

  /// A configuration; the defaults describe a US keyboard with en_US.UTF-8 Compose and one plain field.
  public init(
    keymap: KeyboardSource = .names(KeymapNames(shorthand: "us")), keymapLoader: KeymapLoader = KeymapLoader(),
    compose: ComposeSource = .locale(ComposeSource.defaultLocale), composeLoader: ComposeLoader = ComposeLoader(),
    cancelledKey: CancelledKey = .swallow, modes: [InputMode] = [], resolver: ModeResolver = ModeResolver(),
    fields: [FieldConfiguration] = [FieldConfiguration()], compiled: CompiledKeyboards = CompiledKeyboards(),
    typingTables: SharedTypingTables = SharedTypingTables(),
    keepsJournal: Bool = true
  ) {
    self.keymap = keymap
    self.keymapLoader = keymapLoader
    self.compose = compose
    self.composeLoader = composeLoader
    self.cancelledKey = cancelledKey
    self.modes = modes
    self.resolver = resolver
    self.fields = fields
    self.compiled = compiled
    self.typingTables = typingTables
    self.keepsJournal = keepsJournal
  }
}
