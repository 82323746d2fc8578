import EmojiPicker
import InputModes
import Keywright
import KeywrightDiagnostics
import TextFields

/// Reads the description of a text field.
struct FieldParser {
  private static let kinds = ["plain", "hidden"]
  private static let hiddenWords = ["accept", "settle", "icon"]
  private static let words = ["accept", "settle", "backspace", "context", "prefer", "icon", "initial"]
  private static let fieldLimit = 64

  /// Takes a field over; one of a name that is known already takes its place.
  func read(_ arguments: inout LineArguments, into section: inout SettingSection) throws(Diagnostic) {
    let start = arguments.place
    guard arguments.texts(limit: 1).isEmpty else {
      throw .error(
        .scenarioSyntax, "“field” describes a field, and looks at none", at: start,
        hint: "to check its content, write expect field, as the head of a column too")
    }
    let field = try field(&arguments)
    guard section.ownFields.insert(field.name).inserted else {
      throw .error(
        .contradictoryOptions, "there are two fields of the name \(Quoted.text(field.name))", at: start,
        hint: "give each field a name of its own: field NAME plain")
    }
    if let index = section.settings.fields.firstIndex(where: { $0.name == field.name }) {
      section.settings.fields[index] = field
    } else {
      guard section.settings.fields.count < Self.fieldLimit else {
        guard !section.hasTooManyFields else { return }
        section.hasTooManyFields = true
        throw .error(
          .scenarioTooLarge, "there are more than \(Self.fieldLimit) fields", at: start, hint: "make several scenarios")
      }
      section.settings.fields.append(field)
    }
  }

  private func field(_ arguments: inout LineArguments) throws(Diagnostic) -> FieldConfiguration {
    var field = FieldConfiguration()
    var place = arguments.place
    var kind = try arguments.word("a name, or plain or hidden")
    if !Self.kinds.contains(kind) {
      field.name = kind
      guard !arguments.isEmpty else { throw arguments.missing("its kind: plain or hidden") }
      place = arguments.place
      kind = try arguments.word("its kind: plain or hidden")
    }
    guard Self.kinds.contains(kind) else {
      throw ScenarioMessages.unknownWord(kind, known: Self.kinds, what: "kind of field", place)
    }
    var (acceptance, settling) = (GraphemeAcceptance.any, SettlePolicy.boundary)
    var seen: Set<String> = []
    while !arguments.isEmpty {
      place = arguments.place
      let word = try arguments.choice(Self.words, what: "a property of a field")
      try check(word, isHidden: kind == "hidden", seen: &seen, place)
      switch word {
      case "accept":
        acceptance =
          .init(rawValue: try arguments.choice(GraphemeAcceptance.allCases.map(\.rawValue), what: "a choice")) ?? .any
      case "settle":
        settling =
          .init(rawValue: try arguments.choice(SettlePolicy.allCases.map(\.rawValue), what: "a choice")) ?? .boundary
      case "backspace":
        field.backspace =
          .init(rawValue: try arguments.choice(BackspaceUnit.allCases.map(\.rawValue), what: "a choice")) ?? .grapheme
      case "context": field.context = try arguments.value("an identifier")
      case "prefer": field.preferences = [try arguments.preference()]
      case "icon": field.icon = try arguments.text()
      default: field.initial = try arguments.text()
      }
    }
    if kind == "hidden" { field.kind = .hidden(accept: acceptance, settle: settling) }
    return field
  }

  private func check(_ word: String, isHidden: Bool, seen: inout Set<String>, _ place: SourcePlace) throws(Diagnostic) {
    guard seen.insert(word).inserted else {
      throw .error(.contradictoryOptions, "“\(word)” is set twice", at: place, hint: "leave one of the two out")
    }
    if !isHidden, Self.hiddenWords.contains(word) {
      throw .error(
        .contradictoryOptions, "“\(word)” is for a hidden field", at: place,
        hint: "make the field hidden, or leave \(word) out")
    }
    if isHidden, word == "initial" {
      throw .error(
        .contradictoryOptions, "“initial” is for a plain field", at: place,
        hint: "a hidden field begins empty; give the button's icon with icon \"…\"")
    }
  }
}
