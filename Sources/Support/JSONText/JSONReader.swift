/// Reads JSON text (RFC 8259) strictly: what is not JSON is refused, and nothing is guessed.
///
/// The depth is bounded here, the length by whoever brings the bytes.
public struct JSONReader {
  /// How deeply arrays and objects may be nested.
  public static let depthLimit = 64

  private let bytes: ArraySlice<UInt8>
  private let start: Int
  private var position: Int
  private var depth = 0
  private let verbatim: String?
  private var isVerbatim = false

  private init(_ bytes: ArraySlice<UInt8>, verbatim: String? = nil) {
    self.bytes = bytes
    self.verbatim = verbatim
    start = bytes.startIndex
    position = bytes.startIndex
  }

  /// The one value of a text; the numbers in a member of its object that is named keep their digits.
  public static func value(
    _ bytes: ArraySlice<UInt8>, keepingDigitsIn member: String? = nil
  ) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes, verbatim: member)
    reader.skipSpace()
    let value = try reader.value()
    reader.skipSpace()
    guard reader.next == nil else { throw reader.fault(.trailing) }
    return value
  }

  /// The one value of a text.
  public static func value(_ text: String) throws(JSONError) -> JSONValue { try value(Array(text.utf8)[...]) }

  private var next: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  private func fault(_ reason: JSONError.Reason) -> JSONError { JSONError(reason, at: position - start) }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    switch next {
    case nil: throw fault(.endsEarly)
    case UInt8(ascii: "{"): return .object(try members())
    case UInt8(ascii: "["): return .array(try elements())
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
    for index in 0..<word.utf8CodeUnitCount where !take(word.utf8Start[index]) { throw fault(.expected("a value")) }
    return value
  }

  private mutating func enter() throws(JSONError) {
    guard depth < Self.depthLimit else { throw fault(.tooDeep(Self.depthLimit)) }
    depth += 1
    position += 1
    skipSpace()
  }

  private mutating func elements() throws(JSONError) -> [JSONValue] {
    try enter()
    var elements: [JSONValue] = []
    while !take(UInt8(ascii: "]")) {
      if !elements.isEmpty { try separator("]") }
      elements.append(try value())
      skipSpace()
    }
    depth -= 1
    return elements
  }

  private mutating func members() throws(JSONError) -> [JSONValue.Member] {
    try enter()
    var members: [JSONValue.Member] = []
    var names: Set<[UInt8]> = []
    while !take(UInt8(ascii: "}")) {
      if !members.isEmpty { try separator("}") }
      let place = fault(.expected("the name of a member"))
      guard next == UInt8(ascii: "\"") else { throw next == nil ? fault(.endsEarly) : place }
      let name = try string()
      // Compared as bytes: strings that look the same may be different names.
      guard names.insert(Array(name.utf8)).inserted else {
        throw JSONError(.duplicateName(name), at: place.offset)
      }
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw next == nil ? fault(.endsEarly) : fault(.expected("a colon")) }
      skipSpace()
      if depth == 1 { isVerbatim = name == verbatim }
      members.append(JSONValue.Member(name, try value()))
      skipSpace()
    }
    depth -= 1
    return members
  }

  private mutating func separator(_ close: String) throws(JSONError) {
    guard take(UInt8(ascii: ",")) else {
      throw next == nil ? fault(.endsEarly) : fault(.expected("a comma or \(close)"))
    }
    skipSpace()
  }

  private mutating func number() throws(JSONError) -> JSONValue {
    let first = position
    _ = take(UInt8(ascii: "-"))
    let isZero = next == UInt8(ascii: "0")
    let whole = takeDigits()
    guard whole > 0 else { throw next == nil ? fault(.endsEarly) : fault(.expected("a value")) }
    guard !isZero || whole == 1 else {
      throw JSONError(.expected("a number without leading zeros"), at: first - start)
    }
    if take(UInt8(ascii: ".")) { guard takeDigits() > 0 else { throw fault(.expected("a digit")) } }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      guard takeDigits() > 0 else { throw fault(.expected("a digit")) }
    }
    let text = String(decoding: bytes[first..<position], as: UTF8.self)
    if isVerbatim { return .numeral(text) }
    if let number = Int(text) { return .number(number) }
    guard let number = Double(text), number.isFinite else { throw JSONError(.numberTooLarge, at: first - start) }
    return .decimal(number)
  }

  private mutating func takeDigits() -> Int {
    let first = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    return position - first
  }

  private mutating func string() throws(JSONError) -> String {
    position += 1
    let first = position
    var unescaped: [UInt8] = []
    var plain = position
    while true {
      switch next {
      case nil: throw fault(.endsEarly)
      case UInt8(ascii: "\""):
        unescaped += bytes[plain..<position]
        position += 1
        guard let text = String(validating: unescaped, as: UTF8.self) else {
          throw JSONError(.notUTF8, at: first - start)
        }
        return text
      case UInt8(ascii: "\\"):
        unescaped += bytes[plain..<position]
        unescaped += UTF8.encode(try escape()).map(Array.init) ?? []
        plain = position
      case let byte?:
        guard byte >= 0x20 else { throw fault(.controlCharacter) }
        position += 1
      }
    }
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let place = fault(.unknownEscape)
    position += 1
    guard let byte = next else { throw fault(.endsEarly) }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default: throw place
    }
    let unit = try hexadecimal()
    if let scalar = Unicode.Scalar(UInt32(unit)) { return scalar }
    guard UTF16.isLeadSurrogate(unit), take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
      throw JSONError(.loneSurrogate, at: place.offset)
    }
    let trail = try hexadecimal()
    let value = 0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(trail & 0x3FF))
    guard UTF16.isTrailSurrogate(trail), let scalar = Unicode.Scalar(value) else {
      throw JSONError(.loneSurrogate, at: place.offset)
    }
    return scalar
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next else { throw fault(.endsEarly) }
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        throw fault(.expected("a hexadecimal digit"))
      }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }
}
