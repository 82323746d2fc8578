/// Where in a file (or in an argument such as `-k`) a message points.
public struct SourcePlace: Hashable, Sendable {
  /// The name of the file as the user gave it, or of the argument; nil when there is none.
  public var file: String?
  /// The line, from 1.
  public var line: Int?
  /// The column in Unicode scalars, from 1.
  public var column: Int?

  /// A place in a file; the column means something only beside a line.
  public init(file: String? = nil, line: Int? = nil, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourcePlace: CustomStringConvertible {
  /// `FILE:LINE:COLUMN`, as much of it as is known; empty when nothing is.
  public var description: String {
    var parts: [String] = []
    if let file { parts.append(SafeText.escaped(SafeText.shortened(file))) }
    if let line {
      parts.append(String(line))
      if let column { parts.append(String(column)) }
    }
    return parts.joined(separator: ":")
  }
}
