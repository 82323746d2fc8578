import Diagnostics
import InputModes
import Keywright
import TextFields

extension FieldOptions {
  /// Reads the options of FIELD.
  static func chosen(_ arguments: ParsedArguments, modes: ChosenModes) throws(UsageError)
    -> FieldConfiguration
  {
    let isHidden = arguments.value("--field") == "hidden"
    if !isHidden, let option = ["--accept", "--settle", "--icon"].first(where: arguments.has) {
      throw UsageError(
        "\(option) is for a hidden field", hint: "add --field hidden, or leave \(option) out",
        code: .contradictoryOptions)
    }
    if isHidden, arguments.has("--initial") {
      throw .contradiction(
        "--field hidden", "--initial",
        hint: "a hidden field begins empty; give the button's icon with --icon, or the text as keystrokes")
    }
    let kind: FieldConfiguration.Kind =
      isHidden
      ? .hidden(
        accept: arguments.value("--accept") == "emoji" ? .emoji : .any,
        settle: arguments.value("--settle") == "immediate" ? .immediate : .boundary)
      : .plain
    return FieldConfiguration(
      kind: kind, backspace: arguments.value("--backspace") == "scalar" ? .scalar : .grapheme, context: modes.context,
      preferences: modes.preferences, icon: arguments.value("--icon"), initial: arguments.value("--initial") ?? "")
  }
}
