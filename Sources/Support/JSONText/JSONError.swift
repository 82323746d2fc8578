/// Why a text is not the JSON that was expected, and where.
public struct JSONError: Error, Hashable, Sendable {
  /// What is wrong with the text.
  public enum Reason: Hashable, Sendable {
    /// The text ends too early.
    case endsEarly
    /// Something else than this is there.
    case expected(String)
    /// There is more after the value.
    case trailing
    /// A string holds a control character as it is.
    case controlCharacter
    /// A backslash is followed by what is no escape.
    case unknownEscape
    /// An escape is one half of a surrogate pair without the other.
    case loneSurrogate
    /// The bytes are not UTF-8.
    case notUTF8
    /// An object has two members of this name.
    case duplicateName(String)
    /// A number is greater than any that can be kept.
    case numberTooLarge
    /// Arrays and objects are nested more deeply than this.
    case tooDeep(Int)
  }

  /// What is wrong.
  public var reason: Reason
  /// The byte at which it was found, from 0.
  public var offset: Int

  /// A fault at a byte of a text.
  public init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  /// What is wrong, as a part of a sentence: `a string holds a control character at byte 12`.
  public var message: String {
    switch reason {
    case .endsEarly: "it ends too early, at byte \(offset)"
    case .expected(let what): "\(what) should stand at byte \(offset)"
    case .trailing: "unexpected data after the value, at byte \(offset)"
    case .controlCharacter: "a string holds a control character at byte \(offset)"
    case .unknownEscape: "there is an unknown escape at byte \(offset)"
    case .loneSurrogate: "there is half a surrogate pair at byte \(offset)"
    case .notUTF8: "a string is not UTF-8, at byte \(offset)"
    case .duplicateName(let name): "an object has two members “\(Self.shortened(name))”, the second at byte \(offset)"
    case .numberTooLarge: "the number at byte \(offset) is too large"
    case .tooDeep(let limit): "values are nested more than \(limit) deep, at byte \(offset)"
    }
  }

  private static let shownScalars = 80

  /// A name that would not hide the message.
  private static func shortened(_ name: String) -> String {
    let shown = String(String.UnicodeScalarView(name.unicodeScalars.prefix(shownScalars)))
    return shown.utf8.count < name.utf8.count ? "\(shown)…" : name
  }
}
