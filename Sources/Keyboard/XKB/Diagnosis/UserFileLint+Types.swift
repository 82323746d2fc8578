import KeywrightDiagnostics
import KeywrightKeyEvents

extension UserFileLint {
  /// Entries of the user's key types that never apply as they are written.
  var typeEntries: [Diagnostic] {
    let used = Set(statements.flatMap { $0.statement.types.values })
    var virtual: [String: Modifiers]?
    var warnings: [Diagnostic] = []
    for own in sections where own.section.kind == .types {
      for statement in authored(in: own) {
        guard let type = TypeStatement(statement, of: own.outline) else { continue }
        warnings += undeclaredModifiers(of: type, in: own) + repeatedEntries(of: type, in: own)
        // Of a type that no key of the user has, a whole keymap says much that means nothing.
        guard used.contains(type.name) else { continue }
        let mapping = virtual ?? keymap.virtualModifiers()
        virtual = mapping
        warnings += emptyModifiers(of: type, in: own, mapping)
      }
    }
    return warnings
  }

  private func undeclaredModifiers(of type: TypeStatement, in own: UserSection) -> [Diagnostic] {
    let declared = Set(type.modifiers.map { $0.lowercased() } + ["none"])
    return type.entries.compactMap { entry in
      guard let other = entry.modifiers.first(where: { !declared.contains(text($0, own).lowercased()) }) else {
        return nil
      }
      let name = text(other, own)
      return .warning(
        .typeEntryIgnored,
        "the type \"\(type.name)\" does not look at \(name), so this entry counts as if \(name) were not in it",
        at: own.place(of: other), hint: "add it to the type: `modifiers = …+\(name);`")
    }
  }

  /// Entries that give the same modifiers another level.
  private func repeatedEntries(of type: TypeStatement, in own: UserSection) -> [Diagnostic] {
    var levels: [Set<String>: Int] = [:]
    return type.entries.compactMap { entry in
      guard let level = entry.level, let first = entry.modifiers.first else { return nil }
      let names = Set(entry.modifiers.map { text($0, own).lowercased() })
      guard let earlier = levels.updateValue(level, forKey: names), earlier != level else { return nil }
      return .warning(
        .keyGivenTwice,
        "the type \"\(type.name)\" gives these modifiers level \(earlier + 1) as well; only one of the two entries counts",
        at: own.place(of: first), hint: "leave one of them out")
    }
  }

  /// Entries with a virtual modifier that no key gives.
  private func emptyModifiers(
    of type: TypeStatement, in own: UserSection, _ mapping: [String: Modifiers]
  ) -> [Diagnostic] {
    var seen: Set<String> = []
    return type.entries.flatMap(\.modifiers).compactMap { token in
      let name = text(token, own)
      guard mapping[name]?.isEmpty ?? false, seen.insert(name).inserted else { return nil }
      return .warning(
        .typeEntryIgnored, "no key gives \(name), so what the type \"\(type.name)\" has for it never applies",
        at: own.place(of: token), hint: "add a key that gives \(name), with a `modifier_map` for it")
    }
  }

  private func text(_ token: Int, _ own: UserSection) -> String {
    own.outline.tokens.text(own.outline.tokens.tokens[token])
  }
}
