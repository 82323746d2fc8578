/// The permanent name of an input mode: `xkb:fr(bepo)`, `emoji`, `hangul:2?reorder=on`.
public struct InputModeID: RawRepresentable, Hashable, Codable, Sendable {
  /// The whole id as written.
  public var rawValue: String

  /// An id as written.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An id as written.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// What comes before the first colon, or the whole id without its options: `xkb`, `emoji`.
  public var family: String { String(body.prefix { $0 != ":" }) }

  /// What comes between the first colon and the options: `fr(bepo)`; nil where there is no colon.
  public var argument: String? {
    let body = body
    guard let colon = body.firstIndex(of: ":") else { return nil }
    return String(body[body.index(after: colon)...])
  }

  /// The options after the question mark, in order: `reorder=on&double=on`; one without `=` has the value `on`.
  public var options: [Option] {
    guard let question = rawValue.firstIndex(of: "?") else { return [] }
    return rawValue[rawValue.index(after: question)...].split(separator: "&").map { part in
      guard let equals = part.firstIndex(of: "=") else { return Option(name: String(part), value: "on") }
      return Option(name: String(part[..<equals]), value: String(part[part.index(after: equals)...]))
    }
  }

  /// One option of an input mode.
  public struct Option: Hashable, Sendable {
    /// The name before the equals sign.
    public var name: String
    /// The value after it.
    public var value: String

    /// An option of an input mode.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  private var body: Substring { rawValue.prefix { $0 != "?" } }
}

extension InputModeID: CustomStringConvertible, ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }

  /// The whole id as written.
  public var description: String { rawValue }
}
