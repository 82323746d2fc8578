import KeywrightDiagnostics
import KeywrightFiles
import KeywrightKeyEvents

extension CompilationReport {
  /// A layout or variant that does not exist.
  var nameError: Diagnostic? {
    guard case .names(let chosen) = input.content else { return nil }
    // What errors of the library quote.
    let named = Set(messages.filter(\.isError).flatMap { QuotedName.all(in: $0.text).map(\.text) })
    for name in chosen.layouts where !name.layout.isEmpty {
      guard let file = path.file("symbols", name.layout) else {
        // A layout that rules rename needs no file of its own.
        guard named.contains("symbols/\(name.layout)") else { continue }
        return .error(
          .unknownLayout, "there is no layout “\(name.layout)” in \(path.list)",
          hint: LayoutSuggestion.hint(for: name.layout, rules: chosen.rules, path)
            ?? "a layout is a file in symbols/; xkb-path adds a folder of your own")
      }
      guard !name.variant.isEmpty else { continue }
      let sections = path.folders.map { "\($0.path)/symbols/\(name.layout)" }.filter { FileKind(path: $0) == .regular }
        .flatMap {
          (try? FileReader.contents(of: $0, limit: XKBFileOutline.sizeLimit).bytes).map {
            XKBFileOutline($0).sections.map(\.name)
          } ?? []
        }
      if sections.contains(name.variant) || !named.contains("\(name.layout)(\(name.variant))") { continue }
      let suggestion = NameSuggestion.nearest(to: name.variant, in: sections)
      return .error(
        .unknownLayout, "the layout “\(name.layout)” has no variant “\(name.variant)”", at: SourcePlace(file: file),
        hint: suggestion.map(NameSuggestion.question) ?? "it has \(sections.prefix(40).joined(separator: ", "))")
    }
    return nil
  }

  /// Rules that cannot be read, or that lead nowhere.
  var rulesError: Diagnostic? {
    guard case .names(let chosen) = input.content else { return nil }
    let relevant = messages.contains { message in
      message.isError && (message.text.contains("rules") || message.text.hasPrefix("No components returned"))
    }
    guard relevant else { return nil }
    var walk = RulesWalk(path)
    _ = walk.error(chosen.rules)
    if let missing = walk.missing.first { return missing.error }
    if let hiding = RulesFile.hidingStock(chosen.rules, path) {
      return RulesFile.hidesStock(hiding, severity: .error, rules: chosen.rules)
    }
    if var mistake = RulesOptions(chosen, path).mistakes.first {
      mistake.severity = .error
      return mistake
    }
    let first = messages.first { $0.isError }
    let at = first.map { place(of: $0) } ?? SourcePlace()
    return .error(
      .keymapDoesNotCompile, "the rules “\(chosen.rules)” give no keymap: \(first?.text ?? "")", at: at,
      hint: "check the rules file, or choose no rules")
  }

  /// Whether a file is one of rules.
  func isRules(_ file: String) -> Bool {
    path.folders.contains { PathText.rest(of: file, in: "\($0.path)/rules") != nil }
  }

  /// What the rules ignored: layouts beyond the fourth, options that they do not know.
  func nameWarnings(_ keymap: Keymap) -> [Diagnostic] {
    guard case .names(let chosen) = input.content else { return [] }
    var warnings = leftOut(chosen, keymap) + optionWarnings(chosen, keymap)
    if let unknown = unknownModel(chosen) { warnings.append(unknown) }
    if let hiding = RulesFile.hidingStock(chosen.rules, path) {
      warnings.append(RulesFile.hidesStock(hiding, severity: .warning, rules: chosen.rules))
    }
    if LibraryFault.partialRules.isPresent(in: .running) {
      warnings += RulesOptions.partialFiles(chosen.rules, path).map { file in
        .warning(
          .partialRulesIgnored, "these rules are ignored: libxkbcommon before 1.13 reads only rules/\(chosen.rules)",
          at: SourcePlace(file: file), hint: "use a newer version, or add them to a rules file of your own")
      }
    }
    return warnings
  }

