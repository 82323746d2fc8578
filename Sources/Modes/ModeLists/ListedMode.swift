public import InputModes
public import KeywrightDiagnostics
public import KeywrightKeyEvents

/// An input mode that a system's list names.
public struct ListedMode: Hashable, Sendable {
  /// The id of the mode here: `xkb:fr(bepo)`, `hangul:2`, `emoji`.
  public var id: InputModeID
  /// The language that the list states, or that the engine is known for; nil to take the mode's own.
  public var primaryLanguage: PrimaryLanguage?
  /// What the engine is known as; nil to take the mode's own name.
  public var name: String?
  /// The layout that the list puts under the engine; nil for a layout's own mode, or where the list is silent.
  public var layout: LayoutName?
  /// The entry as the list has it: `fr+bepo`, `m17n:vi:telex`.
  public var entry: String
  /// Where the entry stands.
  public var place: SourcePlace

  /// A mode of a list.
  public init(
    id: InputModeID, primaryLanguage: PrimaryLanguage? = nil, name: String? = nil, layout: LayoutName? = nil,
    entry: String, place: SourcePlace
  ) {
    self.id = id
    self.primaryLanguage = primaryLanguage
    self.name = name
    self.layout = layout
    self.entry = entry
    self.place = place
  }
}
