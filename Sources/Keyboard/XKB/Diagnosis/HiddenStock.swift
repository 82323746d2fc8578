import KeywrightDiagnostics
import KeywrightFiles

/// What a file of the user leaves out that the system's file of the same name, which it hides, has.
struct HiddenStock {
  private let path: SearchPath

  init(_ path: SearchPath) { self.path = path }

  /// A warning for each file of keycodes, types or interpretations that lacks some of the system's.
  func warnings(_ sections: [UserSection]) -> [Diagnostic] {
    var seen: Set<String> = []
    return sections.compactMap { own in
      guard let noun = Self.noun(own.section.kind), let file = own.file, let hidden = path.systemFile(hiddenBy: file),
        seen.insert(file).inserted, let outline = Walk.outline(of: hidden),
        let stock = outline.section(own.section.kind, named: own.section.name)
          ?? outline.section(own.section.kind, named: nil)
      else { return nil }
      var walk = Walk(path: path)
      let wanted = walk.names(stock, of: outline)
      walk = Walk(path: path)
      let lacking = wanted.subtracting(walk.names(own.section, of: own.outline)).sorted()
      guard !lacking.isEmpty else { return nil }
      let shown = lacking.prefix(3).joined(separator: ", ") + (lacking.count > 3 ? " …" : "")
      return .warning(
        .fileHidesStock,
        "this file hides the system's and lacks \(lacking.count) of its \(noun): \(shown)",
        at: SourcePlace(file: file), hint: "start from a copy of \(hidden), or give the file another name")
    }
  }

  /// What the sections of a kind define that keys depend on.
  private static func noun(_ kind: XKBFileOutline.Kind) -> String? {
    switch kind {
    case .keycodes: "keys"
    case .types: "types"
    case .compat: "interpretations"
    // Who writes symbols means to change them.
    case .symbols, .geometry: nil
    }
  }

}

extension HiddenStock {
  /// Gathers what a section and those that it includes define.
  private struct Walk {
    let path: SearchPath
    private var outlines: [String: XKBFileOutline] = [:]
    private var seen: Set<String> = []
    private static let mostSections = 200

    init(path: SearchPath) { self.path = path }

    mutating func names(_ section: XKBFileOutline.Section, of outline: XKBFileOutline) -> Set<String> {
      var names = Set(
        SectionStatement.all(in: section, of: outline).compactMap { Self.name($0.body, section.kind, outline.tokens) })
      for index in section.includes {
        let statement = outline.tokens.unescapedText(outline.tokens.tokens[index])
        for name in IncludeNames(statement).names
        where seen.count < Self.mostSections && seen.insert(name.description).inserted {
          guard let file = path.file(section.kind.rawValue, name.file), let included = self.outline(file),
            let inner = included.section(section.kind, named: name.section)
          else { continue }
          names.formUnion(self.names(inner, of: included))
        }
      }
      return names
    }

    private mutating func outline(_ file: String) -> XKBFileOutline? {
      if let known = outlines[file] { return known }
      let outline = Self.outline(of: file)
      outlines[file] = outline
      return outline
    }

    static func outline(of file: String) -> XKBFileOutline? {
      (try? FileReader.contents(of: file, limit: XKBFileOutline.sizeLimit).bytes).map(XKBFileOutline.init)
    }

    /// `<AD01> = 24`, `alias <X> = …`, `type "X" { … }`, `interpret X+Y { … }`, by what it defines.
    private static func name(_ body: Range<Int>, _ kind: XKBFileOutline.Kind, _ tokens: XKBTokens) -> String? {
      let list = tokens.tokens
      let first = list[body.lowerBound]
      let second = body.dropFirst().first.map { list[$0] }
      switch kind {
      case .keycodes:
        if first.kind == .key { return tokens.text(first) }
        guard tokens.isWord(first, "alias"), let second, second.kind == .key else { return nil }
        return tokens.text(second)
      case .types:
        guard tokens.isWord(first, "type"), let second, second.kind == .string else { return nil }
        return tokens.text(second)
      case .compat:
        guard tokens.isWord(first, "interpret"), let second, second.kind == .word else { return nil }
        let head = body.dropFirst().prefix { !tokens.isSymbol(list[$0], "{") }
        return head.map { tokens.text(list[$0]) }.joined()
      case .symbols, .geometry: return nil
      }
    }
  }
}
