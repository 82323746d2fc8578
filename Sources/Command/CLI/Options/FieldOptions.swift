import EmojiPicker
import InputModes
import Keywright
import KeywrightDiagnostics
import TextFields

/// The options that describe the text field: FIELD of every command that types.
enum FieldOptions {
  /// What kind of field it is.
  private enum FieldForm: String, CaseIterable {
    case plain, hidden
  }

  static let group = CommandSpec.OptionGroup(
    title: "Text field",
    options: [
      OptionSpec(
        .field, choices: FieldForm.allCases.map(\.rawValue),
        help: "a text field, or the hidden one of an icon button (default plain)"),
      OptionSpec(
        .accept, choices: GraphemeAcceptance.allCases.map(\.rawValue),
        help: "what the hidden field takes: any grapheme, or emoji alone (default any)"),
      OptionSpec(
        .settle, choices: SettlePolicy.allCases.map(\.rawValue),
        help: "when it takes a grapheme: once that has ended, or at the first insertion (default boundary)"),
      OptionSpec(
        .backspace, choices: BackspaceUnit.allCases.map(\.rawValue),
        help: "what BackSpace deletes: a whole character, or its last scalar (default grapheme)"),
      OptionSpec(.initial, value: "TEXT", allowsEmpty: true, help: "text that is in the field at the start"),
      OptionSpec(.icon, value: "TEXT", allowsEmpty: true, help: "the icon that the button has at the start"),
    ])
}

extension FieldOptions {
  /// Reads the options of FIELD.
  static func values(of arguments: ParsedArguments, modes: ChosenModes) throws(UsageError)
    -> FieldConfiguration
  {
    let isHidden = arguments.choice(.field) == FieldForm.hidden
    if !isHidden, let option = [.accept, .settle, .icon].first(where: arguments.has) {
      throw UsageError(
        "\(option) is for a hidden field", hint: "add --field hidden, or leave \(option) out",
        code: .contradictoryOptions)
    }
    if isHidden, arguments.has(.initial) {
      throw .contradiction(
        "--field hidden", "--initial",
        hint: "a hidden field begins empty; give the button's icon with --icon, or the text as keystrokes")
    }
    let kind: FieldConfiguration.Kind =
      isHidden
      ? .hidden(
        accept: arguments.choice(.accept) ?? .any,
        settle: arguments.choice(.settle) ?? .boundary)
      : .plain
    return FieldConfiguration(
      kind: kind, backspace: arguments.choice(.backspace) ?? .grapheme, context: modes.context,
      preferences: modes.preferences, icon: arguments.value(.icon), initial: arguments.value(.initial) ?? "")
  }
}
