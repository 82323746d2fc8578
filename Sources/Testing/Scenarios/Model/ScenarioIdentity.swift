public import KeywrightDiagnostics

/// Which scenario it is: what reports call it and where it stands.
public struct ScenarioIdentity: Hashable, Sendable {
  /// The name as written in quotation marks; of a table, the name of the whole table.
  public var name: String
  /// The row of a table; nil for a scenario of its own.
  public var row: Row?
  /// The path of the file, as the user or the folder gave it.
  public var file: String
  /// Where the scenario, or the row, stands.
  public var place: SourcePlace

  /// A row of a table: one case of many.
  public struct Row: Hashable, Sendable {
    /// The number of the row, from 1.
    public var number: Int
    /// What the row calls itself: its first cell as written, or its own name.
    public var label: String

    /// A row with its number from 1.
    public init(number: Int, label: String) {
      self.number = number
      self.label = label
    }
  }

  /// A scenario by its name and place.
  public init(name: String, row: Row? = nil, file: String, place: SourcePlace) {
    self.name = name
    self.row = row
    self.file = file
    self.place = place
  }

  /// The name with the row after it: `dead keys: <AD06> <AD04>`.
  public var title: String { row.map { "\(name): \($0.label)" } ?? name }
}
