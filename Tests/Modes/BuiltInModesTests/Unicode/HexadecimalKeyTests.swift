import InputModes
import KeywrightKeyEvents
import KeywrightXKB
import Testing

@testable import BuiltInModes

/// Which digits the keys of real layouts stand for.
@Suite struct HexadecimalKeyTests {
  /// The digits of each key of a layout, without and with Shift, by the key's code.
  private struct Found {
    var keysym: Keysym
    var other: Keysym
    var digit: Character?
  }

  private static func found(on keymap: Keymap) -> [(code: UInt16, found: Found)] {
    let symbols = KeySymbols { keymap.keysyms(of: $0, layout: $1, level: $2).single }
    return [2...13, 16...27, 30...41, 43...53, 86...86].flatMap { codes in
      codes.flatMap { code in
        (0...1).map { level in
          let code = UInt16(code)
          let key = KeyCode(code)
          let keysym = symbols.keysym(of: key, layout: 0, level: level)
          let keystroke = Keystroke(
            event: KeyEvent(key, .press), keysyms: .one(keysym), layout: 0, level: level, types: true)
          return (
            code,
            Found(
              keysym: keysym, other: symbols.keysym(of: key, layout: 0, level: 1 - level),
              digit: HexadecimalKey(keystroke, on: symbols).digit)
          )
        }
      }
    }
  }

  private static func ascii(_ keysym: Keysym) -> Character? {
    (0x20...0x7E).contains(keysym.rawValue) ? Character(Unicode.Scalar(UInt8(keysym.rawValue))) : nil
  }

  private static let us: [UInt16: Character] = [
    2: "1", 3: "2", 4: "3", 5: "4", 6: "5", 7: "6", 8: "7", 9: "8", 10: "9", 11: "0", 30: "A", 48: "B", 46: "C",
    32: "D", 18: "E", 33: "F",
  ]

  @Test func `no layout that is listed gives a wrong digit`() throws {
    let loader = KeymapLoader()
    let layouts = try LayoutRegistry(loader, includesExotic: true).layouts
    #expect(layouts.count > 400)
    // The file for a layout of one's own is listed, and is not there.
    for layout in layouts where layout.name.layout != "custom" {
      let keymap = try loader.load(.names(KeymapNames(layouts: [layout.name]))).keymap
      let keys = Self.found(on: keymap)
      let hasLatin = keys.contains { Self.ascii($0.found.keysym)?.isLetter ?? false }
      for (code, found) in keys {
        guard let digit = found.digit else { continue }
        let isGiven = [found.keysym, found.other].contains { Self.ascii($0)?.uppercased() == String(digit) }
        // A letter of Latin script is what it is.
        if Self.ascii(found.keysym)?.isLetter ?? false {
          #expect(Self.ascii(found.keysym)?.uppercased() == String(digit), "\(layout.name) key \(code)")
        }
        // Else it is a digit of another script, or the place of a key on a layout without Latin letters.
        let isNative = found.keysym.rawValue > 0xFF && digit.isNumber
        #expect(isGiven || isNative || !hasLatin && Self.us[code] == digit, "\(layout.name) key \(code) gives \(digit)")
      }
    }
  }

  @Test(
    arguments: [
      // Digits are above letters with signs.
      ("cz", [2: "1", 3: "2", 7: "6", 8: "7", 11: "0"]),
      ("fr", [2: "1", 3: "2", 7: "6", 8: "7", 11: "0", 16: "A", 30: nil]),
      // Digits in an order of their own.
      ("us(dvp)", [2: nil, 3: "7", 4: "5", 5: "3", 6: "1", 7: "9", 8: "0", 9: "2"]),
      // Letters of Latin script are what they are.
      ("tr(f)", [18: nil, 33: "A", 2: "1"]),
      ("lt", [2: nil, 30: "A"]),
      // Letters of other scripts lie where a US keyboard has others.
      ("ru", [30: "A", 18: "E", 2: "1"]), ("gr", [32: "D", 11: "0"]), ("il", [18: "E", 33: "F", 22: nil]),
      // Digits of other scripts have their own values.
      ("in", [2: "1", 11: "0"]), ("th", [3: nil, 4: nil, 48: "B"]),
      // Digits on a third level are not meant.
      ("de(neo)", [33: "E", 34: nil, 51: nil]),
    ] as [(String, [UInt16: String?])])
  func `a key stands for the digit that it gives, or none`(layout: String, digits: [UInt16: String?]) throws {
    let keymap = try KeymapLoader().load(.names(KeymapNames(shorthand: layout))).keymap
    let found = Self.found(on: keymap)
    for (code, digit) in digits {
      let first = found.first { $0.code == code }?.found
      #expect(first?.digit.map { String($0) } == digit, "\(layout) key \(code)")
    }
  }
}
