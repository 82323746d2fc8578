public import Diagnostics
public import KeyEvents

/// Puts other letters and digits in the place of those that were typed; times, repeats and every other key stay.
///
/// Each press gets a key of its own class by chance, which its repeats and its release then share. Held keys stay different.
public struct KeystrokeAnonymiser<Random: RandomNumberGenerator> {
  private let classes: [AnonymityClass]
  private var random: Random
  /// For each held key that was recorded, the one that is given instead.
  private var given: [KeyCode: KeyCode] = [:]

  /// An anonymiser; `signs`: also exchanges the keys of signs, which give letters on some layouts.
  public init(using random: Random, signs: Bool = false) {
    self.random = random
    classes = [.letters, .digits, .keypadDigits] + (signs ? [.signs] : [])
  }

  /// What stands in the place of a step; throws for a text with a letter that none can stand for.
  public mutating func anonymise(_ action: KeystrokeAction) throws(Diagnostic) -> KeystrokeAction {
    switch action {
    case .wait: return action
    case .key(let event): return .key(KeyEvent(key(event), event.direction, at: event.time))
    case .text(let text, let place): return .text(try anonymised(text, place), place)
    }
  }

  private mutating func key(_ event: KeyEvent) -> KeyCode {
    if let code = given[event.code] {
      if event.direction == .release { given[event.code] = nil }
      return code
    }
    let code = replacement(of: event.code)
    if event.direction == .press { given[event.code] = code }
    return code
  }

  private mutating func replacement(of code: KeyCode) -> KeyCode {
    guard let codes = classes.first(where: { $0.codes.contains(code.rawValue) })?.codes else { return code }
    let free = codes.filter { candidate in !given.values.contains(KeyCode(candidate)) }
    return free.randomElement(using: &random).map { KeyCode($0) } ?? code
  }

  private mutating func anonymised(_ text: String, _ place: SourcePlace) throws(Diagnostic) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x30...0x39: result.append(letter(from: 0x30, count: 10))
      case 0x41...0x5A: result.append(letter(from: 0x41, count: 26))
      case 0x61...0x7A: result.append(letter(from: 0x61, count: 26))
      case 0..<0x80: result.append(scalar)
      default:
        throw .error(
          .textNotAnonymisable, "\(Quoted.text(String(scalar))) has no class of letters to choose another from",
          at: place, hint: "only the letters a to z and digits of texts are exchanged; give the keys themselves")
      }
    }
    return String(result)
  }

  private mutating func letter(from first: UInt8, count: UInt8) -> Unicode.Scalar {
    Unicode.Scalar(first + UInt8.random(in: 0..<count, using: &random))
  }
}
