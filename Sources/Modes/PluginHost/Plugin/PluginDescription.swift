import InputModes
import KeywrightKeyEvents

/// What a plugin says of itself, checked: its name and its modes.
struct PluginDescription: Hashable, Sendable {
  /// One mode of a plugin.
  struct Mode: Hashable, Sendable {
    /// The name after the plugin's in the mode's id.
    var id: String
    /// The language; empty for none.
    var language = ""
    /// What a menu shows; empty for the id.
    var name = ""
    /// The layouts of the keyboard that the mode brings; empty for none.
    var layouts = ""
    /// Which text of a keystroke it acts on.
    var keystrokeText = KeystrokeTextKind.composed
    /// Whether it is told of the text around the caret.
    var wantsSurroundingText = false
  }

  static let modeLimit = 256
  private static let nameLimit = 64
  private static let textLimit = 256

  /// The name of the plugin.
  let name: String
  /// The modes, in the plugin's order.
  let modes: [Mode]

  init(name: String, modes: [Mode]) throws(AnswerFault) {
    try Self.checkName(name, "name")
    guard !modes.isEmpty else { throw AnswerFault("it has no mode") }
    guard modes.count <= Self.modeLimit else {
      throw .tooMuch("it", modes.count, "modes", limit: Self.modeLimit)
    }
    var ids: Set<String> = []
    for (index, mode) in modes.enumerated() {
      let place = "modes[\(index)]"
      try Self.checkName(mode.id, "\(place).id")
      guard ids.insert(mode.id).inserted else { throw AnswerFault("two modes have the id “\(mode.id)”") }
      try Self.checkText(mode.name, "\(place).name")
      try Self.checkText(mode.layouts, "\(place).layouts")
      guard mode.language.utf8.count <= Self.nameLimit,
        mode.language.utf8.allSatisfy({ Self.isWord($0) || $0 == UInt8(ascii: "-") })
      else {
        throw AnswerFault("\(place).language is not a language tag: letters, digits and hyphens, such as pt-BR")
      }
      guard mode.layouts.isEmpty || KeymapNames(shorthand: mode.layouts).layouts.allSatisfy({ !$0.layout.isEmpty })
      else {
        throw AnswerFault("\(place).layouts names no layout between two commas")
      }
    }
    self.name = name
    self.modes = modes
  }

  /// The id under which people find a mode.
  func id(of mode: Mode) -> InputModeID { InputModeID("plugin:\(name)/\(mode.id)") }

  private static func checkName(_ name: String, _ what: String) throws(AnswerFault) {
    guard (1...nameLimit).contains(name.utf8.count),
      name.utf8.allSatisfy({ isWord($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") })
    else {
      throw AnswerFault("\(what) is not 1 to \(nameLimit) ASCII letters, digits, dots, hyphens or underscores")
    }
  }

  private static func checkText(_ text: String, _ what: String) throws(AnswerFault) {
    guard text.utf8.count <= textLimit else { throw .tooMuch(what, text.utf8.count, "bytes", limit: textLimit) }
    guard !text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
      throw AnswerFault("\(what) holds a control character")
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
