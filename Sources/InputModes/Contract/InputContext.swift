public import TextFields

/// What an input method is told of the text field it writes into.
public struct InputContext: Hashable, Sendable {
  /// The field's identifier; nil shares the common memory.
  public var identifier: String?
  /// What the field says of itself: correction, capitalisation, return key.
  public var traits: TextFieldTraits
  /// The text before the caret, at most ``surroundingLimit`` scalars.
  public var textBeforeCaret: String
  /// The text behind the caret, at most ``surroundingLimit`` scalars.
  public var textAfterCaret: String

  /// How many scalars of surrounding text a method gets on each side.
  public static let surroundingLimit = 64

  /// A context; the defaults describe an empty field.
  public init(
    identifier: String? = nil, traits: TextFieldTraits = TextFieldTraits(), textBeforeCaret: String = "",
    textAfterCaret: String = ""
  ) {
    self.identifier = identifier
    self.traits = traits
    self.textBeforeCaret = textBeforeCaret
    self.textAfterCaret = textAfterCaret
  }
}
