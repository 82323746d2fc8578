/// What the user wrote, in quotation marks for a message.
public enum Quoted {
  /// The text in quotation marks, cut after `limit` scalars where it is so long that it would hide the message.
  public static func text(_ text: String, limit: Int = 80) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: max(0, limit), limitedBy: scalars.endIndex),
      end != scalars.endIndex
    else { return "“\(text)”" }
    return "“\(String(scalars[..<end]))…”"
  }
}
