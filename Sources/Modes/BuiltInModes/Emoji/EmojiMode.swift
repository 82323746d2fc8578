public import InputModes
public import KeywrightKeyEvents

/// The emoji keyboard: a key is an emoji, typed on its own keymap; the search key asks for the mode `emoji:search`.
public struct EmojiMode: InputMethod {
  /// The keysym of the search key in `emoji.xkb`: XF86Search.
  public static let searchKeysym = Keysym(0x1008_FF1B)
  /// The mode that the search key asks for.
  public static let searchMode: InputModeID = "emoji:search"

  /// An emoji keyboard.
  public init() {}

  public var keystrokeText: KeystrokeTextKind { .raw }

  public mutating func handle(_ keystroke: Keystroke) -> InputBatch {
    guard keystroke.types else { return .passed }
    if keystroke.keysyms.single == Self.searchKeysym {
      return InputBatch(modeRequest: .mode(Self.searchMode))
    }
    // Text that is all ASCII is a space, a control character or the letter of a shortcut. A keycap is not: 1️⃣ is a
    // digit with two scalars after it.
    // With Super the keyboard gives its letters, for shortcuts of the desktop; they are nothing to type.
    if keystroke.unconsumed.contains(.mod4) { return .handled }
    let text = keystroke.rawText
    guard text.unicodeScalars.contains(where: { $0.value >= 0xA0 }) else { return .passed }
    return InputBatch(commit: text)
  }
}

extension InputMode {
  /// The mode `emoji`.
  public static var emoji: InputMode {
    InputMode(id: "emoji", primaryLanguage: .emoji, name: "Emoji", keyboard: .bundled("emoji")) { EmojiMode() }
  }
}
