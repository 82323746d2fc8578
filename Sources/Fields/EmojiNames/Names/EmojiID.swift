/// The number of an emoji in the tables of this version of the package.
struct EmojiID: Hashable, Sendable {
  /// The line of its family: an emoji with its variants by skin tone.
  var family: Int
  /// Its place in the family: 0 is the emoji without skin tone, where there is one.
  var variant: Int
}
