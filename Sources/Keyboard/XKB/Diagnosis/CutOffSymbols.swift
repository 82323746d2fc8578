import KeywrightDiagnostics

/// A type that has fewer levels than a key has symbols.
struct CutOffType: Hashable {
  var name: String
  var levels: Int
  /// The key, in angle brackets.
  var key: String
}

extension LibraryMessage {
  /// The type, in `Type "T" has 1 levels, but <AC01> has 3 levels; Ignoring extra symbols`.
  var typeThatCutsOff: CutOffType? {
    guard text.hasSuffix("Ignoring extra symbols") else { return nil }
    let names = QuotedName.all(in: text)
    guard let type = names.first(where: { $0.kind == .string }), let key = names.first(where: { $0.kind == .key }),
      let levels = text.split(separator: " ").lazy.compactMap({ Int($0) }).first
    else { return nil }
    return CutOffType(name: type.text, levels: levels, key: key.text)
  }
}

extension UserFileLint {
  /// Where a statement gives a key more symbols than the type has that it names itself; nil where none does.
  func placeOfSymbols(cutOffBy type: CutOffType) -> SourcePlace? {
    guard let code = keymap.key(named: type.key) else { return nil }
    let found = statements.first { _, statement in
      keymap.key(named: statement.key) == code
        && statement.symbols.contains {
          $0.levels > type.levels && statement.type(ofLayout: $0.layout) == type.name
        }
    }
    return found.map { $0.own.place(of: $0.statement.token) }
  }
}
