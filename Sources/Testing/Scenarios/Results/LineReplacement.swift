/// What a line of a file has to become so that it says what there was.
public struct LineReplacement: Hashable, Sendable {
  /// The file, as messages name it.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The whole line now, without its line end, by which an editor checks that the file is still the same.
  public var old: String
  /// The whole line as it has to be, indentation and comment kept.
  public var new: String

  /// A line and what it has to become.
  public init(file: String, line: Int, old: String, new: String) {
    self.file = file
    self.line = line
    self.old = old
    self.new = new
  }
}
