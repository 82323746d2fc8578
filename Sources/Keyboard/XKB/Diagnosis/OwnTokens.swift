import KeywrightDiagnostics

/// The words of the user's sections, to be looked up again and again.
final class OwnTokens {
  private struct Name: Hashable {
    var text: String
    var kind: XKBTokens.Kind
  }

  let sections: [UserSection]
  /// Where each word stands first.
  private lazy var first = Self.find(in: sections)
  private lazy var statementsByName = Self.statements(in: sections)
  private lazy var used = Set(sections.map { [$0.file ?? "", "\($0.section.body.lowerBound)"] })

  init(_ sections: [UserSection]) { self.sections = sections }

  /// The first place where a section writes a token of this text; nil where none does.
  func place(of text: String, kind: XKBTokens.Kind) -> SourcePlace? {
    first[Name(text: text, kind: kind)].map { sections[$0.section].place(of: $0.token) }
  }

  /// Whether one statement writes all of the names; of a name that hundreds have, the first hundred count.
  func haveStatement(with names: Set<String>) -> Bool {
    var common: Set<Int>?
    for name in names {
      let statements = Set(statementsByName[name] ?? [])
      common = common?.intersection(statements) ?? statements
      if common?.isEmpty ?? true { return false }
    }
    return true
  }

  private static let mostStatements = 100

  /// The statements that write each name, by a number of their own.
  private static func statements(in sections: [UserSection]) -> [String: [Int]] {
    var found: [String: [Int]] = [:]
    var number = 0
    for own in sections {
      let tokens = own.outline.tokens
      for statement in SectionStatement.all(in: own.section, of: own.outline) {
        number += 1
        for index in statement.body where tokens.tokens[index].kind != .symbol {
          let name = tokens.text(tokens.tokens[index])
          if found[name, default: []].count < mostStatements { found[name, default: []].append(number) }
        }
      }
    }
    return found
  }

  /// Whether a section of a file is one of these.
  func isUsed(_ section: XKBFileOutline.Section, of file: String?) -> Bool {
    used.contains([file ?? "", "\(section.body.lowerBound)"])
  }

  private static func find(in sections: [UserSection]) -> [Name: (section: Int, token: Int)] {
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
