/// Colours for a terminal, or none.
public struct TerminalStyle: Hashable, Sendable {
  private let isColoured: Bool

  /// Text without any escape sequence.
  public static let plain = TerminalStyle(isColoured: false)
  /// Text with ANSI colours.
  public static let coloured = TerminalStyle(isColoured: true)

  private func wrapped(_ text: String, _ parameters: String) -> String {
    isColoured ? "\u{1B}[\(parameters)m\(text)\u{1B}[0m" : text
  }

  /// The style of what stops the work.
  public func error(_ text: String) -> String { wrapped(text, "1;31") }
  /// The style of a warning.
  public func warning(_ text: String) -> String { wrapped(text, "1;33") }
  /// The style of what is good.
  public func good(_ text: String) -> String { wrapped(text, "32") }
  /// The style of a heading.
  public func heading(_ text: String) -> String { wrapped(text, "1") }
  /// The style of what matters less.
  public func faint(_ text: String) -> String { wrapped(text, "2") }
}
