/// The sections of a file in the XKB language, and what each includes.
struct XKBFileOutline {
  /// How large a keymap, a rules file or a part of one may be: the largest of the system's is a twentieth of it.
  static let sizeLimit = 2 << 20
  /// How many layouts any version of the library gives a key.
  static let mostLayouts = 32

  /// A kind of section, by the folder in which files of it lie.
  enum Kind: String, CaseIterable {
    case keycodes, types, compat, symbols, geometry

    init?(keyword: String) {
      switch keyword.lowercased() {
      case "xkb_keycodes": self = .keycodes
      case "xkb_types": self = .types
      case "xkb_compat", "xkb_compat_map", "xkb_compatibility", "xkb_compatibility_map": self = .compat
      case "xkb_symbols": self = .symbols
      case "xkb_geometry": self = .geometry
      default: return nil
      }
    }
  }

  struct Section {
    var kind: Kind
    var name: String
    var isDefault: Bool
    /// The include statements, by the index of the token with the names.
    var includes: [Int]
    /// The tokens between the braces.
    var body: Range<Int>
  }

  let tokens: XKBTokens
  private(set) var sections: [Section] = []
  /// Whether the sections stand in a whole keymap.
  private(set) var isKeymap = false
  /// The first token outside of every section that belongs to none.
  private(set) var garbage: Int?

  /// The first section of each kind and name, and the one that stands for its kind.
  private var named: [Kind: [String: Int]] = [:]
  private var usual: [Kind: Int] = [:]

  private static let flags: Set<String> = [
    "default", "partial", "hidden", "alphanumeric_keys", "modifier_keys", "keypad_keys", "function_keys",
    "alternate_group", "deprecated",
  ]

  init(_ bytes: [UInt8]) {
    tokens = XKBTokens(bytes)
    read()
  }

  private mutating func read() {
    let list = tokens.tokens
    var index = 0
    var isDefault = false
    while index < list.count {
      let token = list[index]
      let word = token.kind == .word ? tokens.text(token) : ""
      if let kind = Kind(keyword: word) {
        index = readSection(kind, isDefault: isDefault, from: index + 1)
        isDefault = false
        continue
      }
      if Self.flags.contains(word.lowercased()) {
        isDefault = isDefault || word.lowercased() == "default"
      } else if ["xkb_keymap", "xkb_semantics", "xkb_layout"].contains(word.lowercased()) {
        isKeymap = true
        if index + 1 < list.count, list[index + 1].kind == .string { index += 1 }
      } else if !tokens.isSymbol(token, ";"),
        !(isKeymap && (tokens.isSymbol(token, "{") || tokens.isSymbol(token, "}")))
      {
        garbage = garbage ?? index
      }
      index += 1
    }
  }

  /// Reads a section whose keyword stands before the index; answers where it ends.
  private mutating func readSection(_ kind: Kind, isDefault: Bool, from start: Int) -> Int {
    let list = tokens.tokens
    var index = start
    var name = ""
    if index < list.count, list[index].kind == .string {
      name = tokens.text(list[index])
      index += 1
    }
    guard index < list.count, tokens.isSymbol(list[index], "{") else { return index }
    index += 1
    let body = index
    var depth = 1
    var includes: [Int] = []
    while index < list.count, depth > 0 {
      let token = list[index]
      if tokens.isSymbol(token, "{") { depth += 1 }
      if tokens.isSymbol(token, "}") { depth -= 1 }
      if depth == 1, token.kind == .string, index > body, isInclude(list[index - 1]) { includes.append(index) }
      index += 1
    }
    let end = depth == 0 ? index - 1 : index
    if named[kind]?[name] == nil { named[kind, default: [:]][name] = sections.count }
    if usual[kind].map({ isDefault && !sections[$0].isDefault }) ?? true { usual[kind] = sections.count }
    sections.append(
      Section(kind: kind, name: name, isDefault: isDefault, includes: includes, body: body..<max(body, end)))
    return index
  }

  private func isInclude(_ token: XKBTokens.Token) -> Bool {
    tokens.isWord(token, "include") || tokens.isWord(token, "override") || tokens.isWord(token, "augment")
      || tokens.isWord(token, "replace") || tokens.isWord(token, "alternate")
  }

  /// The section whose statements stand around a byte; nil where none does.
  func section(at offset: Int) -> Section? {
    let list = tokens.tokens
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      let body = sections[middle].body
      guard let last = list.indices.contains(body.upperBound) ? body.upperBound : body.last else { break }
      if list[last].range.upperBound < offset { low = middle + 1 } else { high = middle }
    }
    guard low < sections.count, let first = sections[low].body.first, list[first].range.lowerBound <= offset else {
      return nil
    }
    return sections[low]
  }

  /// The section that an include statement means: of a name, else the default one, else the first.
  func section(_ kind: Kind, named name: String?) -> Section? {
    let index = if let name { named[kind]?[name] } else { usual[kind] }
    return index.map { sections[$0] }
  }
}
