import KeywrightKeyEvents
import KeywrightXKB
import Testing

@Suite struct KeysymTests {
  @Test(
    arguments: [
      (0x61, "a", "a", "A"), (0x20AC, "EuroSign", "€", "EuroSign"), (0x100_20AC, "U20AC", "€", "U20AC"),
      (0xFF0D, "Return", "\r", "Return"), (0xFE51, "dead_acute", "", "dead_acute"),
      (0x2260, "0x00002260", "", "0x00002260"),
      (0xFFB7, "KP_7", "7", "KP_7"), (0, "NoSymbol", "", "NoSymbol"),
      (0x6C6, "Cyrillic_ef", "ф", "Cyrillic_EF"),
    ] as [(UInt32, String, String, String)])
  func nameTextAndCase(_ value: UInt32, _ name: String, _ text: String, _ upper: String) {
    let keysym = Keysym(value)
    #expect(keysym.name == name)
    #expect(keysym.text == text)
    #expect(keysym.uppercased.name == upper)
    #expect(Keysym(name: name) == keysym)
  }

  @Test(arguments: ["", "u20ac", "XK_a", "nosuchsym", "U+20AC"])
  func namesThatAreNone(_ name: String) { #expect(Keysym(name: name) == nil) }

  @Test func scalars() {
    #expect(Keysym(scalar: "a") == Keysym(0x61))
    #expect(Keysym(scalar: "ф")?.text == "ф")
    #expect(Keysym(scalar: "😀") == Keysym(0x101_F600))
  }
}
