import KeywrightKeyEvents
import Testing

@testable import KeywrightXKB

/// Upper case by Unicode's simple mapping, whatever the running library knows.
@Suite struct SimpleUppercaseTests {
  @Test(
    arguments: [
      ("a", "A"), ("ς", "Σ"), ("ı", "I"), ("ß", "ẞ"), ("ÿ", "Ÿ"), ("µ", "Μ"), ("ǆ", "Ǆ"), ("ǅ", "Ǆ"), ("ა", "Ა"),
      ("ⲁ", "Ⲁ"),
      ("ᾀ", "ᾈ"), ("ᾳ", "ᾼ"), ("ŉ", "ŉ"), ("ǰ", "ǰ"), ("ΐ", "ΐ"), ("ﬁ", "ﬁ"), ("1", "1"), ("İ", "İ"),
    ] as [(Unicode.Scalar, Unicode.Scalar)])
  func scalars(_ scalar: Unicode.Scalar, _ upper: Unicode.Scalar) { #expect(scalar.simpleUppercase == upper) }

  /// A keysym keeps its kind: a name stays a name, a code point a code point, unless Latin-1 has the character.
  @Test(
    arguments: [
      (0x7F3, 0x7D2), (0x2B9, 0x49), (0x100_2C81, 0x100_2C80), (0x100_017F, 0x53), (0x100_00E9, 0x100_00E9),
      (0xFF0D, 0xFF0D),
    ] as [(UInt32, UInt32)])
  func keysyms(_ keysym: UInt32, _ upper: UInt32) { #expect(Keysym(keysym).unicodeUppercased == Keysym(upper)) }

  /// From 1.12 on the library's own mapping is that of Unicode 17.
  @Test(.enabled(if: XKBLibrary.running.lowestMinorVersion >= 11)) func theLatestLibraryAgrees() {
    var different: [UInt32] = []
    for value in UInt32(0x100)..<0x1_F000 {
      guard let scalar = Unicode.Scalar(value), let keysym = Keysym(scalar: scalar) else { continue }
      if keysym.unicodeUppercased != keysym.uppercased { different.append(value) }
    }
    #expect(different.count < 60, "\(different.prefix(20).map { String($0, radix: 16) })")
  }
}
