public import InputModes
public import KeywrightDiagnostics
public import KeywrightEmojiNames

/// The mode `emoji:search` and, with `?lang=`, those that search in a further language.
///
/// English and Korean come with Keywright and are always searched. `emoji:search?lang=fr` searches the names and
/// keywords of that language before them, and shows its names beside the candidates. A language is a BCP 47 tag; all
/// but `en` and `ko` need CLDR's annotations, which Debian has in unicode-cldr-core.
public struct EmojiSearchModes: Sendable {
  private let places: [String]

  /// The modes of the system's annotations, which may be in one of these places.
  public init(places: [String] = AnnotationFolder.knownPlaces) { self.places = places }

  /// The mode with this id, its language loaded; throws what keeps it from being one.
  public func mode(_ id: InputModeID) throws(Diagnostic) -> InputMode {
    guard id.rawValue.contains("?") else {
      return InputMode(id: id, primaryLanguage: .emoji, name: "Emoji search") { EmojiSearchMode() }
    }
    guard let option = id.options.first, id.options.count == 1, option.name == "lang" else {
      throw .error(
        .unknownMode, "the mode \(id) has an option that the emoji search does not know",
        hint: "the only option is lang, a language: emoji:search?lang=fr")
    }
    let search = try EmojiSearch(language: option.value, in: places)
    return InputMode(id: id, primaryLanguage: .emoji, name: "Emoji search (\(option.value))") {
      EmojiSearchMode(search)
    }
  }
}
