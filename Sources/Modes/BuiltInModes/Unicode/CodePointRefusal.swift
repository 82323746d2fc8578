/// Why a number is not committed as a character.
enum CodePointRefusal: Error {
  case beyondUnicode(String)
  case surrogate(String)
  case control(String)

  /// The character of a number; tab and newline are the only control characters.
  static func character(_ number: UInt32, digits: String) throws(CodePointRefusal) -> Unicode.Scalar {
    let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    guard let scalar = Unicode.Scalar(number) else {
      throw number > 0x10FFFF ? .beyondUnicode(name) : .surrogate(name)
    }
    switch number {
    case 0x09, 0x0A: return scalar
    case 0..<0x20, 0x7F..<0xA0: throw .control(name)
    default: return scalar
    }
  }

  /// Why, as a sentence without a full stop.
  var message: String {
    switch self {
    case .beyondUnicode(let name): "\(name) is beyond the last code point, U+10FFFF"
    case .surrogate(let name): "\(name) is a surrogate, which is not a character"
    case .control(let name): "\(name) is a control character, which is not text"
    }
  }
}
