import InputModes
import KeywrightJSONText
import TextFields

extension InputContext {
  /// The context as a program gets it.
  var json: JSONValue {
    .members([
      "identifier": .optional(identifier), "purpose": .string(traits.purpose.rawValue),
      "autocapitalization": .string(traits.autocapitalization.rawValue),
      "autocorrection": .string(traits.autocorrection.rawValue),
      "spellChecking": .string(traits.spellChecking.rawValue), "returnKey": .string(traits.returnKey.rawValue),
      "hidden": .bool(traits.isHidden), "surrounding": surroundingText.json,
    ])
  }
}

extension SurroundingText {
  /// The text around the caret as a program gets it.
  var json: JSONValue { .members(["before": .string(before), "after": .string(after)]) }
}
