import Diagnostics

extension OwnFilesCheck {
  /// Entries of the user's key types that name a modifier which the type does not look at.
  var typeEntries: [Diagnostic] {
    var warnings: [Diagnostic] = []
    for own in sections where own.section.kind == .types {
      let tokens = own.outline.tokens
      for statement in authored(in: own) {
        guard let type = TypeStatement(statement, of: own.outline) else { continue }
        let declared = Set(type.modifiers.map { $0.lowercased() } + ["none"])
        for entry in type.entries {
          let other = entry.modifiers.first { !declared.contains(tokens.text(tokens.tokens[$0]).lowercased()) }
          guard let other else { continue }
          let name = tokens.text(tokens.tokens[other])
          warnings.append(
            .warning(
              .typeEntryIgnored,
              "the type \"\(type.name)\" does not look at \(name), so this entry counts as if \(name) were not in it",
              at: own.place(of: other), hint: "add it to the type: `modifiers = …+\(name);`"))
        }
      }
    }
    return warnings
  }
}
