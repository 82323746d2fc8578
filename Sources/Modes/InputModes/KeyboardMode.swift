public import KeywrightKeyEvents

/// The mode of a plain keyboard: every key goes on to the text field with what the layout and Compose made of it.
public struct KeyboardMode: InputMethod {
  /// A mode that passes keys on.
  public init() {}

  public var usesKeys: Bool { false }

  public mutating func handle(_ keystroke: Keystroke) -> InputBatch { .passed }
}

extension InputMode {
  /// The mode `xkb:…` of a layout.
  ///
  /// - Parameters:
  ///   - layouts: one layout or several, as the id shows them: `fr(bepo)`, `us,ru`.
  ///   - keyboard: the keyboard that the mode brings; nil when it types on the keymap that the user chose.
  public static func keyboard(
    layouts: String, primaryLanguage: PrimaryLanguage?, name: String? = nil, keyboard: KeyboardSource?
  ) -> InputMode {
    InputMode(id: InputModeID("xkb:\(layouts)"), primaryLanguage: primaryLanguage, name: name, keyboard: keyboard)
  }
}
