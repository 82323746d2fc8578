/// A word or a text in quotation marks.
struct LineToken {
  enum Value: Equatable {
    case word(String)
    case text(String)
  }

  let value: Value
  /// The bytes of the line that it takes up.
  let range: Range<Int>
}
