/// A duration as the notation writes it: `250us`, `250ms`, `1.5s`.
package enum NotationDuration {
  case duration(Duration)
  /// A number without unit.
  case missingUnit
  /// A number with letters that are no unit.
  case unknownUnit
  /// More decimals than microseconds have.
  case tooFine
  /// More than any clock shows.
  case tooLong
  /// Not of the shape of a duration.
  case other

  private static let maximumMicroseconds = VirtualClock.maximum.wholeMicroseconds

  /// Reads a whole token.
  package init(_ token: Span<UInt8>) {
    var index = 0
    let whole = Self.digits(token, &index)
    guard index > 0 else {
      self = .other
      return
    }
    var fraction: (value: Int64?, count: Int) = (0, 0)
    if index + 1 < token.count, token[index] == 0x2E {
      index += 1
      let start = index
      let value = Self.digits(token, &index)
      fraction = (value, index - start)
      guard fraction.count > 0 else {
        self = .other
        return
      }
    }
    guard index < token.count else {
      self = fraction.count == 0 ? .missingUnit : .unknownUnit
      return
    }
    guard let decimals = Self.decimals(ofUnit: token.extracting(droppingFirst: index)) else {
      self = Self.looksLikeUnit(token.extracting(droppingFirst: index)) ? .unknownUnit : .other
      return
    }
    guard fraction.count <= decimals else {
      self = .tooFine
      return
    }
    guard let whole, whole <= Self.maximumMicroseconds, let part = fraction.value else {
      self = .tooLong
      return
    }
    let (scaled, overflow) = whole.multipliedReportingOverflow(by: Self.powerOfTen(decimals))
    guard !overflow, scaled <= Self.maximumMicroseconds else {
      self = .tooLong
      return
    }
    self = .duration(.microseconds(scaled + part * Self.powerOfTen(decimals - fraction.count)))
  }

  /// The shortest exact form of a duration, to the microsecond.
  static func text(microseconds: Int64) -> String {
    if microseconds % 1_000_000 == 0 { return "\(microseconds / 1_000_000)s" }
    if microseconds % 1000 == 0 { return "\(microseconds / 1000)ms" }
    return "\(microseconds)us"
  }

  /// Nil where the number has more digits than any clock needs.
  private static func digits(_ token: Span<UInt8>, _ index: inout Int) -> Int64? {
    var value: Int64? = 0
    while index < token.count, (0x30...0x39).contains(token[index]) {
      let digit = Int64(token[index] - 0x30)
      value = value.flatMap { $0 < 100_000_000_000_000_000 ? $0 * 10 + digit : nil }
      index += 1
    }
    return value
  }

  /// How many decimals of the unit make a microsecond.
  private static func decimals(ofUnit unit: Span<UInt8>) -> Int? {
    guard unit.count <= 3, let last = unit.indices.last, unit[last] | 0x20 == 0x73 else { return nil }
    switch unit.count {
    case 1: return 6
    case 2 where unit[0] | 0x20 == 0x6D: return 3
    case 2 where unit[0] | 0x20 == 0x75: return 0
    // The micro sign and the Greek letter mu.
    case 3 where unit[0] == 0xC2 && unit[1] == 0xB5 || unit[0] == 0xCE && unit[1] == 0xBC: return 0
    default: return nil
    }
  }

  private static func looksLikeUnit(_ rest: Span<UInt8>) -> Bool {
    guard rest.count <= 7 else { return false }
    for index in rest.indices where !(0x61...0x7A).contains(rest[index] | 0x20) { return false }
    return true
  }

  private static func powerOfTen(_ exponent: Int) -> Int64 {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}
