public import EmojiPicker
public import InputModes
public import TextFields

/// How a text field of the simulation is set up.
public struct FieldConfiguration: Sendable {
  /// What the field is: one to write in, or the hidden one behind an icon button.
  public enum Kind: Hashable, Sendable {
    /// A text field of many lines.
    case plain
    /// The hidden field of an icon button, what it accepts and when it settles.
    case hidden(accept: GraphemeAcceptance = .any, settle: SettlePolicy = .boundary)
  }

  /// The name by which steps choose the field.
  public var name: String
  /// What the field is.
  public var kind: Kind
  /// What BackSpace deletes.
  public var backspace: BackspaceUnit
  /// The context identifier; nil takes the kind's own: none for a plain field, `""` for a hidden one.
  public var context: String?
  /// Which modes the field would like, the first that is active wins.
  public var preferences: [ModePreference]
  /// The icon that the button has at the start.
  public var icon: String?
  /// The text that is in a plain field at the start; a hidden one begins empty.
  public var initial: String
  /// Whether the field keeps its events until ``Simulator/takeEvents(of:)``.
  public var recordsEvents: Bool

  /// A field; the defaults describe an empty plain one.
  public init(
    name: String = "field", kind: Kind = .plain, backspace: BackspaceUnit = .grapheme, context: String? = nil,
    preferences: [ModePreference] = [], icon: String? = nil, initial: String = "",
    recordsEvents: Bool = false
  ) {
    self.name = name
    self.kind = kind
    self.backspace = backspace
    self.context = context
    self.preferences = preferences
    self.icon = icon
    self.initial = initial
    self.recordsEvents = recordsEvents
  }
}
