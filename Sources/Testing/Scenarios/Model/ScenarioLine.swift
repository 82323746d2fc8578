public import KeywrightDiagnostics

/// One step or expectation, and where it is written.
public struct ScenarioLine: Sendable {
  /// What a line asks for.
  public enum Action: Sendable {
    /// Something that a person does.
    case step(ScenarioStep)
    /// Something that must be so.
    case expectation(Expectation)
  }

  /// What the line asks for.
  public var action: Action
  /// Where it begins.
  public var place: SourcePlace
  /// The words as written, without indentation and comment; of a table, the column's head and the cell.
  public var text: String
  /// The line of the file and the part of it that states the value.
  public var source: LineSource

  /// A step or expectation.
  public init(_ action: Action, place: SourcePlace, text: String, source: LineSource) {
    self.action = action
    self.place = place
    self.text = text
    self.source = source
  }
}
