public import InputModes
public import KeywrightDiagnostics
import KeywrightHangulMode
public import KeywrightKeyEvents
import KeywrightM17NMode

/// The modes that come with Keywright, by their ids.
public struct ModeCatalogue: Sendable {
  /// What the keyboards of `xkb:…` modes share with the user's keymap: rules, model and options.
  public var keymapNames: KeymapNames
  /// Layouts that are taken from the keymaps that come with Keywright, where the system has no XKB data.
  public var bundledLayouts: Set<String>
  private var languageOfLayout: @Sendable (LayoutName) -> PrimaryLanguage?
  private var descriptionOfLayout: @Sendable (LayoutName) -> String?

  /// A catalogue.
  ///
  /// - Parameters:
  ///   - keymapNames: the rules, model and options for the keyboards that `xkb:…` modes bring.
  ///   - bundledLayouts: layouts that are taken from the keymaps that come with Keywright.
  ///   - languageOfLayout: the main language of a layout, as the system's list of layouts has it.
  ///   - descriptionOfLayout: the name of a layout in a menu.
  public init(
    keymapNames: KeymapNames = KeymapNames(layouts: []), bundledLayouts: Set<String> = [],
    languageOfLayout: @escaping @Sendable (LayoutName) -> PrimaryLanguage? = { _ in nil },
    descriptionOfLayout: @escaping @Sendable (LayoutName) -> String? = { _ in nil }
  ) {
    self.keymapNames = keymapNames
    self.bundledLayouts = bundledLayouts
    self.languageOfLayout = languageOfLayout
    self.descriptionOfLayout = descriptionOfLayout
  }

  /// The forms of id that the catalogue knows, each with what it is; for help and for errors.
  public static let families: [(form: String, summary: String)] = [
    ("xkb:LAYOUT", "a keyboard layout, with its variant in parentheses: xkb:us, xkb:fr(bepo)"),
    ("emoji", "the emoji keyboard: a key is an emoji"),
    (
      "emoji:search",
      "emoji by name: type a word, pick one with a digit or Return; in English, ?lang=fr adds a language; Korean needs a keyboard that gives whole syllables"
    ),
    ("unicode", "characters by code point: Ctrl+Shift+U, hexadecimal digits, Space"),
    ("hangul:KEYBOARD", "Hangul by libhangul: hangul:2, hangul:390, hangul:3f?reorder=on&double=on"),
    ("m17n:LANGUAGE-NAME", "a method of the m17n database: m17n:vi-telex"),
  ]

  /// What the keys of an engine do, by the form of its id; for help.
  public static let keys: [(form: String, summary: String)] = [
    (
      "emoji:search",
      "letters search; 1 to 9 or Return pick, arrows, Page Up, Page Down, Home and End move, Tab shows skin tones and goes back, Escape gives up; what is typed is marked text, and none of it stays"
    ),
    (
      "unicode",
      "Ctrl+Shift+U begins, Space or Return ends, BackSpace takes a digit back, Escape gives up; what is not a character is refused and stays marked"
    ),
    (
      "hangul:KEYBOARD",
      "BackSpace takes a jamo back; F9 or Hanja shows the Hanja of a syllable (1 to 9, arrows, Return, Escape), Hangul goes to Latin and back; options: reorder, double, nonchoseong, each =on or =off"
    ),
    ("m17n:LANGUAGE-NAME", "those of the method; 1 to 0 and arrows choose where it shows candidates"),
  ]

  /// The ids of the modes that this build has and that can be listed: all but those of layouts.
  public static var ids: [InputModeID] {
    ["emoji", "emoji:search", "unicode"] + HangulModes().ids + M17NModes().ids
  }

  /// The mode with exactly this id; nil when there is none.
  public func mode(_ id: InputModeID) -> InputMode? { try? find(id) }

  /// The mode with exactly this id; nil when no family has it, an error when its engine says why not.
  ///
  /// Only the emoji search and the modes of engines know options.
  public func find(_ id: InputModeID) throws(Diagnostic) -> InputMode? {
    switch (id.family, id.argument) {
    case ("hangul", _?):
      return try HangulModes().mode(id)
    case ("m17n", _?):
      return try M17NModes().mode(id)
    case ("emoji", "search"):
      return try EmojiSearchModes().mode(id)
    case _ where id.rawValue.contains("?"):
      return nil
    case ("xkb", let shorthand?):
      return layoutMode(shorthand)
    case ("emoji", nil):
      return .emoji
    case ("unicode", nil):
      return .unicode
    default:
      return nil
    }
  }

  /// The mode that types on the keymap that the user chose, named after its layouts.
  public func keymapMode(layouts: [LayoutName]) -> InputMode {
    keyboardMode(layouts.map(\.description).joined(separator: ","), layouts: layouts, keyboard: nil)
  }

  /// The mode that types on the keymap that the user chose, where that has no layout names.
  public func keymapMode(named name: String) -> InputMode {
    .keyboard(layouts: name, primaryLanguage: nil, keyboard: nil)
  }

  /// The mode that brings its layouts; nil where the name of one is empty, which would stand for any layout.
  private func layoutMode(_ shorthand: String) -> InputMode? {
    let names = KeymapNames(
      shorthand: shorthand, rules: keymapNames.rules, model: keymapNames.model, options: keymapNames.options)
    guard names.layouts.allSatisfy({ !$0.layout.isEmpty }) else { return nil }
    let isBundled = bundledLayouts.contains(shorthand) && names.options.isEmpty
    return keyboardMode(
      shorthand, layouts: names.layouts, keyboard: isBundled ? .bundled(shorthand) : .names(names))
  }

  /// A mode on layouts, with the language of the first, whose name in a menu tells all of them.
  private func keyboardMode(_ shorthand: String, layouts: [LayoutName], keyboard: KeyboardSource?) -> InputMode {
    let descriptions = layouts.compactMap(descriptionOfLayout)
    return .keyboard(
      layouts: shorthand, primaryLanguage: layouts.first.flatMap(languageOfLayout),
      name: descriptions.count == layouts.count && !layouts.isEmpty ? descriptions.joined(separator: ", ") : nil,
      keyboard: keyboard)
  }
}
