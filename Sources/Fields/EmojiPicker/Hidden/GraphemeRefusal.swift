public import TextFields

/// Why a hidden field did not take a grapheme.
public enum GraphemeRefusal: Hashable, Sendable {
  /// It is white space, a newline, or a joiner with nothing to join.
  case blank
  /// It is no emoji of the RGI set.
  case notEmoji
  /// It is a character that shows as text by default, without the U+FE0F that makes it an emoji.
  case textByDefault
  /// It is a skin tone or hair, a part of emoji.
  case component
  /// It has more scalars than any grapheme that people type.
  case tooLong(limit: Int)
  /// The text field did not take the insertion.
  case edit(EditRefusal)

  /// What is wrong, one sentence without a full stop.
  public var message: String {
    switch self {
    case .blank: "white space is not taken"
    case .notEmoji: "this is not an emoji of Unicode's RGI set"
    case .textByDefault: "this character is text unless U+FE0F follows it"
    case .component: "this is a part of emoji, not an emoji"
    case .tooLong(let limit): "this grapheme has more than \(limit) Unicode scalars"
    case .edit(let refusal): refusal.message
    }
  }

  /// What the user can do, one sentence without a full stop.
  public var hint: String {
    switch self {
    case .blank: "type a visible character"
    case .notEmoji, .component: "type an emoji, or let the field accept any grapheme"
    case .textByDefault: "type U+FE0F after it, or let the field accept any grapheme"
    case .tooLong: "type a character with fewer combining marks"
    case .edit(let refusal): refusal.hint
    }
  }
}
