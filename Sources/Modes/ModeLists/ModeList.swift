import InputModes
public import KeywrightDiagnostics

/// The input modes that a system has stored as a person's choice, in their order.
public struct ModeList: Hashable, Sendable {
  /// Whose list it is.
  public let format: ModeListFormat
  /// The modes, each once.
  public internal(set) var modes: [ListedMode] = []
  /// The keyboard model that the list states; empty when it states none.
  public internal(set) var model = ""
  /// The XKB options that the list states.
  public internal(set) var options: [String] = []
  /// What could not be taken over, each with its place.
  public internal(set) var warnings: [Diagnostic] = []

  init(_ format: ModeListFormat) { self.format = format }

  /// The greatest number of entries; people have a handful.
  static let maximumCount = 256

  /// Refuses a list that is too long to be anybody's choice.
  static func check(count: Int, of what: String = "entries", in cursor: ListCursor) throws(Diagnostic) {
    guard count > maximumCount else { return }
    throw cursor.failure(
      "the list has \(count) \(what), and more than \(maximumCount) are not read", hint: "shorten the list")
  }

  /// Adds a mode; one that is in the list already counts once.
  mutating func add(_ mode: ListedMode) {
    let isKnown = modes.contains { $0.id == mode.id && $0.primaryLanguage == mode.primaryLanguage }
    guard !isKnown else {
      warnings.append(
        .warning(
          .duplicateMode,
          "the entry \(Quoted.text(mode.entry, limit: 60)) is the mode \(mode.id) again; the first one counts",
          at: mode.place, hint: "list it once"))
      return
    }
    modes.append(mode)
  }

  /// Adds the mode of an engine; one without a counterpart here is a warning that says what is known of it.
  mutating func add(_ engine: KnownEngine?, entry: PlacedText, kind: String = "engine", layout: ListedLayout? = nil) {
    let quoted = Quoted.text(entry.text, limit: 60)
    guard let engine else {
      return warn(.listedModeUnknown, "the \(kind) \(quoted) is not known and is left out", entry)
    }
    guard let id = engine.id else {
      let language = engine.primaryLanguage.map { " for the language \($0)" } ?? ""
      return warn(
        .listedModeUnknown, "the \(kind) \(quoted) is \(engine.name)\(language), for which there is no mode here", entry
      )
    }
    add(
      ListedMode(
        id: id, primaryLanguage: engine.primaryLanguage, name: engine.name, layout: layout?.name, entry: entry.text,
        place: entry.place))
  }

  /// Adds the mode of a layout; a name that can be none is a warning.
  mutating func add(_ layout: ListedLayout?, entry: PlacedText, language: PrimaryLanguage? = nil) {
    guard let layout else {
      return warn(
        .listedModeUnknown, "\(Quoted.text(entry.text, limit: 60)) cannot be the name of a layout and is left out",
        entry)
    }
    add(ListedMode(id: layout.id, primaryLanguage: language, entry: entry.text, place: entry.place))
  }

  private mutating func warn(_ code: DiagnosticCode, _ message: String, _ entry: PlacedText) {
    warnings.append(.warning(code, message, at: entry.place, hint: "name a mode in its place"))
  }

  /// Warns that a part of the file has no say in the result.
  mutating func ignore(_ message: String, at place: SourcePlace, hint: String) {
    warnings.append(.warning(.listPartIgnored, message, at: place, hint: hint))
  }
}
