/// An entry of a list, in quotation marks for a message.
enum QuotedEntry {
  private static let limit = 60

  /// The text in quotation marks, cut where it is so long that it would hide the message.
  static func text(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end != scalars.endIndex
    else { return "“\(text)”" }
    return "“\(String(scalars[..<end]))…”"
  }
}