  /// Layouts that the keymap does not have.
  private func leftOut(_ chosen: ResolvedNames, _ keymap: Keymap) -> [Diagnostic] {
    // Without keys there are no layouts either, and it is not the rules that leave them out.
    guard keymap.layoutCount > 0 else { return [] }
    return chosen.layouts.dropFirst(keymap.layoutCount).map { name in
      let most = input.format.mostLayouts
      guard chosen.layouts.count > most else {
        return .warning(
          .tooManyLayouts, "the layout “\(name)” is left out: the rules “\(chosen.rules)” do nothing with it",
          hint: "add rules for `layout[\(keymap.layoutCount + 1)]`, or choose fewer layouts")
      }
      return .warning(
        .tooManyLayouts,
        "the layout “\(name)” is left out: a keymap has at most \(most == 4 ? "four" : "\(most)") layouts",
        hint: "choose \(most == 4 ? "four" : "\(most)") layouts")
    }
  }

  private func optionWarnings(_ chosen: ResolvedNames, _ keymap: Keymap) -> [Diagnostic] {
    let hasOwnRules = path.own.contains { FileKind(path: "\($0.path)/rules/\(chosen.rules)") != nil }
    guard !chosen.options.isEmpty || hasOwnRules else { return [] }
    let rules = RulesOptions(chosen, path)
    return rules.mistakes + rules.warnings
      + chosen.options.compactMap { option in
        let name = RulesOptions.bare(option)
        guard rules.known.contains(name) else {
          let suggestion = NameSuggestion.nearest(to: name, in: rules.known.sorted())
          return .warning(
            .unknownOption, "the option “\(option)” is unknown and ignored",
            hint: suggestion.map(NameSuggestion.question) ?? "rules/\(chosen.rules).lst lists the options")
        }
        guard let symbols = rules.symbols[name] else {
          return .warning(
            .optionWithoutEffect,
            "the option “\(option)” does nothing: no rule has it for this model and these layouts",
            hint: "look in the rules “\(chosen.rules)” for what it needs")
        }
        guard let key = keyThatIsMissing(symbols, keymap) else { return nil }
        return .warning(
          .optionWithoutEffect,
          "the option “\(option)” does nothing: it is about \(key), and no keycodes name that key",
          hint: "leave it out")
      }
  }

  /// The key of an option's symbols where they are about keys alone that the keymap lacks.
  private func keyThatIsMissing(_ symbols: [String], _ keymap: Keymap) -> String? {
    var missing: String?
    for name in symbols.flatMap({ IncludeNames($0).names }) {
      guard !name.file.contains("%"), let file = path.file("symbols", name.file),
        let bytes = try? FileReader.contents(of: file, limit: XKBFileOutline.sizeLimit).bytes
      else { return nil }
      let outline = XKBFileOutline(bytes)
      guard let section = outline.section(.symbols, named: name.section), section.includes.isEmpty else { return nil }
      let statements = KeyStatement.all(in: section, of: outline)
      guard statements.allSatisfy({ keymap.key(named: $0.key) == nil }) else { return nil }
      missing = missing ?? statements.first?.key
    }
    return missing
  }

  /// A model that no rules tell apart and no list shows: the library takes it for the usual one and says nothing.
  private func unknownModel(_ chosen: ResolvedNames) -> Diagnostic? {
    guard chosen.model != ResolvedNames.usualModel, let known = RulesFile.models(chosen.rules, path),
      !known.contains(chosen.model)
    else { return nil }
    return .warning(
      .unknownModel, "the model “\(chosen.model)” is unknown and ignored",
      hint: NameSuggestion.hint(for: chosen.model, in: known)
        ?? "rules/\(chosen.rules).lst lists the models")
  }
}
