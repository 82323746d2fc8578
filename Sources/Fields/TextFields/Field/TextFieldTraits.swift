/// What a field asks of the keyboard and how it looks, as `UITextInputTraits` and `UITextField` name it.
public struct TextFieldTraits: Hashable, Sendable {
  /// A help that the system, the field or nobody decides on.
  public enum Help: String, Hashable, Sendable {
    case `default`, no, yes
  }

  /// Which letters become capitals by themselves.
  public enum Autocapitalization: String, Hashable, Sendable {
    case none, words, sentences, allCharacters
  }

  /// What the Return key says.
  public enum ReturnKey: String, Hashable, Sendable {
    case `default`, go, next, search, send, done
  }

  /// What the field is for: an input method may adapt to it.
  public enum Purpose: String, Hashable, Sendable {
    case normal, digits, phone, url, email, password, terminal
  }

  /// A colour of the field.
  public enum Color: String, Hashable, Sendable {
    case `default`, clear
  }

  /// Whether words are corrected.
  public var autocorrection = Help.default
  /// Whether misspelled words are marked.
  public var spellChecking = Help.default
  /// Which letters become capitals by themselves.
  public var autocapitalization = Autocapitalization.sentences
  /// What the Return key says.
  public var returnKey = ReturnKey.default
  /// What the field is for.
  public var purpose = Purpose.normal
  /// The colour of caret and selection.
  public var tintColor = Color.default
  /// The colour of the text.
  public var textColor = Color.default
  /// The colour behind the text.
  public var backgroundColor = Color.default
  /// Whether the field is not drawn at all.
  public var isHidden = false
  /// The context whose input mode is remembered apart; nil shares the memory of all.
  public var contextIdentifier: String?

  /// The traits of a text field that asks for nothing.
  public init() {}

  /// The traits of a field of this kind before anybody changes them.
  public init(_ kind: TextFieldKind) {
    guard kind == .hidden else { return }
    autocorrection = .no
    spellChecking = .no
    autocapitalization = .none
    returnKey = .done
    tintColor = .clear
    textColor = .clear
    backgroundColor = .clear
    isHidden = true
    contextIdentifier = ""
  }
}
