import Diagnostics

/// The words of the user's sections, to be looked up again and again.
final class OwnTokens {
  private struct Name: Hashable {
    var text: String
    var kind: XKBTokens.Kind
  }

  let sections: [OwnSection]
  /// Where each word stands first.
  private lazy var first = Self.find(in: sections)
  private lazy var used = Set(sections.map { [$0.file ?? "", "\($0.section.body.lowerBound)"] })

  init(_ sections: [OwnSection]) { self.sections = sections }

  /// The first place where a section writes a token of this text; nil where none does.
  func place(of text: String, kind: XKBTokens.Kind) -> SourcePlace? {
    first[Name(text: text, kind: kind)].map { sections[$0.section].place(of: $0.token) }
  }

  /// Whether a section of a file is one of these.
  func isUsed(_ section: XKBFileOutline.Section, of file: String?) -> Bool {
    used.contains([file ?? "", "\(section.body.lowerBound)"])
  }

  private static func find(in sections: [OwnSection]) -> [Name: (section: Int, token: Int)] {
    var first: [Name: (section: Int, token: Int)] = [:]
    for (number, own) in sections.enumerated() {
      let tokens = own.outline.tokens
      for index in own.section.body where tokens.tokens[index].kind != .symbol {
        let token = tokens.tokens[index]
        let name = Name(text: tokens.text(token), kind: token.kind)
        if first[name] == nil { first[name] = (number, index) }
      }
    }
    return first
  }
}
