/// How completely a sequence spells an emoji, as Unicode's list of emoji says it.
public enum EmojiQualification: Hashable, Sendable {
  /// Every U+FE0F is there: the spelling that keyboards give, and the only one in the RGI set.
  case fullyQualified
  /// The first character shows as an emoji, but a later one lacks its U+FE0F.
  case minimallyQualified
  /// The first character lacks its U+FE0F and may show as text: a bare ❤ or ™.
  case unqualified
  /// A part of emoji, not an emoji by itself: a skin tone or hair.
  case component
}
