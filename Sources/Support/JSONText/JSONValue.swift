/// A JSON value; an object keeps the order of its members.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Int)
  /// A number with a fraction or an exponent, or one that is too large for `number`.
  case decimal(Double)
  /// A number in the digits in which it stood, which no other form would keep.
  case numeral(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// One member of an object.
  public struct Member: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: JSONValue

    /// A member of an object.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// An object of these members, in this order; members whose value is nil are left out.
  public static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  /// An array of strings.
  public static func strings(_ strings: some Sequence<String>) -> JSONValue { .array(strings.map(JSONValue.string)) }

  /// The string, or null for nil.
  public static func optional(_ string: String?) -> JSONValue { string.map(JSONValue.string) ?? .null }

  /// The number, or null for nil.
  public static func optional(_ number: Int?) -> JSONValue { number.map(JSONValue.number) ?? .null }
}
