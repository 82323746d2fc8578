import EmojiPicker
import InputModes
import KeywrightDiagnostics
import KeywrightKeyEvents

/// Reads steps.
struct StepParser {
  private static let positionLimit = 1 << 30

  let parser: LineParser

  /// The step of a statement that begins with a keyword.
  func step(_ keyword: StepKeyword, _ statement: LineParser.Statement) throws(DiagnosticList) -> ScenarioStep {
    // The rest of such a line is notation, not words and texts.
    if keyword == .keys { return try keys(statement) }
    var arguments = try parser.arguments(statement)
    do throws(Diagnostic) {
      let step = try read(keyword, &arguments)
      try arguments.finish()
      return step
    } catch {
      throw DiagnosticList(error)
    }
  }

  private func read(_ keyword: StepKeyword, _ arguments: inout LineArguments) throws(Diagnostic) -> ScenarioStep {
    switch keyword {
    case .keys: throw ScenarioMessages.missing("the keys", of: "keys", form: keyword.form, arguments.place)
    case .type:
      let place = arguments.place
      return .type(try arguments.text(), place)
    case .wait: return .wait(try parser.duration(&arguments))
    case .focus: return .focus(arguments.optionalWord())
    case .click: return .click(try arguments.number(in: 0...Self.positionLimit, what: "a position"))
    case .select:
      let start = try arguments.number(in: 0...Self.positionLimit, what: "a position")
      let place = arguments.place
      let end = try arguments.number(in: 0...Self.positionLimit, what: "a second position")
      guard start <= end else {
        throw .error(
          .scenarioSyntax, "the selection ends before it begins", at: place, hint: "write the lower position first")
      }
      return .select(start..<end)
    case .paste: return .paste(try arguments.text())
    case .choose: return try choice(&arguments)
    case .mode: return .mode(InputModeID(try arguments.word("the id of a mode")))
    case .globe: return .globe
    case .tap: return .tap(arguments.optionalWord())
    case .longpress: return longPress(&arguments)
    case .save: return .save
    case .blur: return .blur
    }
  }

  private func choice(_ arguments: inout LineArguments) throws(Diagnostic) -> ScenarioStep {
    if let text = arguments.texts(limit: 1).first { return .chooseText(text) }
    return .chooseNumber(try arguments.number(in: 1...10_000, what: "a number from 1, or a text"))
  }

  /// Both a phase and a name may follow, in either order; a phase's word is no name.
  private func longPress(_ arguments: inout LineArguments) -> ScenarioStep {
    var phase = LongPressPhase.began
    var name: String?
    if let word = arguments.optionalWord() {
      if let stated = LongPressPhase(rawValue: word) {
        phase = stated
        name = arguments.optionalWord()
      } else {
        name = word
        if let stated = arguments.optionalWord().flatMap(LongPressPhase.init(rawValue:)) { phase = stated }
      }
    }
    return .longPress(phase, name)
  }

  /// The rest of the line is notation, whose names may be known to the keymap alone.
  private func keys(_ statement: LineParser.Statement) throws(DiagnosticList) -> ScenarioStep {
    let place = statement.line.place(at: statement.rest.lowerBound)
    let notation = statement.line.string(statement.rest)
    guard !notation.isEmpty else {
      throw DiagnosticList(ScenarioMessages.missing("the keys", of: "keys", form: statement.keyword.form, place))
    }
    let foreign = ForeignNames()
    do {
      let sequence = try KeystrokeNotation(names: parser.names).parse(
        notation, at: place, keymapKey: { foreign.placeholder(for: $0) })
      return .keys(
        ScenarioKeys(notation: notation, place: place, sequence: foreign.wereAsked ? nil : sequence))
    } catch {
      throw error
    }
  }

  /// Whether the notation asked for names that only a keymap can have.
  private final class ForeignNames {
    private(set) var wereAsked = false

    func placeholder(for name: String) -> KeyCode? {
      wereAsked = true
      return KeyCode(1)
    }
  }
}
